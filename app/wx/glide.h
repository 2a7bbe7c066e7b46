// Cards that glide from where they lay to where they lie now. Only the picture is late: the
// table itself has changed already, and the next command ends every glide.
#pragma once

#include <vector>

#include "app/wx/layout.h"

namespace longwood::wx {

/// The top `count` cards of a pile, and how far away they were, in pixels.
struct Glide {
    PileId to;
    int count = 0;
    int dx = 0;
    int dy = 0;
    bool operator==(const Glide &) const = default;
};

/// A table as it was or is: what lies where.
struct Lying {
    const Position &position;
    const Layout &layout;
};

/// What glides from one table to the next: the cards by which piles have grown, from where
/// they lay on top. (dx, dy) is what they were already moved by, in hand or under the mouse.
std::vector<Glide> glides_between(const Rules &rules, const Lying &before, const Lying &after, int dx, int dy);

} // namespace longwood::wx
