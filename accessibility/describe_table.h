// From a position and a cursor to the accessibility tree.
#pragma once

#include <functional>
#include <optional>

#include "accessibility/narrator.h"
#include "accessibility/tree.h"
#include "engine/game.h"
#include "engine/spot.h"

namespace longwood::accessibility {

/// Where things are in the window; both may be empty where nothing is drawn.
struct Geometry {
    std::function<Rect(PileId)> pile = {};
    std::function<Rect(Spot)> spot = {};
};

/// The whole tree of the table, with the focus at the cursor.
Tree describe_table(const Narrator &narrator, const Game &game, Spot cursor, const std::optional<Carry> &carried,
                    const Geometry &geometry = {});

} // namespace longwood::accessibility
