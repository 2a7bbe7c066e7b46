// The list of legal moves. Most moves that could be are never looked at: what every pile takes
// is asked once, then every card that can move is looked up.
#include <array>
#include <cassert>

#include "engine/limits.h"
#include "engine/referee.h"

namespace longwood {
namespace {

using namespace limits;

// For every card the piles that take it. Asking once what every pile takes makes the list
// several times quicker than asking every pile about every card.
class Takers {
  public:
    Takers(const Rules &rules, const Position &position) : rules_(rules), position_(position) {
        for (int number = 1; number <= rules.foundations.count; ++number) {
            const PileId pile = PileId::foundation(number);
            add(pile, accepted_by_foundation(rules.foundations, position, pile));
        }
        for (int number = 1; number <= rules.sequences.count; ++number) {
            const PileId pile = PileId::sequence(number);
            add(pile, accepted_by_foundation(rules.sequences, position, pile));
        }
        for (int number = 1; number <= rules.tableau.dealt.piles(); ++number) {
            const PileId pile = PileId::tableau(number);
            if (position.empty(pile)) spaces_.add(pile);
            add(pile, accepted_by_tableau(rules.tableau, position, pile));
        }
    }

    // Judging by the card alone.
    PileSet of(Card card) const {
        return of_any_card_ | (of_rank_[std::size_t(card.rank())] & of_suit_[std::size_t(card.suit())]);
    }

    // Judging by the kind of pile that the card comes from: what `between` allows.
    PileSet open_to(PileKind from) const {
        constexpr std::array first_piles{PileId::foundation(1), PileId::sequence(1), PileId::tableau(1)};
        PileSet open;
        for (const PileId first : first_piles)
            if (between_kinds(rules_, from, first.kind()) == Reason::None)
                open = open | PileSet::from(first, count_of(rules_, first.kind()));
        return into_space(rules_, position_, from) == Reason::None ? open : open - spaces_;
    }

  private:
    void add(PileId pile, CardSet takes) {
        if (takes.empty()) return;
        if (takes == CardSet::all()) {
            of_any_card_.add(pile);
            return;
        }
        const Rank rank = takes.first().rank();
        assert((takes - CardSet::of_rank(rank)).empty()); // no limit names cards of two ranks
        of_rank_[std::size_t(rank)].add(pile);
        for (; !takes.empty(); takes = takes - CardSet{takes.first()})
            of_suit_[std::size_t(takes.first().suit())].add(pile);
    }

    const Rules &rules_;
    const Position &position_;
    PileSet of_any_card_;
    PileSet spaces_;
    // A pile that takes certain cards stands under their rank and under each of their suits.
    std::array<PileSet, suits_in_deck> of_suit_{};
    std::array<PileSet, ranks_in_suit + 1> of_rank_{};
};

bool fits(const Rules &rules, const Position &position, const Move &move) {
    const bool whole = move.to.kind() == PileKind::Sequence && is_whole_run(rules, unit_of(position, move));
    return unit_for(move.to.kind(), move.count, whole) == Reason::None;
}

void list_top_card(const Position &position, const Takers &takers, PileSet open, PileId from, Moves &moves) {
    if (position.empty(from)) return;
    for (PileSet targets = (takers.of(position.top(from)) & open).without(from); !targets.empty();
         targets.remove_first())
        moves.push_back({from, targets.first(), 1});
}

void list_run(const Rules &rules, const Position &position, const Takers &takers, PileSet open, PileId from,
              Moves &moves) {
    const int most = movable(rules, position, from);
    const auto cards = position.cards(from);
    const auto takers_of = [&](int count) { return takers.of(cards[cards.size() - std::size_t(count)]); };
    PileSet targets;
    for (int count = 1; count <= most; ++count)
        targets = targets | takers_of(count);
    for (targets = (targets & open).without(from); !targets.empty(); targets.remove_first())
        for (int count = 1; count <= most; ++count)
            if (takers_of(count).contains(targets.first()) && fits(rules, position, {from, targets.first(), count}))
                moves.push_back({from, targets.first(), count});
}

} // namespace

void list_legal_moves(const Rules &rules, const Position &position, Moves &moves) {
    moves.clear();
    if (against_stock(rules, position) == Reason::None) moves.push_back(Move::use_stock());
    const Takers takers{rules, position};
    if (has_waste(rules)) list_top_card(position, takers, takers.open_to(PileKind::Waste), PileId::waste(), moves);
    if (rules.reserve.cards > 0)
        list_top_card(position, takers, takers.open_to(PileKind::Reserve), PileId::reserve(), moves);
    if (const PileSet open = takers.open_to(PileKind::Foundation); !open.empty())
        for (int number = 1; number <= rules.foundations.count; ++number)
            list_top_card(position, takers, open, PileId::foundation(number), moves);
    const PileSet open = takers.open_to(PileKind::Tableau);
    for (int number = 1; number <= rules.tableau.dealt.piles(); ++number)
        list_run(rules, position, takers, open, PileId::tableau(number), moves);
}

Moves legal_moves(const Rules &rules, const Position &position) {
    Moves moves;
    list_legal_moves(rules, position, moves);
    return moves;
}

} // namespace longwood
