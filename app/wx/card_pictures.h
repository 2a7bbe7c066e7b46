// Pictures of whole cards at the size and scale of the display, each made when it is first
// seen: the fine way of drawing. Covered cards show the upper part of the same picture.
#pragma once

#include <array>

#include <wx/graphics.h>

#include "app/wx/card_art.h"

namespace longwood::wx {

class CardPictures {
  public:
    /// Draws like CardArt::draw_card, which it asks for what it has not yet. `scale` is the
    /// number of pixels of the display for one of ours.
    void draw_card(wxGraphicsContext &gc, CardArt &art, Card card, const Rect &rect, int strip, double scale);

    /// Gives all memory back.
    void forget() { pictures_ = {}; }

  private:
    wxGraphicsBitmap make(wxGraphicsContext &gc, CardArt &art, Card card) const;

    static constexpr std::size_t back = 0; // faces are at their kind, from 4
    std::array<wxGraphicsBitmap, suits_in_deck + cards_in_deck> pictures_ = {};
    int width_ = 0;
    int height_ = 0;
    double scale_ = 0;
};

} // namespace longwood::wx
