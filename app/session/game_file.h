// Games in files that the player names.
#pragma once

#include <filesystem>
#include <optional>
#include <variant>

#include "app/session/problem.h"
#include "engine/game.h"

namespace longwood::session {

/// The game in the file, or why there is none (CannotRead, NotAGame). The file stays as it is.
std::variant<Game, Problem> load_game(const std::filesystem::path &path);

/// Writes the game; a saved game that was there becomes "FILE.bak". A file with anything
/// else in it is left alone: CannotWrite with EEXIST. No folder is made: its name may be
/// mistyped.
std::optional<Problem> save_game(const Game &game, const std::filesystem::path &path);

} // namespace longwood::session
