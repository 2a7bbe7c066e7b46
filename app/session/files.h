// Files that must survive a power cut at any moment. Errors are errno values, 0 is none.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace longwood::session {

/// $XDG_DATA_HOME/longwood, else ~/.local/share/longwood; on Windows Longwood in the player's
/// application data. Empty if there is no home at all.
std::filesystem::path data_folder();
/// $XDG_CONFIG_HOME/longwood, else ~/.config/longwood; on Windows the same as data_folder.
std::filesystem::path config_folder();

struct FileContent {
    std::string text = {};
    int error = 0; // ENOENT: no such file; EFBIG: more than was asked for
};

/// The whole of a regular file of at most `most` bytes. Never waits for a pipe.
FileContent read_file(const std::filesystem::path &path, std::size_t most);

/// The computer is short of something for a moment: an error of read_file that says nothing about
/// the file, which must stay where it is.
bool is_passing(int error);

/// The name under which write_file keeps the copy before: "x.longwood.bak".
std::filesystem::path previous_copy(const std::filesystem::path &path);

/// Replaces a file as a whole or not at all: the text goes to a temporary file beside it
/// and to the disk, what was there before becomes previous_copy, then the new file takes
/// its name. At every moment the file or its previous copy is there, whole. Makes the
/// folder if it is missing. A link is followed, what is no regular file is refused.
int write_file(const std::filesystem::path &path, std::string_view text);

/// The same, but what was there before is not kept.
int write_file_without_copy(const std::filesystem::path &path, std::string_view text);

/// Makes a folder and those above it, where they are missing.
int make_folders(const std::filesystem::path &folder);

struct AsideResult {
    std::filesystem::path other = {};
    int error = 0;
};

/// Gives a damaged file a dated name beside it that nothing had before:
/// "x.damaged-2026-11-30-14-05-09.longwood".
AsideResult set_aside(const std::filesystem::path &path);

/// The same for a file of which a part is damaged: the file stays and is copied, whole or not at all.
/// `word` stands in the name in place of "damaged".
AsideResult copy_aside(const std::filesystem::path &path, const std::string &word = "damaged");

} // namespace longwood::session
