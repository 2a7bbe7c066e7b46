#include "app/session/disk.h"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <ctime>

#include <fcntl.h>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/session/files.h"
#include "app/session/uninterrupted.h"

namespace longwood::session {
namespace {

namespace fs = std::filesystem;

class File {
  public:
    File(const fs::path &path, int flags, mode_t mode = 0)
        : descriptor_(uninterrupted([&] { return ::open(path.c_str(), flags | O_CLOEXEC, mode); })) {}
    File(const File &) = delete;
    File &operator=(const File &) = delete;
    ~File() {
        if (descriptor_ >= 0) ::close(descriptor_);
    }
    bool is_open() const { return descriptor_ >= 0; }
    int descriptor() const { return descriptor_; }

  private:
    int descriptor_;
};

fs::path folder_from(const char *variable, const char *below_home) {
    const char *chosen = std::getenv(variable);
    if (chosen && fs::path{chosen}.is_absolute())
        return fs::path{chosen} / "longwood"; // relative ones are to be ignored
    const char *home = std::getenv("HOME");
    if (!home || !*home) {
        const passwd *user = ::getpwuid(::getuid());
        home = user ? user->pw_dir : nullptr;
    }
    return home && *home ? fs::path{home} / below_home / "longwood" : fs::path{};
}

int write_all(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const auto written = uninterrupted([&] { return ::write(descriptor, text.data(), text.size()); });
        if (written < 0) return errno;
        text.remove_prefix(std::size_t(written));
    }
    return 0;
}

int errno_unless(bool done) { return done ? 0 : errno; }

int sync(int descriptor) {
    return errno_unless(uninterrupted([&] { return ::fsync(descriptor); }) == 0);
}

// 0 and the status of a regular file.
int status_of(const File &file, struct stat &status) {
    if (!file.is_open() || ::fstat(file.descriptor(), &status) != 0) return errno;
    if (S_ISDIR(status.st_mode)) return EISDIR;
    return S_ISREG(status.st_mode) ? 0 : EINVAL;
}

// Hands on the bytes of a file, some at a time, until `take` returns an error.
template<class Take>
int for_all_bytes(const File &file, Take take) {
    char buffer[1 << 16];
    for (;;) {
        const auto count = uninterrupted([&] { return ::read(file.descriptor(), buffer, sizeof buffer); });
        if (count < 0) return errno;
        if (count == 0) return 0;
        if (const int error = take(std::string_view{buffer, std::size_t(count)}); error != 0) return error;
    }
}

// Fills a file that must be new with what `write` puts into it; nothing is left of a failure.
template<class Write>
int make_file(const fs::path &path, mode_t mode, Write write) {
    int error = 0;
    {
        const File file{path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode};
        if (!file.is_open()) return errno;
        error = write(file.descriptor());
        if (error == 0) error = sync(file.descriptor());
    }
    if (error != 0) remove_name(path);
    return error;
}

} // namespace

fs::path data_folder() { return folder_from("XDG_DATA_HOME", ".local/share"); }

fs::path config_folder() { return folder_from("XDG_CONFIG_HOME", ".config"); }

FileContent read_file(const fs::path &path, std::size_t most) {
    const File file{path, O_RDONLY | O_NONBLOCK};
    struct stat status {};
    if (const int error = status_of(file, status); error != 0) return {.error = error};
    FileContent content;
    const int error = for_all_bytes(file, [&](std::string_view bytes) {
        content.text += bytes;
        return content.text.size() > most ? EFBIG : 0;
    });
    return error == 0 ? content : FileContent{.error = error};
}

int write_new(const fs::path &path, std::string_view text) {
    const auto make = [&] {
        return make_file(path, 0644, [&](int descriptor) { return write_all(descriptor, text); });
    };
    const int error = make();
    if (error != EEXIST) return error;
    remove_name(path); // left by a program that was stopped
    return make();
}

int begin_file(const fs::path &path, std::string_view text) {
    const File file{path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_NONBLOCK, 0644};
    struct stat status {};
    if (const int error = status_of(file, status); error != 0) return error;
    return write_all(file.descriptor(), text);
}

int add_to_file(const fs::path &path, std::string_view text, std::size_t size) {
    const File file{path, O_WRONLY | O_APPEND | O_NOFOLLOW | O_NONBLOCK};
    struct stat status {};
    if (const int error = status_of(file, status); error != 0) return error;
    return std::size_t(status.st_size) == size ? write_all(file.descriptor(), text) : EAGAIN;
}

int copy_new(const fs::path &from, const fs::path &to) {
    const File file{from, O_RDONLY | O_NONBLOCK};
    struct stat status {};
    if (const int error = status_of(file, status); error != 0) return error;
    return make_file(to, status.st_mode & 0777, [&](int descriptor) {
        return for_all_bytes(file, [&](std::string_view bytes) { return write_all(descriptor, bytes); });
    });
}

int give_second_name(const fs::path &path, const fs::path &other) {
    return errno_unless(uninterrupted([&] { return ::link(path.c_str(), other.c_str()); }) == 0);
}

int rename_over(const fs::path &from, const fs::path &to) {
    return errno_unless(uninterrupted([&] { return ::rename(from.c_str(), to.c_str()); }) == 0);
}

int remove_name(const fs::path &path) {
    return errno_unless(uninterrupted([&] { return ::unlink(path.c_str()); }) == 0);
}

void sync_folder(const fs::path &folder) {
    const File opened{folder, O_RDONLY | O_DIRECTORY};
    if (opened.is_open()) sync(opened.descriptor());
}

std::string name_of_process() { return std::to_string(::getpid()); }

bool process_runs(long process) { return ::kill(pid_t(process), 0) == 0 || errno != ESRCH; }

std::string now_as_text() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    ::localtime_r(&now, &parts);
    char text[32];
    const auto length = std::strftime(text, sizeof text, "%Y-%m-%d-%H-%M-%S", &parts);
    return {text, length};
}

} // namespace longwood::session
