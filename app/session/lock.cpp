#include "app/session/lock.h"

#include <chrono>
#include <thread>

namespace longwood::session {

Lock Lock::wait_for(const std::filesystem::path &path) {
    constexpr int attempts = 50;
    for (int i = 0; i < attempts; ++i) {
        Lock lock = try_now(path);
        if (lock.held()) return lock;
        std::this_thread::sleep_for(std::chrono::milliseconds{20});
    }
    return try_now(path);
}

} // namespace longwood::session
