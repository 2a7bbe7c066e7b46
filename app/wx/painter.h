// Draws the table: all cards that are seen in the region to be repainted, and nothing else.
#pragma once

#include <optional>
#include <vector>

#include <wx/graphics.h>
#include <wx/region.h>

#include "app/wx/card_pictures.h"
#include "app/wx/glide.h"
#include "app/wx/layout.h"
#include "app/wx/magnifier.h"

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
    /// The piles that take what is carried.
    std::vector<PileId> targets = {};
    /// Whether the pile at the cursor is shown very large.
    bool magnifies = false;
    /// Cards on their way, and the share of it that is left.
    std::vector<Glide> glides = {};
    double way_left = 0;
    bool mirrored = false; // pile 1 lies at the right
    /// A good move that is shown.
    std::optional<longwood::Move> hint = {};
    /// What the table says when the game is won; empty before.
    wxString won = {};
    /// How much of the celebration has passed, from 0 to 1; nothing while there is none.
    std::optional<double> celebrated = {};
};

/// What one pile covers in the scene, with focus frame and lifted cards.
Rect painted_rect(const Scene &scene, PileId pile);

/// What the dragged cards cover; nothing while none are dragged.
Rect dragged_rect(const Scene &scene);

/// What the focus frame covers: four sides around a card, whose middle stays as it is, or
/// one rectangle where the card itself is lifted.
std::vector<Rect> focus_rects(const Scene &scene);

/// What the mark of a pile that takes the carried cards covers.
Rect target_rect(const Scene &scene, PileId pile);

/// What cards on their way cover now.
Rect glide_rect(const Scene &scene, const Glide &glide);

/// How far the carried cards lie from their place: under the mouse, or a little aside.
wxPoint lift(const Scene &scene);

/// What the magnifier covers; nothing while it is off.
Rect magnifier_rect(const Scene &scene);

/// What the marks of the hint cover: around the cards to be moved and where they go.
std::vector<Rect> hint_rects(const Scene &scene);

/// What the sentence of the won game covers; nothing before.
Rect won_rect(const Scene &scene);

/// How far the top card of a foundation has bowed, in pixels, while a win is celebrated.
int bow(const Scene &scene, PileId pile);

/// Where a foundation may be painted during the celebration.
Rect bow_rect(const Scene &scene, PileId pile);

/// A rectangle so much larger on every side.
Rect inflated(Rect rect, int by);

/// The width of frames and marks.
int frame_width(const Scene &scene);

class Painter {
  public:
    explicit Painter(const Look &look) : look_(look), art_(look, {}), large_art_(art_.without_stamps()) {}

    /// The letters on cards and empty piles. Everything must be painted anew afterwards.
    void set_letters(const CardLetters &letters);

    /// Everything must be painted anew afterwards.
    void set_look(const Look &look);

    /// `scale` is the number of pixels of the display for one of ours.
    void paint(wxGraphicsContext &gc, const Scene &scene, const wxRegion &region, double scale);

  private:
    void paint_card(wxGraphicsContext &gc, Card card, const Rect &rect, int strip, const wxRegion &region);
    void paint_pile(wxGraphicsContext &gc, const Scene &scene, PileId pile, const wxRegion &region);
    void paint_place(wxGraphicsContext &gc, const Scene &scene, PileId pile);
    void paint_glide(wxGraphicsContext &gc, const Scene &scene, const Glide &glide, const wxRegion &region);
    void paint_carried(wxGraphicsContext &gc, const Scene &scene, const wxRegion &region);
    void paint_target(wxGraphicsContext &gc, const Scene &scene, PileId pile);
    void paint_hint(wxGraphicsContext &gc, const Scene &scene);
    void paint_corners(wxGraphicsContext &gc, const Rect &rect, int pen);
    void paint_won(wxGraphicsContext &gc, const Scene &scene);
    void paint_bows(wxGraphicsContext &gc, const Scene &scene, const wxRegion &region);
    void paint_magnifier(wxGraphicsContext &gc, const Scene &scene);
    void paint_focus(wxGraphicsContext &gc, const Scene &scene);
    void paint_frame(wxGraphicsContext &gc, const Rect &rect, int pen);
    const Palette &palette() const { return art_.palette(); }

    Look look_;
    CardArt art_;
    CardArt large_art_; // nothing of that size is kept
    CardPictures pictures_ = {};
    double scale_ = 1;
};

} // namespace longwood::wx
