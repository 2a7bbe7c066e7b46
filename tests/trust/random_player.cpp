#include "tests/trust/random_player.h"

#include "engine/referee.h"
#include "tests/support/random_games.h"

namespace longwood::tests {
namespace {

using session::Action;

// Any action but the rare ones, with numbers that may lead nowhere.
session::Command any_command(std::mt19937_64 &random) {
    constexpr int first_rare = int(Action::AllToFoundations);
    return {.action = Action(random_below(random, first_rare)),
            .number = int(random_below(random, 14)),
            .spot = {PileId::at_slot(int(random_below(random, most_piles))), int(random_below(random, 20))},
            .move = {PileId::at_slot(int(random_below(random, most_piles))),
                     PileId::at_slot(int(random_below(random, most_piles))), int(random_below(random, 14))}};
}

} // namespace

session::Command random_command(const session::Session &session, std::mt19937_64 &random) {
    const std::size_t choice = random_below(random, 100);
    if (choice < 8) return {.action = Action::Undo};
    if (choice < 14) return {.action = Action::Redo};
    if (choice == 14) return {.action = Action::UndoAll};
    if (choice == 15) return {.action = Action::RedoAll};
    if (choice == 16) return {.action = Action::AllToFoundations};
    if (choice == 17) return {.action = Action::SameDeal};
    if (choice == 18) return {.action = Action::NewDeal, .deal = 1 + random_below(random, 1000)};
    if (choice < 40) return any_command(random);
    const Moves legal = legal_moves(session.rules(), session.position());
    if (legal.empty()) return {.action = Action::NewDeal, .deal = 1 + random_below(random, 1000)};
    return {.action = Action::Play, .move = random_move(legal, random)};
}

} // namespace longwood::tests
