#include "engine/game.h"

#include <algorithm>

namespace longwood {
namespace {

// After this the next push_back cannot fail.
template<class T>
void make_room(std::vector<T> &list) {
    constexpr std::size_t first = 16;
    if (list.size() == list.capacity()) list.reserve(std::max(first, 2 * list.size()));
}

} // namespace

Game::Game(const Rules &rules, DealNumber number)
    : rules_(&rules), number_(number), start_(deal(rules, number)), position_(start_) {}

Game::Game(const Rules &rules, DealNumber number, const Position &laid_out)
    : rules_(&rules), number_(number), laid_out_(true), start_(laid_out), position_(laid_out) {}

// Moves are all or nothing, also where memory ends in the middle of one: what can fail comes
// before anything of the game changes.
std::variant<Events, Refusal> Game::play(const Move &move) {
    if (auto refused = refusal(*rules_, position_, move)) return *refused;
    Events events = make(move);
    undone_.clear();
    return events;
}

Events Game::make(const Move &move) {
    Position after = position_;
    Events events = longwood::play(*rules_, after, move);
    make_room(before_);
    make_room(moves_);
    before_.push_back(position_);
    moves_.push_back(move);
    position_ = after;
    return events;
}

std::optional<Move> Game::undo() {
    if (moves_.empty()) return std::nullopt;
    make_room(undone_);
    const Move move = moves_.back();
    position_ = before_.back();
    before_.pop_back();
    moves_.pop_back();
    undone_.push_back(move);
    return move;
}

Events Game::redo() {
    if (undone_.empty()) return {};
    Events events = make(undone_.back());
    undone_.pop_back();
    return events;
}

void Game::restart() {
    while (can_undo())
        undo();
}

} // namespace longwood
