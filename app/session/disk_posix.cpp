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

namespace longwood::session {
namespace {

namespace fs = std::filesystem;

class File {
  public:
    File(const fs::path &path, int flags, mode_t mode = 0)
        : descriptor_(::open(path.c_str(), flags | O_CLOEXEC, mode)) {}
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
        const auto written = ::write(descriptor, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return errno;
        text.remove_prefix(std::size_t(written));
    }
    return ::fsync(descriptor) == 0 ? 0 : errno;
}

int errno_unless(bool done) { return done ? 0 : errno; }

} // namespace

fs::path data_folder() { return folder_from("XDG_DATA_HOME", ".local/share"); }

fs::path config_folder() { return folder_from("XDG_CONFIG_HOME", ".config"); }

FileContent read_file(const fs::path &path, std::size_t most) {
    const File file{path, O_RDONLY | O_NONBLOCK};
    if (!file.is_open()) return {.error = errno};
    struct stat status {};
    if (::fstat(file.descriptor(), &status) != 0) return {.error = errno};
    if (S_ISDIR(status.st_mode)) return {.error = EISDIR};
    if (!S_ISREG(status.st_mode)) return {.error = EINVAL};
    FileContent content;
    char buffer[1 << 16];
    for (;;) {
        const auto count = ::read(file.descriptor(), buffer, sizeof buffer);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return {.error = errno};
        if (count == 0) return content;
        content.text.append(buffer, std::size_t(count));
        if (content.text.size() > most) return {.error = EFBIG};
    }
}

int write_new(const fs::path &path, std::string_view text) {
    ::unlink(path.c_str());
    int error = 0;
    {
        const File file{path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0644};
        if (!file.is_open()) return errno;
        error = write_all(file.descriptor(), text);
    }
    if (error != 0) ::unlink(path.c_str());
    return error;
}

int give_second_name(const fs::path &path, const fs::path &other) {
    return errno_unless(::link(path.c_str(), other.c_str()) == 0);
}

int rename_over(const fs::path &from, const fs::path &to) {
    return errno_unless(::rename(from.c_str(), to.c_str()) == 0);
}

int remove_name(const fs::path &path) { return errno_unless(::unlink(path.c_str()) == 0); }

void sync_folder(const fs::path &folder) {
    const File opened{folder, O_RDONLY | O_DIRECTORY};
    if (opened.is_open()) ::fsync(opened.descriptor());
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
