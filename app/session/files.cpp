#include "app/session/files.h"

#include <cerrno>
#include <cstdlib>
#include <ctime>
#include <string>

#include <fcntl.h>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

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

// A new file with that text, safely on the disk; nothing is left of a failure.
int write_new(const fs::path &path, std::string_view text) {
    ::unlink(path.c_str()); // left over from a power cut
    int error = 0;
    {
        const File file{path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0644};
        if (!file.is_open()) return errno;
        error = write_all(file.descriptor(), text);
    }
    if (error != 0) ::unlink(path.c_str());
    return error;
}

// Renames reach the disk with their folder. Some file systems cannot; that costs safety
// at a power cut only, so it is no error.
void sync_folder(const fs::path &folder) {
    const File opened{folder, O_RDONLY | O_DIRECTORY};
    if (opened.is_open()) ::fsync(opened.descriptor());
}

fs::path with_suffix(const fs::path &path, const std::string &suffix) { return path.native() + suffix; }

// The file as its previous copy too. By a second name, so that the first is never
// missing; where a file system has no second names, by renaming.
int keep_previous(const fs::path &path) {
    const fs::path second = with_suffix(path, ".bak.tmp");
    ::unlink(second.c_str());
    if (::link(path.c_str(), second.c_str()) == 0)
        return ::rename(second.c_str(), previous_copy(path).c_str()) == 0 ? 0 : errno;
    if (errno == ENOENT) return 0; // there was none
    return ::rename(path.c_str(), previous_copy(path).c_str()) == 0 ? 0 : errno;
}

struct Target {
    fs::path path = {};
    int error = 0;
};

Target target_of(const fs::path &path) {
    Target target{path};
    std::error_code error; // also set where there is simply no such file
    if (fs::is_symlink(fs::symlink_status(path, error))) {
        target.path = fs::weakly_canonical(path, error);
        if (error) return {path, error.value()};
    }
    const auto status = fs::status(target.path, error);
    if (fs::is_directory(status)) return {path, EISDIR};
    if (fs::exists(status) && !fs::is_regular_file(status)) return {path, EINVAL};
    if (const auto folder = target.path.parent_path(); !folder.empty()) {
        fs::create_directories(folder, error);
        if (error && !fs::is_directory(folder)) return {path, error.value()};
    }
    return target;
}

int replace_file(const fs::path &named, std::string_view text, bool keep_copy) {
    const Target target = target_of(named);
    if (target.error != 0) return target.error;
    const fs::path &path = target.path;
    const fs::path temporary = with_suffix(path, '.' + std::to_string(::getpid()) + ".tmp");
    int error = write_new(temporary, text);
    if (error == 0 && keep_copy) error = keep_previous(path);
    if (error == 0 && ::rename(temporary.c_str(), path.c_str()) != 0) error = errno;
    if (error != 0) {
        ::unlink(temporary.c_str());
        return error;
    }
    sync_folder(path.has_parent_path() ? path.parent_path() : fs::path{"."});
    return 0;
}

std::string now_as_text() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    ::localtime_r(&now, &parts);
    char text[32];
    const auto length = std::strftime(text, sizeof text, "%Y-%m-%d-%H-%M-%S", &parts);
    return {text, length};
}

fs::path dated_name(const fs::path &path, const std::string &word, int attempt) {
    std::string name = path.stem().native() + '.' + word + '-' + now_as_text();
    if (attempt > 1) name += '-' + std::to_string(attempt);
    return path.parent_path() / (name + path.extension().native());
}

constexpr int most_attempts = 100;

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

fs::path previous_copy(const fs::path &path) { return with_suffix(path, ".bak"); }

int write_file(const fs::path &path, std::string_view text) { return replace_file(path, text, true); }

int write_file_without_copy(const fs::path &path, std::string_view text) { return replace_file(path, text, false); }

AsideResult set_aside(const fs::path &path) {
    for (int attempt = 1; attempt <= most_attempts; ++attempt) {
        const fs::path other = dated_name(path, "damaged", attempt);
        // A second name fails where the name is taken; renaming would overwrite.
        if (::link(path.c_str(), other.c_str()) == 0) {
            if (::unlink(path.c_str()) != 0) return {other, errno};
            return {other};
        }
        if (errno == EEXIST) continue;
        if (errno == ENOENT) return {.error = ENOENT};
        std::error_code error;
        if (fs::exists(fs::symlink_status(other, error))) continue;
        fs::rename(path, other, error);
        return {other, error.value()};
    }
    return {.error = EEXIST};
}

AsideResult copy_aside(const fs::path &path, const std::string &word) {
    for (int attempt = 1; attempt <= most_attempts; ++attempt) {
        const fs::path other = dated_name(path, word, attempt);
        std::error_code error;
        if (fs::copy_file(path, other, fs::copy_options::none, error)) return {other};
        if (error != std::errc::file_exists) return {.error = error.value()};
    }
    return {.error = EEXIST};
}

} // namespace longwood::session
