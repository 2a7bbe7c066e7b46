// The limits that the rules set, piece by piece. Both who asks about one move (referee.cpp)
// and who lists all moves (legal_moves.cpp) put their answer together from these, so that
// the two cannot differ. For the engine only; everybody else includes engine/referee.h.
#pragma once

#include <span>

#include "engine/building.h"
#include "engine/move.h"
#include "engine/position.h"
#include "engine/refusal.h"
#include "engine/rules.h"

namespace longwood::limits {

// ---- what piles take ---------------------------------------------------------------

inline const FoundationRules &foundation_rules(const Rules &rules, PileId pile) {
    return pile.kind() == PileKind::Sequence ? rules.sequences : rules.foundations;
}

inline CardSet base_cards(Base base, Rank chosen) {
    switch (base) {
    case Base::Any: return CardSet::all();
    case Base::Ace: return CardSet::of_rank(Rank::Ace);
    case Base::King: return CardSet::of_rank(Rank::King);
    case Base::FirstCardPlayed: return chosen == Rank::None ? CardSet::all() : CardSet::of_rank(chosen);
    }
    return {};
}

// The other foundation of a pair: 1 and 2, 3 and 4 [RN-L1].
inline PileId partner(PileId foundation) {
    const int number = foundation.number();
    return PileId::foundation(number % 2 == 1 ? number + 1 : number - 1);
}

// What the other foundation of the pair leaves open: all colours or one [RN-F2].
inline CardSet left_by_partner(const FoundationRules &group, const Position &position, PileId pile) {
    if (group.pairs == Pairing::None || position.empty(partner(pile))) return CardSet::all();
    const Color taken = position.cards(partner(pile)).front().color();
    return CardSet::all() - CardSet::of_color(taken);
}

inline CardSet accepted_by_foundation(const FoundationRules &group, const Position &position, PileId pile) {
    const int size = position.size(pile);
    if (size == ranks_in_suit) return {}; // [C3]
    if (size == 0) return base_cards(group.base, position.base()) & left_by_partner(group, position, pile);
    if (group.takes == Unit::CompleteRun) return {}; // one whole run fills it
    return followers(group.build, position.top(pile));
}

inline CardSet accepted_by_tableau(const TableauRules &tableau, const Position &position, PileId pile) {
    if (position.empty(pile)) return base_cards(tableau.empty_takes, Rank::None);
    if (position.top(pile).face_down()) return {};
    return followers(tableau.build, position.top(pile));
}

// ---- what piles give ---------------------------------------------------------------

// How many face-up cards from the top are in order by the rule; at least 1 where the
// top card is face up, at most a whole suit, because no rule makes longer runs move.
inline int run_length(const BuildRule &rule, std::span<const Card> cards) {
    if (cards.empty() || cards.back().face_down()) return 0;
    int length = 1;
    while (length < int(cards.size()) && length < ranks_in_suit) {
        const Card below = cards[cards.size() - std::size_t(length) - 1];
        if (below.face_down() || !follows(rule, below, cards[cards.size() - std::size_t(length)])) break;
        ++length;
    }
    return length;
}

inline int movable(const Rules &rules, const Position &position, PileId pile) {
    const auto cards = position.cards(pile);
    if (cards.empty()) return 0;
    switch (pile.kind()) {
    case PileKind::Stock:
    case PileKind::Sequence: return 0;
    case PileKind::Tableau:
        if (rules.tableau.moves == Unit::SingleCard) return cards.back().face_up() ? 1 : 0;
        return run_length(rules.tableau.run, cards);
    case PileKind::Foundation: return rules.foundations.gives_back == GivesBack::Nothing ? 0 : 1;
    default: return 1; // [C1]
    }
}

// ---- where cards may come from -------------------------------------------------------

inline Reason from_foundation(GivesBack gives_back, PileKind to) {
    if (gives_back == GivesBack::Nothing) return Reason::FoundationKeepsCards;
    if (gives_back == GivesBack::ToTableau && to != PileKind::Tableau) return Reason::FoundationToTableauOnly;
    return Reason::None;
}

// Limits that the kinds of the two piles set, whatever lies there.
inline Reason between_kinds(const Rules &rules, PileKind from, PileKind to) {
    if (from == PileKind::Reserve && to == PileKind::Tableau) return Reason::ReserveToFoundationsOnly;
    const bool from_foundations = from == PileKind::Foundation || from == PileKind::Sequence;
    if (from_foundations) {
        const auto &group = from == PileKind::Foundation ? rules.foundations : rules.sequences;
        if (const auto reason = from_foundation(group.gives_back, to); reason != Reason::None) return reason;
    }
    if (to == PileKind::Sequence && from != PileKind::Tableau) return Reason::SequenceFromTableauOnly;
    return Reason::None;
}

// Whether a space is open to the hand of the player [DS-T3, DS-T4].
inline Reason into_space(const Rules &rules, const Position &position, PileKind from) {
    if (rules.tableau.spaces == SpaceFilling::ByHand) return Reason::None;
    if (!position.empty(PileId::waste()) || !position.empty(PileId::stock())) return Reason::SpaceFillsItself;
    return from == PileKind::Tableau ? Reason::None : Reason::SpaceFromTableauOnly;
}

// Limits that depend only on the two piles, not on the cards to move.
inline Reason between(const Rules &rules, const Position &position, PileId from, PileId to) {
    if (const auto reason = between_kinds(rules, from.kind(), to.kind()); reason != Reason::None) return reason;
    const bool space = to.kind() == PileKind::Tableau && position.empty(to);
    return space ? into_space(rules, position, from.kind()) : Reason::None;
}

// Limits on the number of cards that depend on the target.
inline Reason unit_for(PileKind target, int count, bool whole_run) {
    if (target == PileKind::Foundation && count != 1) return Reason::FoundationTakesSingleCards;
    if (target == PileKind::Sequence && !whole_run) return Reason::SequenceNeedsWholeRun;
    return Reason::None;
}

inline bool is_whole_run(const Rules &rules, std::span<const Card> unit) {
    return int(unit.size()) == ranks_in_suit && run_length(rules.sequences.build, unit) == ranks_in_suit;
}

inline std::span<const Card> unit_of(const Position &position, const Move &move) {
    return position.cards(move.from).last(std::size_t(move.count));
}

// ---- the stock ------------------------------------------------------------

inline bool has_space(const Rules &rules, const Position &position) {
    for (int i = 1; i <= rules.tableau.dealt.piles(); ++i)
        if (position.empty(PileId::tableau(i))) return true;
    return false;
}

inline int cards_on_tableau(const Rules &rules, const Position &position) {
    int cards = 0;
    for (int i = 1; i <= rules.tableau.dealt.piles(); ++i)
        cards += position.size(PileId::tableau(i));
    return cards;
}

inline bool redeal_left(const Rules &rules, const Position &position) {
    return rules.stock.redeals == unlimited_redeals || position.redeals_used() < rules.stock.redeals;
}

inline Reason against_stock(const Rules &rules, const Position &position) {
    if (!position.empty(PileId::stock())) {
        const bool must_fill = rules.stock.needs_no_space && has_space(rules, position) &&
                               cards_on_tableau(rules, position) >= rules.tableau.dealt.piles();
        return must_fill ? Reason::DealNeedsNoSpace : Reason::None;
    }
    if (!has_waste(rules) || rules.stock.redeals == 0) return Reason::StockEmpty;
    if (!redeal_left(rules, position)) return Reason::NoRedealLeft;
    return position.empty(PileId::waste()) ? Reason::StockAndWasteEmpty : Reason::None;
}

} // namespace longwood::limits
