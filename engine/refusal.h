// Why a move is not allowed, precise enough to be said as a sentence such as
// "Stapel 3 braucht eine rote 7". No words here: the narrator has them.
#pragma once

#include <cstdint>

#include "engine/card.h"
#include "engine/move.h"

namespace longwood {

enum class Reason : std::uint8_t {
    None,                // the move is legal
    NoSuchPile,          // this variant has no pile of that name
    SamePile,            // a card put back where it came from is no move [C4]
    CountNotPositive,    // a move takes one card or more
    NothingThere,        // the pile to take from is empty
    FewerCardsThere,     // the pile holds fewer cards than were asked for
    CardsFaceDown,       // one of the cards lies face down
    StockNotTakenByHand, // stock cards only come by using the stock
    NeverPlacedByHand,   // nothing is placed on stock, waste or reserve [C4]
    OnlyTopCardMoves,    // from this pile only the top card [C1]
    OnlySingleCardsMove, // no groups in this variant's tableau
    NotARun,             // the cards are not in order as a run must be
    ReserveToFoundationsOnly,
    FoundationKeepsCards,    // cards on this foundation never come back [RN-S2]
    FoundationToTableauOnly, // its top card may go back to the tableau only [RN-F3]
    FoundationTakesSingleCards,
    SequenceNeedsWholeRun, // king to ace, thirteen cards at once [RN-S1]
    SequenceFromTableauOnly,
    FoundationFull,       // thirteen cards lie there [C3]
    PairNeedsOtherColor,  // the other foundation of the pair began with this colour [RN-F2]
    WrongCard,            // the pile takes only the cards in `needed`
    TakesNothing,         // nothing can lie on the top card there, e.g. on an ace
    SpaceFillsItself,     // while waste or stock have cards, nothing is put there by hand [DS-T4]
    SpaceFromTableauOnly, // and then only cards of the tableau [DS-T4]
    StockEmpty,           // and there is no waste, or no redeal in this variant
    NoRedealLeft,         // stock empty, every redeal used
    StockAndWasteEmpty,
    DealNeedsNoSpace // fill every space before dealing [SP-4]
};

/// A refused move. `card` is the lead card of the cards to move (the one that would
/// touch the pile), if there is one; `needed` what the target pile would take instead
/// where `reason` speaks of cards; `there` how many cards the source pile holds.
struct Refusal {
    Reason reason = Reason::None;
    Move move = {};
    Card card = {};
    CardSet needed = {};
    int there = 0;
};

} // namespace longwood
