#include "app/session/game_file.h"

#include <cerrno>

#include "app/session/files.h"
#include "app/session/moves_file.h"
#include "engine/game_text.h"
#include "engine/mailed_game.h"

namespace longwood::session {
namespace {

constexpr std::string_view heading = "Longwood game";

bool holds_something_else(const std::filesystem::path &path) {
    const FileContent there = read_file(path, longest_game_text);
    if (there.error == EFBIG) return true;
    return there.error == 0 && !there.text.empty() && !there.text.starts_with(heading);
}

using Read = std::variant<Game, GameTextError>(std::string_view);

std::variant<Game, Problem> load(const std::filesystem::path &path, Read *from) {
    const FileContent content = read_file(path, longest_game_text);
    if (content.error == EFBIG)
        return Problem{.kind = Problem::Kind::NotAGame,
                       .path = path,
                       .text = GameTextError{.kind = GameTextError::Kind::TooLong, .line = 1}};
    if (content.error != 0) return Problem{.kind = Problem::Kind::CannotRead, .path = path, .system = content.error};
    auto read = from(content.text);
    if (auto *error = std::get_if<GameTextError>(&read))
        return Problem{.kind = Problem::Kind::NotAGame, .path = path, .text = *error};
    if (const int error = play_moves_after(std::get<Game>(read), path); error != 0)
        return Problem{.kind = Problem::Kind::CannotRead, .path = moves_beside(path), .system = error};
    return std::get<Game>(std::move(read));
}

} // namespace

std::variant<Game, Problem> load_game(const std::filesystem::path &path) { return load(path, game_from_mail); }

std::variant<Game, Problem> load_own_game(const std::filesystem::path &path) { return load(path, game_from_text); }

std::optional<Problem> save_game(const Game &game, const std::filesystem::path &path) {
    const auto folder = path.parent_path();
    std::error_code ignored;
    const bool no_folder = !folder.empty() && !std::filesystem::exists(folder, ignored);
    const int error = no_folder ? ENOENT : holds_something_else(path) ? EEXIST : write_file(path, to_text(game));
    if (error == 0) return std::nullopt;
    return Problem{.kind = Problem::Kind::CannotWrite, .path = path, .system = error};
}

} // namespace longwood::session
