// A last word when the program ends by an error of ours: a text file that the player can read
// and send, with the version, what happened and the game, and nothing about the player.
//
//     Longwood 0.1.0 ended by itself: signal 11.
//     The game follows; save it as a file ending in .longwood to open it.
//
//     Longwood game 1
//     variant: malmaison
//     ...
#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

#include "engine/game.h"

namespace longwood::session {

/// From now on an unexpected end (a signal such as SIGSEGV, std::terminate) writes
/// "crash-DATE.txt" into the folder, which is made. `program` is e.g. "Longwood 0.1.0".
/// The program then ends as it would have without. Once a process.
void report_crashes_to(const std::filesystem::path &folder, std::string_view program);

/// The game that a report from now on holds. Cheap enough for every move.
void remember_for_crash_report(const Game &game);

/// The newest report that nobody was told of, and from now on was.
std::optional<std::filesystem::path> untold_crash_report(const std::filesystem::path &folder);

} // namespace longwood::session
