// From a key event of wx to a chord of the key map, whatever the keyboard layout.
#pragma once

#include <wx/event.h>

#include "app/wx/key.h"

namespace longwood::wx {

/// The chord of a key event; Key::None for keys that the map cannot name, and with Alt or
/// Meta, which belong to menus and the system.
///
/// A Latin letter counts as what the layout makes it, so that Z is Z on a German keyboard;
/// where the layout has other letters (Russian, Arabic), the place of the key counts. The
/// digit row counts by place, because French keyboards have other signs there.
Chord chord_of(const wxKeyEvent &event);

} // namespace longwood::wx
