// What a command brought about. Front ends read this to repaint and to speak; it has
// no words and no pixels.
#pragma once

#include <cstdint>
#include <optional>

#include "app/session/problem.h"
#include "engine/event.h"
#include "engine/referee.h"
#include "engine/refusal.h"
#include "engine/spot.h"

namespace longwood::session {

/// How the table changed. Undone to Dealt are told as one thing, not card by card.
enum class Change : std::uint8_t { None, Played, Undone, Redone, UndoneAll, RedoneAll, Dealt };

/// Why a command that is no move came to nothing.
enum class Nothing : std::uint8_t {
    None,
    EdgeOfTable, // the cursor is at the end in that direction
    EdgeOfPile,
    NothingToUndo,
    NothingToRedo,
    NothingCarried,
    NoMoreToCarry,     // CarryMore at the whole run, CarryFewer at one card
    NoFoundationTakes, // `refusal` holds the reason of the nearest foundation where there is one
    NoSuchPile
};

struct Outcome {
    Change change = Change::None;
    Events events = {};                  // of Played and Redone, in order
    std::optional<Move> move = {};       // the move played, undone or redone last
    std::optional<Refusal> refusal = {}; // the game is as it was
    Nothing nothing = Nothing::None;
    bool cursor_moved = false;
    bool picked_up = false;              // session.carried() is new
    bool put_back = false;               // what was carried lies where it came from
    bool carry_changed = false;          // more or fewer cards carried
    Standing standing = Standing::Open;  // after the command
    bool standing_changed = false;       // tell the player
    std::optional<Problem> problem = {}; // the game could not be saved; it goes on
};

/// Whether the command won the game by a move that was played.
inline bool is_new_win(const Outcome &outcome) {
    return outcome.change == Change::Played && outcome.standing == Standing::Won && outcome.standing_changed;
}

} // namespace longwood::session
