// A folder of its own for each test, and the doings of an ordinary user.
#pragma once

#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <string>

#ifdef _WIN32
#include <process.h>
#else
#include <sys/wait.h>
#include <unistd.h>
#endif

#include "engine/path_text.h"

namespace longwood::tests {

class Folder {
  public:
    Folder() {
#ifdef _WIN32
        static int made = 0;
        const std::string name = "longwood-test-" + std::to_string(::_getpid()) + '-' + std::to_string(++made);
        path_ = std::filesystem::temp_directory_path() / name;
        std::filesystem::create_directory(path_);
#else
        std::string name = (std::filesystem::temp_directory_path() / "longwood-test-XXXXXX").native();
        path_ = ::mkdtemp(name.data());
#endif
        std::filesystem::permissions(path_, std::filesystem::perms{0755});
    }
    Folder(const Folder &) = delete;
    Folder &operator=(const Folder &) = delete;
    ~Folder() {
        std::error_code ignored;
        std::filesystem::permissions(path_, std::filesystem::perms{0755}, ignored);
        std::filesystem::remove_all(path_, ignored);
    }
    std::filesystem::path operator/(const std::string &name) const { return path_ / name; }
    const std::filesystem::path &path() const { return path_; }

    /// How many entries' names contain the word.
    int count(const std::string &word, const std::string &below = "") const {
        int entries = 0;
        for (const auto &entry : std::filesystem::directory_iterator{path_ / below})
            entries += text_of_path(entry.path().filename()).find(word) != std::string::npos;
        return entries;
    }

  private:
    std::filesystem::path path_;
};

inline void put_text(const std::filesystem::path &path, const std::string &text) {
    std::filesystem::create_directories(path.parent_path());
    std::ofstream{path, std::ios::binary} << text;
}

inline std::string text_of(const std::filesystem::path &path) {
    std::ifstream file{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{file}, {}};
}

#ifndef _WIN32
/// Runs the check in a process that has no special rights (root may write anywhere) and
/// returns its answer.
inline bool as_ordinary_user(const std::function<bool()> &check) {
    const pid_t child = ::fork();
    if (child == 0) {
        constexpr unsigned nobody = 65534;
        if (::geteuid() == 0 && (::setgid(nobody) != 0 || ::setuid(nobody) != 0)) ::_exit(2);
        ::_exit(check() ? 0 : 1);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}
#endif

} // namespace longwood::tests
