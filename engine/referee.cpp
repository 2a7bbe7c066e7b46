#include "engine/referee.h"

#include <algorithm>
#include <cassert>

#include "engine/building.h"

namespace longwood {
namespace {

// ---- what piles take ---------------------------------------------------------------

const FoundationRules &foundation_rules(const Rules &rules, PileId pile) {
    return pile.kind() == PileKind::Sequence ? rules.sequences : rules.foundations;
}

CardSet base_cards(Base base, Rank chosen) {
    switch (base) {
    case Base::Any: return CardSet::all();
    case Base::Ace: return CardSet::of_rank(Rank::Ace);
    case Base::King: return CardSet::of_rank(Rank::King);
    case Base::FirstCardPlayed: return chosen == Rank::None ? CardSet::all() : CardSet::of_rank(chosen);
    }
    return {};
}

// The other foundation of a pair: 1 and 2, 3 and 4 [RN-L1].
PileId partner(PileId foundation) {
    const int number = foundation.number();
    return PileId::foundation(number % 2 == 1 ? number + 1 : number - 1);
}

// What the other foundation of the pair leaves open: all colours or one [RN-F2].
CardSet left_by_partner(const FoundationRules &group, const Position &position, PileId pile) {
    if (group.pairs == Pairing::None || position.empty(partner(pile))) return CardSet::all();
    const Color taken = position.cards(partner(pile)).front().color();
    return CardSet::all() - CardSet::of_color(taken);
}

CardSet accepted_by_foundation(const FoundationRules &group, const Position &position, PileId pile) {
    const int size = position.size(pile);
    if (size == ranks_in_suit) return {}; // [C3]
    if (size == 0) return base_cards(group.base, position.base()) & left_by_partner(group, position, pile);
    if (group.takes == Unit::CompleteRun) return {}; // one whole run fills it
    return followers(group.build, position.top(pile));
}

CardSet accepted_by_tableau(const TableauRules &tableau, const Position &position, PileId pile) {
    if (position.empty(pile)) return base_cards(tableau.empty_takes, Rank::None);
    if (position.top(pile).face_down()) return {};
    return followers(tableau.build, position.top(pile));
}

// ---- what piles give ---------------------------------------------------------------

// How many face-up cards from the top are in order by the rule; at least 1 where the
// top card is face up, at most a whole suit, because no rule makes longer runs move.
int run_length(const BuildRule &rule, std::span<const Card> cards) {
    if (cards.empty() || cards.back().face_down()) return 0;
    int length = 1;
    while (length < int(cards.size()) && length < ranks_in_suit) {
        const Card below = cards[cards.size() - std::size_t(length) - 1];
        if (below.face_down() || !follows(rule, below, cards[cards.size() - std::size_t(length)])) break;
        ++length;
    }
    return length;
}

// ---- where cards may come from -------------------------------------------------------

Reason from_foundation(GivesBack gives_back, PileKind to) {
    if (gives_back == GivesBack::Nothing) return Reason::FoundationKeepsCards;
    if (gives_back == GivesBack::ToTableau && to != PileKind::Tableau) return Reason::FoundationToTableauOnly;
    return Reason::None;
}

// Limits that depend only on the two piles, not on the cards.
Reason between(const Rules &rules, const Position &position, PileId from, PileId to) {
    const PileKind target = to.kind();
    switch (from.kind()) {
    case PileKind::Reserve:
        if (target == PileKind::Tableau) return Reason::ReserveToFoundationsOnly;
        break;
    case PileKind::Foundation:
        if (const auto reason = from_foundation(rules.foundations.gives_back, target); reason != Reason::None)
            return reason;
        break;
    case PileKind::Sequence:
        if (const auto reason = from_foundation(rules.sequences.gives_back, target); reason != Reason::None)
            return reason;
        break;
    default: break;
    }
    if (target == PileKind::Sequence && from.kind() != PileKind::Tableau) return Reason::SequenceFromTableauOnly;
    if (target == PileKind::Tableau && rules.tableau.spaces != SpaceFilling::ByHand && position.empty(to)) {
        if (!position.empty(PileId::waste()) || !position.empty(PileId::stock())) return Reason::SpaceFillsItself;
        if (from.kind() != PileKind::Tableau) return Reason::SpaceFromTableauOnly;
    }
    return Reason::None;
}

// Limits on the number of cards that depend on the target.
Reason unit_for(PileKind target, int count, bool whole_run) {
    if (target == PileKind::Foundation && count != 1) return Reason::FoundationTakesSingleCards;
    if (target == PileKind::Sequence && !whole_run) return Reason::SequenceNeedsWholeRun;
    return Reason::None;
}

bool is_whole_run(const Rules &rules, std::span<const Card> unit) {
    return int(unit.size()) == ranks_in_suit && run_length(rules.sequences.build, unit) == ranks_in_suit;
}

// ---- refusals: the same limits, asked one after the other -----------------------------

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
    if (move.count <= movable_cards(rules, position, move.from)) return Reason::None;
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

std::span<const Card> unit_of(const Position &position, const Move &move) {
    return position.cards(move.from).last(std::size_t(move.count));
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

bool has_space(const Rules &rules, const Position &position) {
    for (int i = 1; i <= rules.tableau.dealt.piles(); ++i)
        if (position.empty(PileId::tableau(i))) return true;
    return false;
}

int cards_on_tableau(const Rules &rules, const Position &position) {
    int cards = 0;
    for (int i = 1; i <= rules.tableau.dealt.piles(); ++i)
        cards += position.size(PileId::tableau(i));
    return cards;
}

bool redeal_left(const Rules &rules, const Position &position) {
    return rules.stock.redeals == unlimited_redeals || position.redeals_used() < rules.stock.redeals;
}

Reason against_stock(const Rules &rules, const Position &position) {
    if (!position.empty(PileId::stock())) {
        const bool must_fill = rules.stock.needs_no_space && has_space(rules, position) &&
                               cards_on_tableau(rules, position) >= rules.tableau.dealt.piles();
        return must_fill ? Reason::DealNeedsNoSpace : Reason::None;
    }
    if (!has_waste(rules) || rules.stock.redeals == 0) return Reason::StockEmpty;
    if (!redeal_left(rules, position)) return Reason::NoRedealLeft;
    return position.empty(PileId::waste()) ? Reason::StockAndWasteEmpty : Reason::None;
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

int movable_cards(const Rules &rules, const Position &position, PileId pile) {
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

void list_legal_moves(const Rules &rules, const Position &position, Moves &moves) {
    moves.clear();
    if (against_stock(rules, position) == Reason::None) moves.push_back(Move::use_stock());

    struct Target {
        PileId pile;
        CardSet takes;
    };
    std::array<Target, most_piles> targets;
    std::size_t target_count = 0;
    CardSet wanted;
    for (const PileKind kind : {PileKind::Foundation, PileKind::Sequence, PileKind::Tableau}) {
        const int count = count_of(rules, kind);
        for (int number = 1; number <= count; ++number) {
            const PileId pile = kind == PileKind::Foundation ? PileId::foundation(number)
                                : kind == PileKind::Sequence ? PileId::sequence(number)
                                                             : PileId::tableau(number);
            const CardSet takes = accepted(rules, position, pile);
            if (takes.empty()) continue;
            targets[target_count++] = {pile, takes};
            wanted = wanted | takes;
        }
    }
    const auto from_pile = [&](PileId from) {
        const int most = movable_cards(rules, position, from);
        const auto cards = position.cards(from);
        CardSet leads;
        for (int count = 1; count <= most; ++count)
            leads = leads | CardSet{cards[cards.size() - std::size_t(count)]};
        if ((leads & wanted).empty()) return;
        for (const auto &[to, takes] : std::span{targets}.first(target_count)) {
            if (to == from || (leads & takes).empty()) continue;
            if (between(rules, position, from, to) != Reason::None) continue;
            for (int count = 1; count <= most; ++count) {
                const auto unit = cards.last(std::size_t(count));
                if (!takes.contains(unit.front())) continue;
                const bool whole = to.kind() == PileKind::Sequence && is_whole_run(rules, unit);
                if (unit_for(to.kind(), count, whole) == Reason::None) moves.push_back({from, to, count});
            }
        }
    };
    if (has_waste(rules)) from_pile(PileId::waste());
    if (rules.reserve.cards > 0) from_pile(PileId::reserve());
    for (int number = 1; number <= rules.foundations.count; ++number)
        from_pile(PileId::foundation(number));
    for (int number = 1; number <= rules.tableau.dealt.piles(); ++number)
        from_pile(PileId::tableau(number));
}

Moves legal_moves(const Rules &rules, const Position &position) {
    Moves moves;
    list_legal_moves(rules, position, moves);
    return moves;
}

bool changes_nothing(const Rules &, const Position &position, const Move &move) {
    if (move.uses_stock() || move.from.kind() != move.to.kind()) return false;
    return position.empty(move.to) && move.count == position.size(move.from);
}

Moves useful_moves(const Rules &rules, const Position &position) {
    Moves moves = legal_moves(rules, position);
    std::erase_if(moves, [&](const Move &move) { return changes_nothing(rules, position, move); });
    return moves;
}

} // namespace longwood
