// The portraits of jack, queen and king, drawn by the program.
#pragma once

#include <wx/graphics.h>

#include "engine/card.h"

namespace longwood::wx {

/// Height of a portrait that is 1 wide.
inline constexpr double portrait_height = 1.2;

/// Draws the portrait of a court card in a box of width 1 and height portrait_height; the
/// caller has scaled and placed it. King: crown and beard; queen: long hair, small crown,
/// necklace; jack: cap with a feather.
void draw_portrait(wxGraphicsContext &gc, Card card);

} // namespace longwood::wx
