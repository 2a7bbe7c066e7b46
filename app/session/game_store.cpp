#include "app/session/game_store.h"

#include <utility>

#include "app/session/files.h"
#include "app/session/game_file.h"
#include "engine/variants.h"

namespace longwood::session {

namespace fs = std::filesystem;

GameStore::GameStore(fs::path folder, Pace pace) : folder_(std::move(folder)), pace_(pace) {}

GameStore::~GameStore() {
    try {
        write_again();
    } catch (...) { // no memory either
    }
}

RunningGame &GameStore::running(const Rules &rules) {
    return games_.try_emplace(rules.id, rules, folder_).first->second;
}

bool GameStore::is_beside_another(const Rules &rules) { return running(rules).is_beside_another(); }

GameStore::Loaded GameStore::load(const Rules &rules) { return running(rules).load(); }

std::optional<Problem> GameStore::keep(const Game &game) {
    RunningGame &running_game = running(game.rules());
    last_played_ = game.rules().id;
    running_game.take(game);
    for (auto &[id, other] : games_)
        if (other.waits() && &other != &running_game) write(other); // its trouble was told at its own moves
    const bool adds = pace_ == Pace::MovesFirst && last_remembered_ == last_played_;
    return adds && running_game.add_moves() ? std::nullopt : write(running_game);
}

bool GameStore::is_behind() const {
    const auto last = games_.find(last_played_);
    return last != games_.end() && last->second.waits_with_moves_kept();
}

std::optional<Problem> GameStore::catch_up() {
    return is_behind() ? write(games_.find(last_played_)->second) : std::nullopt;
}

std::optional<Problem> GameStore::write_again() {
    std::optional<Problem> trouble;
    for (auto &[id, game] : games_)
        if (game.waits())
            if (const auto problem = write(game); game.waits()) trouble = problem;
    return trouble;
}

std::optional<Problem> GameStore::write(RunningGame &game) {
    const auto told = game.write();
    if (game.waits()) return told;
    const auto not_remembered = remember_last();
    return told ? told : not_remembered;
}

std::optional<Game> GameStore::abandoned(const Rules &rules) const {
    auto read = load_own_game(RunningGame::abandoned_file(rules, folder_));
    auto *game = std::get_if<Game>(&read);
    if (!game || &game->rules() != &rules) return std::nullopt;
    return std::move(*game);
}

const Rules *GameStore::last_variant() const {
    std::string id = read_file(folder_ / "last-variant", 100).text;
    while (!id.empty() && id.back() == '\n')
        id.pop_back();
    return find_variant(id);
}

std::optional<Problem> GameStore::remember_last() {
    if (last_remembered_ == last_played_) return std::nullopt;
    const fs::path path = folder_ / "last-variant";
    if (const int error = write_file_without_copy(path, std::string{last_played_} + '\n'); error != 0)
        return Problem{.kind = Problem::Kind::CannotWrite, .path = path, .system = error};
    last_remembered_ = last_played_;
    return std::nullopt;
}

} // namespace longwood::session
