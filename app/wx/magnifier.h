// Where the magnifier shows the cards of one pile, as large as they fit. No wx here.
#pragma once

#include <vector>

#include "app/wx/layout.h"

namespace longwood::wx {

/// A card in the magnifier: the whole card, and how much of it is seen from its top.
struct Magnified {
    Rect rect = {};
    int strip = 0;
};

/// The half of the window in which the pile does not lie.
Rect magnifier_place(const Layout &layout, PileId pile);

/// Places for the cards of a pile, at least one, from bottom to top: in as many columns as
/// let them be largest, the last card whole.
std::vector<Magnified> magnified(const Rect &panel, int cards);

} // namespace longwood::wx
