#include "engine/game.h"

namespace longwood {

Game::Game(const Rules &rules, DealNumber number)
    : rules_(&rules), number_(number), start_(deal(rules, number)), position_(start_) {}

Game::Game(const Rules &rules, DealNumber number, const Position &laid_out)
    : rules_(&rules), number_(number), laid_out_(true), start_(laid_out), position_(laid_out) {}

std::variant<Events, Refusal> Game::play(const Move &move) {
    if (auto refused = refusal(*rules_, position_, move)) return *refused;
    before_.push_back(position_);
    moves_.push_back(move);
    undone_.clear();
    return longwood::play(*rules_, position_, move);
}

std::optional<Move> Game::undo() {
    if (moves_.empty()) return std::nullopt;
    const Move move = moves_.back();
    position_ = before_.back();
    before_.pop_back();
    moves_.pop_back();
    undone_.push_back(move);
    return move;
}

Events Game::redo() {
    if (undone_.empty()) return {};
    const Move move = undone_.back();
    before_.push_back(position_);
    moves_.push_back(move);
    undone_.pop_back();
    return longwood::play(*rules_, position_, move);
}

void Game::restart() {
    while (can_undo())
        undo();
}

} // namespace longwood
