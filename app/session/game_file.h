// Games in files that the player names.
#pragma once

#include <filesystem>
#include <optional>
#include <variant>

#include "app/session/problem.h"
#include "engine/game.h"

namespace longwood::session {

/// The game in the file, or why there is none (CannotRead, NotAGame). The file stays as it is.
/// Also one that was mailed, see engine/mailed_game.h. Of a running game with the moves that
/// lie beside it (moves_file.h); where they cannot be read, the problem has their path.
std::variant<Game, Problem> load_game(const std::filesystem::path &path);

/// The same of a file that only the program itself writes: with nothing around the game, which
/// would be lost when it is written again.
std::variant<Game, Problem> load_own_game(const std::filesystem::path &path);

/// Writes the game; a saved game that was there becomes "FILE.bak". A file with anything
/// else in it is left alone: CannotWrite with EEXIST. No folder is made: its name may be
/// mistyped.
std::optional<Problem> save_game(const Game &game, const std::filesystem::path &path);

} // namespace longwood::session
