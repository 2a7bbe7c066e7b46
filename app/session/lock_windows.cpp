#include "app/session/lock.h"

#include <fcntl.h>
#include <io.h>
#include <sys/stat.h>

#include <windows.h>

namespace longwood::session {

Lock::~Lock() {
    if (descriptor_ >= 0) ::_close(descriptor_);
}

Lock Lock::try_now(const std::filesystem::path &path) {
    Lock lock;
    std::error_code ignored;
    if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path(), ignored);
    lock.descriptor_ = ::_wopen(path.c_str(), _O_RDWR | _O_CREAT | _O_NOINHERIT | _O_BINARY, _S_IREAD | _S_IWRITE);
    if (lock.descriptor_ < 0) return lock;
    OVERLAPPED from_the_start{};
    const auto file = reinterpret_cast<HANDLE>(::_get_osfhandle(lock.descriptor_));
    if (!::LockFileEx(file, LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &from_the_start)) {
        const DWORD error = ::GetLastError();
        lock.taken_ = error == ERROR_LOCK_VIOLATION || error == ERROR_IO_PENDING;
    }
    return lock;
}

} // namespace longwood::session
