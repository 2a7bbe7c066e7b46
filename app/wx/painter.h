// Draws the table: all cards that are seen in the region to be repainted, and nothing else.
#pragma once

#include <optional>

#include <wx/graphics.h>
#include <wx/region.h>

#include "app/wx/card_art.h"
#include "app/wx/layout.h"

namespace longwood::wx {

/// Everything that is seen, as plain values.
struct Scene {
    const Rules *rules = nullptr;
    Position position = {};
    Layout layout = {};
    Spot cursor = {};
    std::optional<Carry> carried = {};
    /// How far the carried cards have been dragged with the mouse; nothing while they are
    /// carried with the keyboard.
    std::optional<wxPoint> dragged = {};
    bool has_focus = true;
};

/// What one pile covers in the scene, with focus frame and lifted cards.
Rect painted_rect(const Scene &scene, PileId pile);

/// What the dragged cards cover; nothing while none are dragged.
Rect dragged_rect(const Scene &scene);

/// What the focus frame covers.
Rect focus_rect(const Scene &scene);

class Painter {
  public:
    void paint(wxGraphicsContext &gc, const Scene &scene, const wxRegion &region);

  private:
    void paint_pile(wxGraphicsContext &gc, const Scene &scene, PileId pile, const wxRegion &region);
    void paint_place(wxGraphicsContext &gc, const Scene &scene, PileId pile);
    void paint_carried(wxGraphicsContext &gc, const Scene &scene);
    void paint_focus(wxGraphicsContext &gc, const Scene &scene);

    Palette palette_ = {};
    CardArt art_{palette_};
};

} // namespace longwood::wx
