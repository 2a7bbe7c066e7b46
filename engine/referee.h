// Applies the rules: what is legal, what a move does, how the game stands.
// Everything that asks "may I?" (list of moves, drag and drop, hints, speech, text
// game) asks here, so that there is one answer.
#pragma once

#include <optional>

#include "engine/event.h"
#include "engine/move.h"
#include "engine/position.h"
#include "engine/refusal.h"
#include "engine/rules.h"

namespace longwood {

/// Why the move is refused, or nothing if it is legal. Any Move may be asked about,
/// also one with piles that the variant does not have.
std::optional<Refusal> refusal(const Rules &rules, const Position &position, const Move &move);

inline bool is_legal(const Rules &rules, const Position &position, const Move &move) {
    return !refusal(rules, position, move).has_value();
}

/// The cards that may be laid on the pile as it is, as far as the card alone decides:
/// other limits (where it comes from, how many at once) are refusal's.
CardSet accepted(const Rules &rules, const Position &position, PileId pile);

/// How many cards from the top of the pile may move as a unit from it, judging by the
/// pile they leave: 0 if it is empty or never gives cards, else 1 to 13.
int movable_cards(const Rules &rules, const Position &position, PileId pile);

/// Every legal move, each once, the use of the stock first, then by source and target
/// in table order. Pointless ones are included [C6].
Moves legal_moves(const Rules &rules, const Position &position);

/// The same into a list that keeps its memory, for those who ask a million times.
void list_legal_moves(const Rules &rules, const Position &position, Moves &moves);

/// Plays a legal move with all its consequences and tells what happened, in order.
/// An illegal move is a mistake of the caller (asserted).
Events play(const Rules &rules, Position &position, const Move &move);

/// The same without telling, for those who play a million times.
void advance(const Rules &rules, Position &position, const Move &move);

/// Whether the legal move leads nowhere [C5, C6]: it only carries a whole pile to an empty pile of the
/// same kind, so that afterwards the table is the same but for the places of its piles; or it uses
/// a stock of which every card was seen before, and none of them can be played whenever it comes up.
bool changes_nothing(const Rules &rules, const Position &position, const Move &move);

/// legal_moves without those that change nothing: what hints choose from [C6].
Moves useful_moves(const Rules &rules, const Position &position);

/// useful_moves for lists: where the same cards could go to several empty piles of a kind, the
/// first stands for all. Twelve lines about one ace help nobody.
Moves moves_to_offer(const Rules &rules, const Position &position);

/// Whether every card is on a foundation [C5].
bool is_won(const Rules &rules, const Position &position);

/// How a game stands. A standing other than Open is told to the player; none ends the game.
enum class Standing : std::uint8_t {
    Open,
    NoMoveLeft,
    OnlyIdleMovesLeft, // only moves that change nothing are left [C5]
    ProvedDead,        // a third sequence with a king of one colour: proof in tests/rules/README.md
    Won
};
Standing standing(const Rules &rules, const Position &position);

} // namespace longwood
