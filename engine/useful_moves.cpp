// Which legal moves lead anywhere: what hints and lists of moves leave out, and when the player is
// told that only such moves are left [C5, C6].
#include <algorithm>

#include "engine/referee.h"

namespace longwood {
namespace {

// Whether the player has seen every card that the stock can still bring: each of them was turned up
// before the waste was turned over. What nobody has seen yet is never called useless.
bool stock_is_known(const Position &position) { return position.redeals_used() > 0 || position.empty(PileId::stock()); }

bool waste_card_plays(const Rules &rules, const Position &position) {
    return std::ranges::any_of(Piles{rules}, [&](PileId pile) {
        return is_legal(rules, position, {PileId::waste(), pile, 1});
    });
}

// Whether no card that the stock would bring up, now or after turning the waste over, can be played:
// then the table stays as it is, however often the stock is used.
bool stock_brings_nothing(const Rules &rules, const Position &position) {
    if (rules.stock.redeals == 0 || !stock_is_known(position)) return false;
    Position table = position;
    // The rest of this pass and one from the beginning: after that everything repeats.
    for (int turned_over = 0; turned_over < 2 && is_legal(rules, table, Move::use_stock());) {
        turned_over += table.empty(PileId::stock());
        advance(rules, table, Move::use_stock());
        if (waste_card_plays(rules, table)) return false;
    }
    return true;
}

} // namespace

bool changes_nothing(const Rules &rules, const Position &position, const Move &move) {
    if (move.uses_stock()) return stock_brings_nothing(rules, position);
    if (move.from.kind() != move.to.kind()) return false;
    return position.empty(move.to) && move.count == position.size(move.from);
}

Moves useful_moves(const Rules &rules, const Position &position) {
    Moves moves = legal_moves(rules, position);
    std::erase_if(moves, [&](const Move &move) { return changes_nothing(rules, position, move); });
    return moves;
}

Moves moves_to_offer(const Rules &rules, const Position &position) {
    Moves offered;
    for (const Move &move : useful_moves(rules, position)) {
        const auto stands_for_it = [&](const Move &earlier) {
            return earlier.from == move.from && earlier.count == move.count && earlier.to.kind() == move.to.kind() &&
                   position.empty(earlier.to);
        };
        const bool to_empty = !move.uses_stock() && position.empty(move.to);
        if (!to_empty || std::ranges::none_of(offered, stands_for_it)) offered.push_back(move);
    }
    return offered;
}

} // namespace longwood
