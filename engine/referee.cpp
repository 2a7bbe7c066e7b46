// Whether a move is legal, and if not, why.
#include "engine/referee.h"

#include "engine/limits.h"

namespace longwood {
namespace {

using namespace limits;

Reason against_piles(const Rules &rules, const Move &move) {
    if (!has_pile(rules, move.from) || !has_pile(rules, move.to)) return Reason::NoSuchPile;
    if (move.from == move.to) return Reason::SamePile;
    if (move.from.kind() == PileKind::Stock) return Reason::StockNotTakenByHand;
    const PileKind target = move.to.kind();
    if (target == PileKind::Stock || target == PileKind::Waste || target == PileKind::Reserve)
        return Reason::NeverPlacedByHand;
    return Reason::None;
}

Reason against_taking(const Rules &rules, const Position &position, const Move &move) {
    const auto cards = position.cards(move.from);
    if (move.count < 1) return Reason::CountNotPositive;
    if (cards.empty()) return Reason::NothingThere;
    if (move.count > int(cards.size())) return Reason::FewerCardsThere;
    if (move.from.kind() == PileKind::Sequence) return Reason::FoundationKeepsCards;
    if (move.count <= movable(rules, position, move.from)) return Reason::None;
    if (move.from.kind() != PileKind::Tableau) return Reason::OnlyTopCardMoves;
    if (cards[cards.size() - std::size_t(move.count)].face_down()) return Reason::CardsFaceDown;
    return rules.tableau.moves == Unit::SingleCard ? Reason::OnlySingleCardsMove : Reason::NotARun;
}

Reason against_card(const Rules &rules, const Position &position, const Move &move, Card lead, CardSet takes) {
    if (takes.contains(lead)) return Reason::None;
    const bool foundation = move.to.kind() != PileKind::Tableau;
    if (foundation && position.size(move.to) == ranks_in_suit) return Reason::FoundationFull;
    if (foundation && position.empty(move.to)) {
        const auto &group = foundation_rules(rules, move.to);
        if (base_cards(group.base, position.base()).contains(lead)) return Reason::PairNeedsOtherColor;
    }
    return takes.empty() ? Reason::TakesNothing : Reason::WrongCard;
}

Reason against_move(const Rules &rules, const Position &position, const Move &move, CardSet &takes) {
    if (const auto reason = against_piles(rules, move); reason != Reason::None) return reason;
    if (const auto reason = against_taking(rules, position, move); reason != Reason::None) return reason;
    takes = accepted(rules, position, move.to);
    const auto unit = unit_of(position, move);
    if (const auto reason = between(rules, position, move.from, move.to); reason != Reason::None) return reason;
    if (const auto reason = unit_for(move.to.kind(), move.count, is_whole_run(rules, unit)); reason != Reason::None)
        return reason;
    return against_card(rules, position, move, unit.front(), takes);
}

} // namespace

CardSet accepted(const Rules &rules, const Position &position, PileId pile) {
    switch (pile.kind()) {
    case PileKind::Foundation: return accepted_by_foundation(rules.foundations, position, pile);
    case PileKind::Sequence: return accepted_by_foundation(rules.sequences, position, pile);
    case PileKind::Tableau: return accepted_by_tableau(rules.tableau, position, pile);
    default: return {}; // [C4]
    }
}

int movable_cards(const Rules &rules, const Position &position, PileId pile) { return movable(rules, position, pile); }

std::optional<Refusal> refusal(const Rules &rules, const Position &position, const Move &move) {
    Refusal refused{.move = move};
    if (move.uses_stock()) {
        refused.reason = against_stock(rules, position);
    } else {
        refused.reason = against_move(rules, position, move, refused.needed);
        if (has_pile(rules, move.from)) {
            refused.there = position.size(move.from);
            const bool known = move.count >= 1 && move.count <= refused.there && move.from != PileId::stock();
            if (known && unit_of(position, move).front().face_up()) refused.card = unit_of(position, move).front();
        }
    }
    if (refused.reason == Reason::None) return std::nullopt;
    return refused;
}

} // namespace longwood
