#include "engine/player/hint.h"

#include <algorithm>

#include "engine/building.h"
#include "engine/referee.h"

namespace longwood {
namespace {

bool is_home(PileKind kind) { return kind == PileKind::Foundation || kind == PileKind::Sequence; }

// The card that lies under the unit to be moved, or no card.
Card card_below(const Position &position, const Move &move) {
    const auto cards = position.cards(move.from);
    const auto left = cards.size() - std::size_t(move.count);
    return left == 0 ? Card{} : cards[left - 1];
}

// Whether the unit comes to lie on a card with which it can move from now on, and did not before.
bool joins_run(const Rules &rules, const Position &position, const Move &move) {
    if (move.to.kind() != PileKind::Tableau || position.empty(move.to)) return false;
    const Card lead = position.cards(move.from).last(std::size_t(move.count)).front();
    const BuildRule &rule = rules.tableau.moves == Unit::Run ? rules.tableau.run : rules.tableau.build;
    const auto in_order = [&](Card below) { return below != Card{} && below.face_up() && follows(rule, below, lead); };
    const Card below = card_below(position, move);
    return in_order(position.top(move.to)) && !(move.from.kind() == PileKind::Tableau && in_order(below));
}

// Whether a space would be filled at once, so that it is no gain by itself [DS-T3].
bool fills_itself(const Rules &rules, const Position &position) {
    const bool cards_left = !position.empty(PileId::stock()) || !position.empty(PileId::waste());
    return rules.tableau.spaces != SpaceFilling::ByHand && cards_left;
}

// Whether spaces must be filled before the stock deals again [SP-4].
bool stock_waits_for_spaces(const Rules &rules, const Position &position) {
    const auto refused = refusal(rules, position, Move::use_stock());
    return refused && refused->reason == Reason::DealNeedsNoSpace;
}

// What the move is good for by itself.
Purpose purpose_of(const Rules &rules, const Position &position, const Move &move) {
    if (move.uses_stock()) return Purpose::UsesStock;
    if (move.to.kind() == PileKind::Sequence) return Purpose::CompletesSequence;
    if (is_home(move.to.kind()) && !is_home(move.from.kind())) return Purpose::ToFoundation;
    if (move.from.kind() == PileKind::Tableau) {
        const Card below = card_below(position, move);
        if (below != Card{} && below.face_down()) return Purpose::TurnsUp;
        if (below == Card{} && !position.empty(move.to) && !fills_itself(rules, position)) return Purpose::MakesSpace;
    }
    if (is_home(move.from.kind())) return Purpose::Rearranges;
    if (joins_run(rules, position, move)) return Purpose::JoinsRun;
    if (move.from.kind() == PileKind::Waste) return Purpose::SavesWasteCard;
    if (position.empty(move.to) && stock_waits_for_spaces(rules, position)) return Purpose::FillsSpace;
    return Purpose::Rearranges;
}

// What becomes possible by the move that was not possible before and is worth waiting for.
std::optional<Move> next_after(const Rules &rules, const Position &position, const Move &move, const Moves &possible) {
    Position after = position;
    advance(rules, after, move);
    std::optional<Move> best;
    Purpose best_purpose = Purpose::PreparesNext;
    for (const Move &next : legal_moves(rules, after)) {
        if (next.uses_stock() || changes_nothing(rules, after, next)) continue;
        if (next.from == move.to || std::ranges::find(possible, next) != possible.end()) continue;
        // What the move itself turned up or filled was not known before: no part of the foresight.
        const bool touches_source = next.from == move.from || next.to == move.from;
        if (touches_source && after.top(move.from) != card_below(position, move)) continue;
        const Purpose purpose = purpose_of(rules, after, next);
        if (purpose >= best_purpose) continue;
        best = next;
        best_purpose = purpose;
    }
    return best;
}

// How many cards go home one after the other from the move on, as far as known cards tell.
int cards_home_from(const Rules &rules, Position position, const Move &first) {
    int cards = 0;
    for (std::optional<Move> move = first; move; ++cards) {
        advance(rules, position, *move);
        move.reset();
        for (const Move &next : legal_moves(rules, position)) {
            const bool fills_from_stock = next.from.kind() == PileKind::Tableau && position.size(next.from) == 1 &&
                                          position.empty(PileId::waste()) && fills_itself(rules, position);
            if (is_home(next.to.kind()) && !is_home(next.from.kind()) && !fills_from_stock) move = next;
        }
    }
    return cards;
}

// The first card on a foundation sets the base rank of the whole game: the one after which most
// cards follow at once is the better beginning.
bool is_better_base(const Rules &rules, const Position &position, const Hint &hint, const Hint &than) {
    const bool base_open = has_base_rank(rules) && position.base() == Rank::None;
    return base_open && hint.purpose == Purpose::ToFoundation &&
           cards_home_from(rules, position, hint.move) > cards_home_from(rules, position, than.move);
}

// Of the units that could fill a space, one that was not in order on the card below it is the better: nothing is
// torn apart, and it does not want back at once.
bool is_better_filling(const Rules &rules, const Position &position, const Hint &hint, const Hint &than) {
    const auto is_torn_off = [&](const Move &move) {
        const Card below = card_below(position, move);
        const Card lead = position.cards(move.from).last(std::size_t(move.count)).front();
        return below.face_up() && follows(rules.tableau.build, below, lead);
    };
    return hint.purpose == Purpose::FillsSpace && is_torn_off(than.move) && !is_torn_off(hint.move);
}

} // namespace

std::optional<Hint> hint(const Rules &rules, const Position &position) {
    const Moves possible = useful_moves(rules, position);
    std::optional<Hint> best;
    for (const Move &move : possible) {
        Hint candidate{.move = move, .purpose = purpose_of(rules, position, move), .next = {}};
        if (candidate.purpose > Purpose::PreparesNext && !move.uses_stock() && !is_home(move.from.kind())) {
            candidate.next = next_after(rules, position, move, possible);
            if (candidate.next) candidate.purpose = Purpose::PreparesNext;
        }
        const bool as_good = best && candidate.purpose == best->purpose;
        if (!best || candidate.purpose < best->purpose ||
            (as_good && (is_better_base(rules, position, candidate, *best) ||
                         is_better_filling(rules, position, candidate, *best))))
            best = candidate;
    }
    return best;
}

} // namespace longwood
