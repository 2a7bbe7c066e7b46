// Small pictures of what cards and numbers repeat: the suits, ranks and figures, blank cards. To put one
// down costs a tenth of drawing its outline. They belong to the fine way of drawing.
#pragma once

#include <functional>
#include <map>
#include <tuple>

#include <wx/graphics.h>

#include "app/wx/offscreen.h"

namespace longwood::wx {

class Stamps {
  public:
    /// What is on it, its width and height, its colour.
    using Key = std::tuple<wxString, int, int, wxUint32>;

    /// Whether the system can make them.
    static bool are_possible() { return letters_need_no_paper(); }

    /// How many pixels of the display one of ours has. Another number than before forgets all stamps.
    void set_scale(double scale);

    /// Puts the stamp down with its upper left corner at x, y, which should be whole pixels of the display. If
    /// it is new, `draw` draws it first, with that corner at 0, 0.
    void put(wxGraphicsContext &gc, const Key &key, double x, double y,
             const std::function<void(wxGraphicsContext &)> &draw);

  private:
    std::map<Key, wxGraphicsBitmap> stamps_ = {};
    double scale_ = 1;
};

} // namespace longwood::wx
