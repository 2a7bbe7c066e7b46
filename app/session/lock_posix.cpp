#include "app/session/lock.h"

#include <cerrno>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace longwood::session {

Lock::~Lock() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

Lock Lock::try_now(const std::filesystem::path &path) {
    Lock lock;
    std::error_code ignored;
    if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path(), ignored);
    lock.descriptor_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (lock.descriptor_ >= 0 && ::flock(lock.descriptor_, LOCK_EX | LOCK_NB) != 0) lock.taken_ = errno == EWOULDBLOCK;
    return lock;
}

} // namespace longwood::session
