// What happened on the table, in order. Speech, pictures and tests read these.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/card.h"
#include "engine/pile.h"

namespace longwood {

enum class EventKind : std::uint8_t {
    Moved,     // the player moved `count` cards led by `card`, `from` -> `to`
    Drawn,     // the stock turned `card` onto the waste
    Dealt,     // the stock dealt `card` onto the tableau pile `to`
    Redealt,   // `count` cards of the waste became the stock again
    TurnedUp,  // `card` on pile `to` was turned face up [C2]
    Filled,    // `card` came by itself `from` waste or stock into the space `to` [DS-T3]
    BaseSet,   // the base rank is from now on that of `card` [DS-F1]
    Completed, // foundation or sequence `to` now holds all its 13 cards
    Won        // every card is on a foundation [C5]
};

struct Event {
    EventKind kind;
    Card card = {};
    PileId from = {};
    PileId to = {};
    int count = 1;
    bool operator==(const Event &) const = default;
};

using Events = std::vector<Event>;

} // namespace longwood
