// The games that can be taken up again beside the running one: files that were opened or
// saved, and what lies in the store from before.
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "app/session/history.h"
#include "app/session/problem.h"
#include "engine/game.h"

namespace longwood::session {

/// The files that the player opened or saved, newest first: one absolute path a line, of
/// any bytes but a line end. Usually data_folder() / "recent-games".
std::vector<std::filesystem::path> recent_files(const std::filesystem::path &list);

inline constexpr std::size_t most_recent_files = 12;

/// Puts a file first. Two programs at once do not lose each other's.
std::optional<Problem> remember_recent(const std::filesystem::path &list, const std::filesystem::path &file);

struct KeptGame {
    std::filesystem::path path;
    Game game;
};

/// What lies in the folder of running games beside them: games that were left unfinished, and
/// those of a second program that runs no more.
std::vector<KeptGame> kept_games(const std::filesystem::path &folder);

/// The game of a second program, if it was played after that of the first, in the variant: the
/// player may look for it. Nothing while that program runs.
std::optional<KeptGame> newer_second_game(const std::filesystem::path &folder, const Rules &rules);

/// The deals that lie in the folder of running games begun and not won: those of programs that
/// run, and those that a program of its own left to be gone on with. What was left for another
/// deal is not among them.
Deals running_deals(const std::filesystem::path &folder);

/// Removes the files that programs were writing when they were killed: "NAME.PID.tmp" where no
/// such process lives or the file is older than a day, in this folder alone. How many.
int sweep_leftovers(const std::filesystem::path &folder);

} // namespace longwood::session
