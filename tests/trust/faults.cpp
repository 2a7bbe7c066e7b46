#include "tests/trust/faults.h"

#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <new>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace longwood::tests::faults {
namespace {

// What happens at which call. Plain data: it must work before and after main.
struct Plan {
    bool ends_the_process = false;
    bool is_set = false;
    Call call = Call::Open;
    int calls_left = 0;
    int error = 0;
    bool happened = false;
};
Plan plan;
std::atomic<long> live = 0;

bool is_due(Call call) {
    if (!plan.is_set || plan.happened) return false;
    const bool counts = plan.ends_the_process ? call != Call::Allocation : call == plan.call;
    if (!counts || --plan.calls_left > 0) return false;
    plan.happened = true;
    return true;
}

// Ends the process or says that the call is to fail.
bool fails(Call call) {
    if (!is_due(call)) return false;
    if (plan.ends_the_process) ::_exit(9);
    errno = plan.error;
    return true;
}

template<class Function>
Function *real(const char *name) {
    return reinterpret_cast<Function *>(::dlsym(RTLD_NEXT, name));
}

} // namespace

const char *name_of(Call call) {
    constexpr const char *names[]{"open", "read",   "write", "fsync", "rename",
                                  "link", "unlink", "mkdir", "flock", "allocation"};
    return names[int(call)];
}

int usual_error(Call call) {
    switch (call) {
    case Call::Open: return EMFILE;
    case Call::Write: return ENOSPC;
    case Call::Link: return EPERM;
    case Call::Mkdir: return ENOSPC;
    case Call::Flock: return ENOLCK;
    default: return EIO;
    }
}

void fail_at(Call call, int nth, int error) {
    plan = {.is_set = true, .call = call, .calls_left = nth, .error = error};
}

void end_at(int nth) { plan = {.ends_the_process = true, .is_set = true, .calls_left = nth}; }

bool stop() {
    plan.is_set = false;
    return plan.happened;
}

long live_allocations() { return live; }

} // namespace longwood::tests::faults

using longwood::tests::faults::Call;
namespace faults = longwood::tests::faults;

extern "C" {

int open(const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    if (faults::fails(Call::Open)) return -1;
    static auto *const next = faults::real<int(const char *, int, ...)>("open");
    return next(path, flags, mode);
}

ssize_t read(int descriptor, void *buffer, size_t count) {
    if (faults::fails(Call::Read)) return -1;
    static auto *const next = faults::real<ssize_t(int, void *, size_t)>("read");
    return next(descriptor, buffer, count);
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
    static auto *const next = faults::real<ssize_t(int, const void *, size_t)>("write");
    if (!faults::is_due(Call::Write)) return next(descriptor, bytes, count);
    const bool interrupted = !faults::plan.ends_the_process && faults::plan.error == EINTR; // before it began
    if (!interrupted) (void)!next(descriptor, bytes, count / 2);
    if (faults::plan.ends_the_process) ::_exit(9);
    errno = faults::plan.error;
    return -1;
}

int fsync(int descriptor) {
    if (faults::fails(Call::Fsync)) return -1;
    static auto *const next = faults::real<int(int)>("fsync");
    return next(descriptor);
}

int rename(const char *from, const char *to) noexcept {
    if (faults::fails(Call::Rename)) return -1;
    static auto *const next = faults::real<int(const char *, const char *)>("rename");
    return next(from, to);
}

int link(const char *from, const char *to) noexcept {
    if (faults::fails(Call::Link)) return -1;
    static auto *const next = faults::real<int(const char *, const char *)>("link");
    return next(from, to);
}

int unlink(const char *path) noexcept {
    if (faults::fails(Call::Unlink)) return -1;
    static auto *const next = faults::real<int(const char *)>("unlink");
    return next(path);
}

int mkdir(const char *path, mode_t mode) noexcept {
    if (faults::fails(Call::Mkdir)) return -1;
    static auto *const next = faults::real<int(const char *, mode_t)>("mkdir");
    return next(path, mode);
}

int flock(int descriptor, int operation) noexcept {
    if (faults::fails(Call::Flock)) return -1;
    static auto *const next = faults::real<int(int, int)>("flock");
    return next(descriptor, operation);
}

} // extern "C"

void *operator new(std::size_t size) {
    if (faults::fails(Call::Allocation)) throw std::bad_alloc{};
    void *const block = std::malloc(size == 0 ? 1 : size);
    if (!block) throw std::bad_alloc{};
    ++faults::live;
    return block;
}
void operator delete(void *block) noexcept {
    if (block) --faults::live;
    std::free(block);
}
void operator delete(void *block, std::size_t) noexcept { operator delete(block); }
