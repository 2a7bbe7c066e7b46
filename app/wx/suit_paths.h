// The four suits as vector paths: fonts may lack them.
#pragma once

#include <wx/graphics.h>

#include "engine/card.h"

namespace longwood::wx {

/// The suit in a square of side 1 around the origin.
wxGraphicsPath suit_path(wxGraphicsContext &gc, Suit suit);

} // namespace longwood::wx
