// A good next move and why it is good: what key H speaks. It never plays.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/move.h"
#include "engine/position.h"
#include "engine/rules.h"

namespace longwood {

/// What a hinted move is good for, best first.
enum class Purpose : std::uint8_t {
    CompletesSequence, // a whole run leaves the tableau
    ToFoundation,      // one card nearer to the win
    TurnsUp,           // a face-down card is turned
    MakesSpace,        // a pile becomes empty
    PreparesNext,      // `next` becomes possible, and has one of the purposes above
    JoinsRun,          // cards come together that can move as a unit from now on
    SavesWasteCard,    // the card of the waste finds a place, the one below it comes free
    UsesStock,         // nothing better on the table: only the stock helps
    FillsSpace,        // only the stock helps, and it deals only when no pile is empty
    Rearranges         // no more than another order
};

struct Hint {
    Move move = {};
    Purpose purpose = Purpose::Rearranges;
    std::optional<Move> next = {}; // with PreparesNext
};

/// The most useful move by a fixed order of purposes with one move of foresight; nothing
/// if no move changes anything. Sees only what the player may see: face-down cards and
/// the order of the stock play no part.
std::optional<Hint> hint(const Rules &rules, const Position &position);

} // namespace longwood
