// The few acts on files that every system does in a way of its own; one source file a system.
// Errors are errno values, 0 is none.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace longwood::session {

/// A new file with that text, safely on the disk; nothing is left of a failure. Something left
/// over under that name from a power cut goes.
int write_new(const std::filesystem::path &path, std::string_view text);

/// A copy under a name that nothing has, whole and safely on the disk; EEXIST if something has
/// that name already. Nothing is left of a failure.
int copy_new(const std::filesystem::path &from, const std::filesystem::path &to);

/// A file with that text, in place of one that had the name. Quick: safe when the program ends from
/// now on, not yet when the power does. A failure may leave a part of the text.
int begin_file(const std::filesystem::path &path, std::string_view text);

/// Adds text at the end of a file, in one piece and as quickly. EAGAIN where the file is not of that size:
/// somebody else has written it. ENOENT if there is none. A failure may leave a part of the text.
int add_to_file(const std::filesystem::path &path, std::string_view text, std::size_t size);

/// The file has the other name too; EEXIST if something has that name already.
int give_second_name(const std::filesystem::path &path, const std::filesystem::path &other);

/// Renames; what had the new name before is gone at the same moment.
int rename_over(const std::filesystem::path &from, const std::filesystem::path &to);

/// Takes that name away.
int remove_name(const std::filesystem::path &path);

/// Renames reach the disk with their folder. Some file systems cannot; that costs safety at a
/// power cut only, so it is no error.
void sync_folder(const std::filesystem::path &folder);

/// What no other running program has in the names of its files.
std::string name_of_process();

/// Whether a program of that name runs; so, too, if that cannot be told.
bool process_runs(long process);

/// The player's own time: "2026-11-30-14-05-09".
std::string now_as_text();

} // namespace longwood::session
