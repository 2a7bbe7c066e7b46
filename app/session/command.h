// What a player can ask of a session, whatever it came from: a key, a click, a typed
// word, a screen reader's action.
#pragma once

#include <cstdint>

#include "engine/deal.h"
#include "engine/move.h"
#include "engine/spot.h"

namespace longwood::session {

enum class Action : std::uint8_t {
    // The cursor. Piles are walked in reading order: stock, waste, foundations,
    // sequences, tableau, reserve.
    PreviousPile,
    NextPile,
    FirstPile, // of the group the cursor is in
    LastPile,
    PreviousCard, // towards the bottom of the pile
    NextCard,     // towards its top
    FirstCard,
    LastCard,
    PreviousGroup, // groups: stock and waste; foundations and sequences; tableau; reserve
    NextGroup,
    GoToTableau, // `number`: to the top card of that tableau pile; puts down there while carrying
    GoTo,        // `spot`: from mouse or screen reader

    // The cards.
    PickUpOrPutDown, // the cards from the cursor to the top of its pile; or puts the carried ones there
    CancelCarry,
    CarryMore,
    CarryFewer,
    ToFoundation, // carried cards, else those at the cursor, to the first foundation that takes them,
                  // or the whole run to a sequence
    UseStock,
    Play,             // `move`, as decided elsewhere (drag and drop, text game, list of moves)
    AllToFoundations, // every card that goes, one after the other; each is its own undo step [C8]

    // The game.
    Undo,
    Redo,
    UndoAll,
    RedoAll,
    NewDeal, // `deal` of the same variant; 0 takes a random one
    SameDeal // the same deal from the start; the moves can be redone
};

struct Command {
    Action action;
    int number = 0;
    Spot spot = {};
    Move move = {};
    DealNumber deal = 0;
};

} // namespace longwood::session
