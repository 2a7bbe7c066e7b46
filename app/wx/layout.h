// Where every pile and card lies in the window: a pure function of rules, position and
// size, shared by drawing, mouse and accessibility. No wx here.
#pragma once

#include <array>
#include <optional>

#include "accessibility/tree.h"
#include "engine/position.h"
#include "engine/rules.h"
#include "engine/spot.h"

namespace longwood::wx {

using accessibility::Rect;

struct Size {
    int width = 0;
    int height = 0;
    bool operator==(const Size &) const = default;
};

/// What the player wants of the places.
struct Arrangement {
    /// Of the size that fits the window. More than 100 takes room from long piles, never more
    /// than the width has.
    int card_percent = 100;
    /// Stock, waste and reserve at the right.
    bool left_handed = false;
    /// For those who read from right to left: pile 1 at the right. Cards stay as they are.
    bool mirrored = false;
    /// Covered cards show as much as large print needs, in piles that have the room for it.
    bool wide_strips = false;
    bool operator==(const Arrangement &) const = default;
};

/// How one pile lies. Card `index` lies below the place of the pile by a step for every
/// card under it; steps are fractions of a pixel so that long piles can be very tight.
struct PileLayout {
    Rect place = {}; // of the lowest card; the outline of the empty pile
    int cards = 0;
    int face_down = 0; // of them, at the bottom
    bool fanned = false;
    double step_down = 0; // from a face-down card to the next
    double step_up = 0;   // from a face-up card to the next
    int bottom = 0;       // a fanned pile has the room down to here
};

struct Layout {
    Size window = {};
    Size card = {};
    int gap = 0;
    std::array<PileLayout, most_piles> piles = {};

    const PileLayout &of(PileId pile) const { return piles[std::size_t(pile.slot())]; }
    bool operator==(const Layout &) const;
};

/// Lays the table out. Every pile of the variant gets a place inside the window, cards are
/// as large as the window allows; long piles are compressed, never cut off.
Layout lay_out(const Rules &rules, const Position &position, Size window, const Arrangement &arrangement = {});

/// Where the whole card lies, covered or not; the place of the pile if it is empty.
Rect card_rect(const Layout &layout, Spot spot);

/// What is seen of the card: all of the top card, a strip of those under it. Of a squared
/// pile only the top card is seen; the others have an empty strip.
Rect visible_rect(const Layout &layout, Spot spot);

/// Everything that the pile covers now.
Rect pile_rect(const Layout &layout, PileId pile);

/// Where a card may be dropped for this pile: what it covers and the room under it.
Rect drop_rect(const Layout &layout, PileId pile);

/// The card or empty pile that is seen at a point.
std::optional<Spot> hit(const Layout &layout, const Rules &rules, int x, int y);

/// The area that two rectangles share.
int shared_area(const Rect &a, const Rect &b);
bool contains(const Rect &rect, int x, int y);

} // namespace longwood::wx
