// Commands about the cursor and the game as a whole; those about cards are in cards.cpp.
#include "app/session/session.h"

#include <cassert>
#include <utility>

#include "app/session/crash_report.h"
#include "app/session/cursor.h"
#include "app/session/to_foundation.h"

namespace longwood::session {

Session::Session(Game game, GameKeeper *keeper, Recorder *recorder)
    : game_(std::move(game)), keeper_(keeper), recorder_(recorder), cursor_(spot_after_deal(game_.position())),
      standing_(longwood::standing(game_.rules(), game_.position())) {
    remember_for_crash_report(game_);
    if (recorder_) recorder_->note(game_, Change::None);
}

Outcome Session::perform(const Command &command) {
    const Spot cursor_before = cursor_;
    const Standing standing_before = standing_;
    Outcome outcome = carry_out(command);
    finish(outcome, cursor_before, standing_before);
    return outcome;
}

Outcome Session::replace(Game game) {
    const Spot cursor_before = cursor_;
    game_ = std::move(game);
    cursor_ = spot_after_deal(game_.position());
    Outcome outcome{.change = Change::Dealt};
    finish(outcome, cursor_before, Standing::Open);
    return outcome;
}

// What is the same after every command, however it ended.
void Session::finish(Outcome &outcome, Spot cursor_before, Standing standing_before) {
    if (outcome.change != Change::None) {
        carried_.reset();
        cursor_ = settled(game_.position(), cursor_);
        standing_ = longwood::standing(rules(), position());
        outcome.standing_changed = standing_ != standing_before;
    }
    if (outcome.change != Change::None) remember_for_crash_report(game_);
    // Before the game is kept: a result may be there a move early, never too late.
    if (recorder_) outcome.problem = recorder_->note(game_, outcome.change);
    if (outcome.change != Change::None && keeper_)
        if (const auto problem = keeper_->keep(game_)) outcome.problem = problem;
    outcome.standing = standing_;
    outcome.cursor_moved = cursor_ != cursor_before;
}

Outcome Session::carry_out(const Command &command) {
    switch (command.action) {
    case Action::PreviousPile:
    case Action::NextPile:
    case Action::FirstPile:
    case Action::LastPile:
    case Action::PreviousCard:
    case Action::NextCard:
    case Action::FirstCard:
    case Action::LastCard:
    case Action::PreviousGroup:
    case Action::NextGroup:
    case Action::GoTo: return move_cursor(command);
    case Action::GoToTableau:
    case Action::PickUpOrPutDown:
    case Action::CancelCarry:
    case Action::CarryMore:
    case Action::CarryFewer:
    case Action::ToFoundation:
    case Action::UseStock:
    case Action::Play:
    case Action::AllToFoundations: return handle_cards(command);
    case Action::Undo:
    case Action::Redo:
    case Action::UndoAll:
    case Action::RedoAll:
    case Action::NewDeal:
    case Action::SameDeal: break;
    }
    return handle_game(command);
}

Outcome Session::move_cursor(const Command &command) {
    if (command.action == Action::GoTo) {
        if (!has_pile(rules(), command.spot.pile)) return {.nothing = Nothing::NoSuchPile};
        cursor_ = settled(position(), command.spot);
        return {};
    }
    const CursorStep stepped = step(rules(), position(), cursor_, command.action);
    cursor_ = stepped.spot;
    return {.nothing = stepped.nothing};
}

Outcome Session::handle_game(const Command &command) {
    switch (command.action) {
    case Action::Undo: return undo(false);
    case Action::UndoAll: return undo(true);
    case Action::Redo: return redo(false);
    case Action::RedoAll: return redo(true);
    case Action::NewDeal:
        assert(command.deal <= last_deal_number);
        game_ = Game{rules(), command.deal == 0 ? random_deal_number() : command.deal};
        break;
    default: // Action::SameDeal
        game_.restart();
        break;
    }
    cursor_ = spot_after_deal(position());
    return {.change = Change::Dealt};
}

Outcome Session::undo(bool all) {
    if (!game_.can_undo()) return {.nothing = Nothing::NothingToUndo};
    if (!all) return {.change = Change::Undone, .move = game_.undo()};
    game_.restart();
    return {.change = Change::UndoneAll};
}

Outcome Session::redo(bool all) {
    if (!game_.can_redo()) return {.nothing = Nothing::NothingToRedo};
    Outcome outcome{.change = all ? Change::RedoneAll : Change::Redone};
    do {
        const bool on_top = is_on_top();
        outcome.move = game_.undone().back();
        outcome.events = game_.redo();
        if (outcome.move->uses_stock() && on_top) cursor_ = top_of(position(), cursor_.pile);
    } while (all && game_.can_redo());
    if (all) outcome.events.clear();
    return outcome;
}

} // namespace longwood::session
