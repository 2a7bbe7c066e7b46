// How table and cards look: what the player chose, and what the system asks for where the
// choice is left to it.
#pragma once

#include "app/session/settings.h"
#include "app/wx/layout.h"
#include "app/wx/palette.h"

namespace longwood::wx {

/// Classic: pips and court pictures. LargePrint: rank and suit fill the card.
enum class Faces : std::uint8_t { Classic, LargePrint };

/// Fine: a picture of every card is kept. LowMemory: all is drawn anew each time, without
/// movement. Both draw with the same function.
enum class Drawing : std::uint8_t { Fine, LowMemory };

struct Look {
    Theme theme = Theme::Green;
    Faces faces = Faces::Classic;
    bool four_colors = false;
    Drawing drawing = Drawing::Fine;
    bool moves = false; // cards glide to their places
    Arrangement arrangement = {};
    bool operator==(const Look &) const = default;
};

/// What the system says of its display and its player.
struct SystemLook {
    bool is_dark = false;
    bool has_high_contrast = false;
    bool wants_no_motion = false;
};

/// The look from the settings. `low_memory` comes from the command line.
Look look_of(const session::Settings &settings, const SystemLook &system, Drawing drawing);

/// Low memory if the command line or the setting wants it, or on a computer with less than
/// 1 GB of memory where the setting leaves it open.
Drawing drawing_of(const session::Settings &settings, bool low_memory);

} // namespace longwood::wx
