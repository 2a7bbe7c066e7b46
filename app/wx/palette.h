// The colours of the table.
#pragma once

#include <wx/colour.h>

namespace longwood::wx {

struct Palette {
    wxColour cloth{17, 92, 58};
    wxColour outline{120, 178, 146}; // of empty piles
    wxColour paper{255, 254, 250};
    wxColour edge{70, 74, 78}; // of cards
    wxColour red{186, 12, 32};
    wxColour black{22, 22, 28};
    wxColour back{38, 66, 132};
    wxColour back_pattern{132, 158, 214};
    wxColour focus{255, 214, 10};
    wxColour focus_edge{10, 10, 10};
    wxColour carried{30, 110, 230};
};

} // namespace longwood::wx
