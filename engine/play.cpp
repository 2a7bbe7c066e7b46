// What a move does to the table, and how the game stands afterwards.
#include <algorithm>
#include <cassert>

#include "engine/referee.h"

namespace longwood {
namespace {

// Carries a move out; tells what happens where somebody listens.
class Dealer {
  public:
    Dealer(const Rules &rules, Position &position, Events *told) : rules_(rules), position_(position), told_(told) {}

    void play(const Move &move) {
        if (move.uses_stock())
            use_stock();
        else
            carry(move);
        fill_spaces();
        if (told_ && is_won(rules_, position_)) tell({EventKind::Won, {}, {}, {}, 0});
    }

  private:
    void tell(const Event &event) {
        if (told_) told_->push_back(event);
    }

    void carry(const Move &move) {
        const Card lead = position_.cards(move.from).last(std::size_t(move.count)).front();
        position_.shift(move.from, move.to, move.count);
        tell({EventKind::Moved, lead, move.from, move.to, move.count});
        if (move.to.kind() == PileKind::Foundation && has_base_rank(rules_) && position_.base() == Rank::None) {
            position_.set_base(lead.rank()); // [DS-F1]
            tell({EventKind::BaseSet, lead, {}, move.to, 1});
        }
        const bool on_foundation = move.to.kind() != PileKind::Tableau;
        if (on_foundation && position_.size(move.to) == ranks_in_suit)
            tell({EventKind::Completed, position_.top(move.to), {}, move.to, ranks_in_suit});
        if (move.from.kind() == PileKind::Tableau && position_.top(move.from).face_down()) {
            position_.turn_top_up(move.from); // [C2]
            tell({EventKind::TurnedUp, position_.top(move.from), move.from, move.from, 1});
        }
    }

    void use_stock() {
        if (position_.empty(PileId::stock()))
            turn_waste_over();
        else if (has_waste(rules_))
            turn_cards();
        else
            deal_to_tableau();
    }

    void turn_waste_over() {
        const int cards = position_.size(PileId::waste());
        position_.turn_over(PileId::waste(), PileId::stock(), true);
        position_.count_redeal();
        tell({EventKind::Redealt, {}, PileId::waste(), PileId::stock(), cards});
    }

    void turn_cards() {
        for (int i = 0; i < rules_.stock.turns && !position_.empty(PileId::stock()); ++i) {
            take_from_stock(PileId::waste());
            tell({EventKind::Drawn, position_.top(PileId::waste()), PileId::stock(), PileId::waste(), 1});
        }
    }

    // From the first pile to the last, spaces included, as far as the stock reaches [RN-K1, RN-K2].
    void deal_to_tableau() {
        for (int i = 1; i <= rules_.tableau.dealt.piles() && !position_.empty(PileId::stock()); ++i) {
            const PileId pile = PileId::tableau(i);
            take_from_stock(pile);
            tell({EventKind::Dealt, position_.top(pile), PileId::stock(), pile, 1});
        }
    }

    void take_from_stock(PileId to) {
        position_.shift(PileId::stock(), to, 1);
        position_.turn_top_up(to);
    }

    // Spaces fill themselves from left to right, while there are cards [DS-T3, EI-2].
    void fill_spaces() {
        if (rules_.tableau.spaces == SpaceFilling::ByHand) return;
        const bool waste_first = rules_.tableau.spaces == SpaceFilling::FromWasteThenStock;
        const PileId first = waste_first ? PileId::waste() : PileId::stock();
        const PileId second = waste_first ? PileId::stock() : PileId::waste();
        for (int i = 1; i <= rules_.tableau.dealt.piles(); ++i) {
            const PileId space = PileId::tableau(i);
            const PileId source = position_.empty(first) ? second : first;
            if (!position_.empty(space) || position_.empty(source)) continue;
            position_.shift(source, space, 1);
            position_.turn_top_up(space);
            tell({EventKind::Filled, position_.top(space), source, space, 1});
        }
    }

    const Rules &rules_;
    Position &position_;
    Events *told_;
};

// The proof is in tests/rules/README.md: where the colour foundations take two red and two
// black cards of each rank, the sequences must take the other two and two. So three
// sequences headed by kings of one colour end all hope.
bool is_proved_dead(const Rules &rules, const Position &position) {
    const bool proof_applies = rules.foundations.pairs == Pairing::OneRedOneBlack && rules.decks == 2 &&
                               rules.sequences.count == 4 && rules.sequences.build.by == Building::ByAlternateColor;
    if (!proof_applies) return false;
    int red = 0;
    int black = 0;
    for (int i = 1; i <= rules.sequences.count; ++i) {
        if (position.empty(PileId::sequence(i))) continue;
        const bool is_red = position.cards(PileId::sequence(i)).front().color() == Color::Red;
        ++(is_red ? red : black);
    }
    return red > 2 || black > 2;
}

} // namespace

Events play(const Rules &rules, Position &position, const Move &move) {
    assert(is_legal(rules, position, move));
    Events events;
    Dealer{rules, position, &events}.play(move);
    return events;
}

void advance(const Rules &rules, Position &position, const Move &move) { Dealer{rules, position, nullptr}.play(move); }

bool is_won(const Rules &rules, const Position &position) {
    for (int i = 1; i <= rules.foundations.count; ++i)
        if (position.size(PileId::foundation(i)) != ranks_in_suit) return false;
    for (int i = 1; i <= rules.sequences.count; ++i)
        if (position.size(PileId::sequence(i)) != ranks_in_suit) return false;
    return true;
}

Standing standing(const Rules &rules, const Position &position) {
    if (is_won(rules, position)) return Standing::Won;
    const Moves moves = legal_moves(rules, position);
    if (moves.empty()) return Standing::NoMoveLeft;
    const auto idle = [&](const Move &move) { return changes_nothing(rules, position, move); };
    if (std::ranges::all_of(moves, idle)) return Standing::OnlyIdleMovesLeft;
    return is_proved_dead(rules, position) ? Standing::ProvedDead : Standing::Open;
}

} // namespace longwood
