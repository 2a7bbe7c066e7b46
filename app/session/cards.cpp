// Commands about cards: picking up, putting down, playing.
#include <algorithm>

#include "app/session/cursor.h"
#include "app/session/session.h"
#include "app/session/to_foundation.h"

namespace longwood::session {

Outcome Session::handle_cards(const Command &command) {
    switch (command.action) {
    case Action::GoToTableau: return go_to_tableau(command.number);
    case Action::PickUpOrPutDown: return carried_ ? put_down(cursor_.pile) : pick_up();
    case Action::CarryMore: return change_carry(+1);
    case Action::CarryFewer: return change_carry(-1);
    case Action::ToFoundation: return play_to_foundation();
    case Action::AllToFoundations: return play_all_to_foundations();
    case Action::UseStock: return play(Move::use_stock());
    case Action::Play: {
        Outcome outcome = play(command.move);
        if (!outcome.refusal && !command.move.uses_stock()) cursor_ = top_of(position(), command.move.to);
        return outcome;
    }
    default: break; // Action::CancelCarry
    }
    if (!carried_) return {.nothing = Nothing::NothingCarried};
    carried_.reset();
    return {.put_back = true};
}

// The cards from the cursor to the top of its pile; of a squared pile the top card.
int Session::cards_at_cursor() const {
    if (position().empty(cursor_.pile)) return 1; // asks for a card, and hears that there is none
    return position().size(cursor_.pile) - cursor_.index;
}

// Why the pile does not give the top `count` cards, whatever pile they are for; the
// engine is asked about a move to some tableau pile.
std::optional<Refusal> Session::refusal_to_give(PileId from, int count) const {
    if (count <= movable_cards(rules(), position(), from)) return std::nullopt;
    const PileId other = PileId::tableau(from == PileId::tableau(1) ? 2 : 1);
    auto refused = refusal(rules(), position(), {from, other, count});
    const bool keeps =
        from.kind() == PileKind::Foundation && !position().empty(from) && movable_cards(rules(), position(), from) == 0;
    if (refused && keeps) refused->reason = Reason::FoundationKeepsCards;
    return refused;
}

Outcome Session::pick_up() {
    if (cursor_.pile == PileId::stock()) return play(Move::use_stock());
    const int count = cards_at_cursor();
    if (const auto refused = refusal_to_give(cursor_.pile, count)) return {.refusal = refused};
    carried_ = Carry{cursor_.pile, count};
    return {.picked_up = true};
}

Outcome Session::put_down(PileId to) {
    const Carry carry = *carried_;
    if (carry.from == to) { // [C4]
        carried_.reset();
        return {.put_back = true};
    }
    Outcome outcome = play({carry.from, to, carry.count});
    if (!outcome.refusal) cursor_ = top_of(position(), to);
    return outcome;
}

Outcome Session::change_carry(int by) {
    if (!carried_) return {.nothing = Nothing::NothingCarried};
    const int count = carried_->count + by;
    if (count < 1 || count > movable_cards(rules(), position(), carried_->from))
        return {.nothing = Nothing::NoMoreToCarry};
    carried_->count = count;
    return {.carry_changed = true};
}

Outcome Session::go_to_tableau(int number) {
    if (number < 1 || number > count_of(rules(), PileKind::Tableau)) return {.nothing = Nothing::NoSuchPile};
    if (carried_) return put_down(PileId::tableau(number));
    cursor_ = top_of(position(), PileId::tableau(number));
    return {};
}

// The cursor stays on the pile from which the cards went: there the player goes on. A
// whole run goes wherever in it the cursor stands; a single card only from under the
// cursor, never another one that happens to lie on top.
Outcome Session::play_to_foundation() {
    const PileId from = carried_ ? carried_->from : cursor_.pile;
    const int count = carried_ ? carried_->count : cards_at_cursor();
    if (const auto refused = refusal_to_give(from, count)) return {.refusal = refused};
    auto move = to_foundation(rules(), position(), from, count);
    if (!move && !carried_ && count < ranks_in_suit) move = to_foundation(rules(), position(), from, ranks_in_suit);
    if (move) {
        const bool from_cursor = cursor_.pile == from;
        Outcome outcome = play(*move);
        if (from_cursor) cursor_ = top_of(position(), from);
        return outcome;
    }
    return {.refusal = nearest_refusal(rules(), position(), from, count), .nothing = Nothing::NoFoundationTakes};
}

Outcome Session::play_all_to_foundations() {
    Outcome all{.nothing = Nothing::NoFoundationTakes};
    while (const auto move = next_to_foundations(rules(), position())) {
        const Outcome one = play(*move);
        all.nothing = Nothing::None;
        all.change = Change::Played;
        all.move = move;
        all.events.insert(all.events.end(), one.events.begin(), one.events.end());
    }
    return all;
}

Outcome Session::play(const Move &move) {
    const bool on_top = is_on_top();
    auto result = game_.play(move);
    if (const auto *refused = std::get_if<Refusal>(&result)) return {.refusal = *refused};
    carried_.reset();
    if (move.uses_stock() && on_top) cursor_ = top_of(position(), cursor_.pile);
    return {.change = Change::Played, .events = std::get<Events>(std::move(result)), .move = move};
}

// A player who deals from the top card of a pile wants the new one under the cursor.
bool Session::is_on_top() const { return cursor_ == top_of(position(), cursor_.pile); }

std::vector<PileId> Session::targets() const {
    return carried_ ? targets(carried_->from, carried_->count) : std::vector<PileId>{};
}

std::vector<PileId> Session::targets(PileId from, int count) const {
    std::vector<PileId> piles;
    for (const PileId to : Piles{rules()})
        if (from != to && is_legal(rules(), position(), {from, to, count})) piles.push_back(to);
    return piles;
}

std::optional<Move> Session::move_to_foundation(PileId from) const {
    return best_to_foundation(rules(), position(), from);
}

} // namespace longwood::session
