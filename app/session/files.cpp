#include "app/session/files.h"

#include <cerrno>
#include <string>

#include "app/session/disk.h"
#include "app/session/uninterrupted.h"

namespace longwood::session {
namespace {

namespace fs = std::filesystem;

fs::path folder_of(const fs::path &path) { return path.has_parent_path() ? path.parent_path() : fs::path{"."}; }

fs::path with_suffix(fs::path path, const std::string &suffix) { return path += suffix; }

// The file as its previous copy too. By a second name, so that the first is never
// missing; where a file system has no second names, by renaming.
int keep_previous(const fs::path &path) {
    const fs::path second = with_suffix(path, ".bak.tmp");
    int error = give_second_name(path, second);
    if (error == EEXIST) { // left by a program that was stopped
        remove_name(second);
        error = give_second_name(path, second);
    }
    if (error == ENOENT) return 0; // there was none
    return rename_over(error == 0 ? second : path, previous_copy(path));
}

int as_errno(const std::error_code &error) { return error.default_error_condition().value(); }

struct Target {
    fs::path path = {};
    int error = 0;
};

Target target_of(const fs::path &path) {
    Target target{path};
    std::error_code error; // also set where there is simply no such file
    if (fs::is_symlink(uninterrupted(error, [&] { return fs::symlink_status(path, error); }))) {
        target.path = uninterrupted(error, [&] { return fs::weakly_canonical(path, error); });
        if (error) return {path, as_errno(error)};
    }
    const auto status = uninterrupted(error, [&] { return fs::status(target.path, error); });
    if (fs::is_directory(status)) return {path, EISDIR};
    if (fs::exists(status) && !fs::is_regular_file(status)) return {path, EINVAL};
    if (const auto folder = target.path.parent_path(); !folder.empty())
        if (const int refused = make_folders(folder); refused != 0) return {path, refused};
    return target;
}

int replace_file(const fs::path &named, std::string_view text, bool keep_copy) {
    const Target target = target_of(named);
    if (target.error != 0) return target.error;
    const fs::path &path = target.path;
    const fs::path temporary = with_suffix(path, '.' + name_of_process() + ".tmp");
    const fs::path folder = folder_of(path); // nothing that needs memory comes after the last renaming
    int error = write_new(temporary, text);
    if (error == 0 && keep_copy) error = keep_previous(path);
    if (error == 0) error = rename_over(temporary, path);
    if (error != 0) {
        remove_name(temporary);
        return error;
    }
    sync_folder(folder);
    return 0;
}

fs::path dated_name(const fs::path &path, const std::string &word, int attempt) {
    fs::path name = path.stem();
    name += '.' + word + '-' + now_as_text();
    if (attempt > 1) name += '-' + std::to_string(attempt);
    name += path.extension();
    return path.parent_path() / name;
}

constexpr int most_attempts = 100;

} // namespace

bool is_passing(int error) {
    return error == EMFILE || error == ENFILE || error == ENOMEM || error == EINTR || error == EAGAIN;
}

fs::path previous_copy(const fs::path &path) { return with_suffix(path, ".bak"); }

int make_folders(const fs::path &folder) {
    std::error_code error;
    uninterrupted(error, [&] { return fs::create_directories(folder, error); });
    if (!error) return 0;
    std::error_code unknown; // such as a folder that is a link to one
    return fs::is_directory(uninterrupted(unknown, [&] { return fs::status(folder, unknown); })) ? 0 : as_errno(error);
}

int write_file(const fs::path &path, std::string_view text) { return replace_file(path, text, true); }

int write_file_without_copy(const fs::path &path, std::string_view text) { return replace_file(path, text, false); }

AsideResult set_aside(const fs::path &path) {
    for (int attempt = 1; attempt <= most_attempts; ++attempt) {
        const fs::path other = dated_name(path, "damaged", attempt);
        // A second name fails where the name is taken; renaming would overwrite.
        const int refused = give_second_name(path, other);
        if (refused == 0) return {other, remove_name(path)};
        if (refused == EEXIST) continue;
        if (refused == ENOENT) return {.error = ENOENT};
        std::error_code error;
        if (fs::exists(uninterrupted(error, [&] { return fs::symlink_status(other, error); }))) continue;
        return {other, rename_over(path, other)};
    }
    return {.error = EEXIST};
}

AsideResult copy_aside(const fs::path &path, const std::string &word) {
    for (int attempt = 1; attempt <= most_attempts; ++attempt) {
        const fs::path other = dated_name(path, word, attempt);
        const int refused = copy_new(path, other);
        if (refused == 0) {
            sync_folder(folder_of(other));
            return {other};
        }
        if (refused != EEXIST) return {.error = refused};
    }
    return {.error = EEXIST};
}

} // namespace longwood::session
