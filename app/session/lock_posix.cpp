#include "app/session/lock.h"

#include <cerrno>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "app/session/files.h"
#include "app/session/uninterrupted.h"

namespace longwood::session {

Lock::~Lock() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

Lock Lock::try_now(const std::filesystem::path &path) {
    Lock lock;
    if (path.has_parent_path()) make_folders(path.parent_path());
    lock.descriptor_ = uninterrupted([&] { return ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644); });
    if (lock.descriptor_ >= 0 && uninterrupted([&] { return ::flock(lock.descriptor_, LOCK_EX | LOCK_NB); }) != 0)
        lock.taken_ = errno == EWOULDBLOCK;
    return lock;
}

} // namespace longwood::session
