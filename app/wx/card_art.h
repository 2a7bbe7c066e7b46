// Draws single cards and empty places with vector paths. Keeps nothing but the four suit
// paths and a few fonts.
#pragma once

#include <array>
#include <map>
#include <string>

#include <wx/graphics.h>

#include "accessibility/tree.h"
#include "app/wx/palette.h"
#include "engine/card.h"

namespace longwood::wx {

using accessibility::Rect;

class CardArt {
  public:
    explicit CardArt(const Palette &palette) : palette_(palette) {}

    /// The card in its rectangle. Of a covered card only the `strip` pixels at the top are
    /// seen: nothing below is drawn, and rank and suit are made to fit.
    void draw_card(wxGraphicsContext &gc, Card card, const Rect &rect, int strip);

    /// The outline of an empty pile, with what it takes in the middle ("A", "K") if that
    /// is one rank.
    void draw_place(wxGraphicsContext &gc, const Rect &rect, Rank takes);

    /// The number of cards in a face-down pile, on its top card.
    void draw_count(wxGraphicsContext &gc, const Rect &rect, int count);

  private:
    void draw_back(wxGraphicsContext &gc, const Rect &rect, bool whole);
    void draw_index(wxGraphicsContext &gc, Card card, const Rect &rect, int strip);
    void draw_pips(wxGraphicsContext &gc, Card card, const Rect &rect);
    void draw_court(wxGraphicsContext &gc, Card card, const Rect &rect);
    void draw_suit(wxGraphicsContext &gc, Suit suit, double x, double y, double size, bool upside_down = false);
    /// Text with its capitals `height` high, its baseline at y; returns the width.
    double draw_text(wxGraphicsContext &gc, const wxString &text, double x, double baseline, double height,
                     const wxColour &colour, bool centred = false);
    const wxColour &colour_of(Suit suit) const { return color_of(suit) == Color::Red ? palette_.red : palette_.black; }

    const Palette &palette_;
    std::array<wxGraphicsPath, suits_in_deck> suits_ = {};
    std::map<std::pair<int, wxUint32>, wxGraphicsFont> fonts_ = {};
};

} // namespace longwood::wx
