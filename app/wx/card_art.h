// Draws single cards and empty places with vector paths. Keeps nothing but the four suit paths and
// a few fonts; in the fine way of drawing, stamps of what repeats too. The one function that draws a
// card, for every way of drawing.
#pragma once

#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <string>

#include <wx/graphics.h>
#include <wx/region.h>

#include "accessibility/tree.h"
#include "app/wx/look.h"
#include "app/wx/stamps.h"
#include "engine/card.h"
#include "locale/translator.h"

namespace longwood::wx {

using accessibility::Rect;

/// A shade as wx has it.
inline wxColour to_wx(Shade shade, std::uint8_t opacity = wxALPHA_OPAQUE) {
    return {shade.red, shade.green, shade.blue, opacity};
}

/// What is printed on cards, by rank.
using CardLetters = std::array<wxString, ranks_in_suit + 1>;

/// The letters of the player's country.
CardLetters card_letters(const locale::Translator &words);

class CardArt {
  public:
    CardArt(const Look &look, CardLetters letters)
        : palette_(palette_of(look.theme, look.four_colors)), faces_(look.faces), letters_(std::move(letters)) {
        if (look.drawing == Drawing::Fine && Stamps::are_possible()) stamps_.emplace();
    }

    /// The same cards, all of their parts drawn anew each time.
    CardArt without_stamps() const {
        CardArt art = *this;
        art.stamps_.reset();
        return art;
    }

    /// How many pixels of the display one of ours has.
    void set_scale(double scale) {
        scale_ = scale;
        if (stamps_) stamps_->set_scale(scale);
    }

    const Palette &palette() const { return palette_; }

    const CardLetters &letters() const { return letters_; }

    /// The card in its rectangle. Of a covered card only the `strip` pixels at the top are
    /// seen: nothing below is drawn, and rank and suit are made to fit. Parts that lie outside
    /// the region, if there is one, are left out: the clipping would take as long as they do.
    void draw_card(wxGraphicsContext &gc, Card card, const Rect &rect, int strip, const wxRegion *region = nullptr);

    /// Cards that lie over this one show that much more of it at their rounded corners.
    static double corner_of(const Rect &rect) { return rect.width * corner; }

    /// Whether a strip of that height shows rank and suit in full size, so that the whole card
    /// and the covered one look alike in it.
    bool shows_index(const Rect &rect, int strip) const;

    /// The outline of an empty pile, with what it takes in the middle ("A", "K") if that
    /// is one rank.
    void draw_place(wxGraphicsContext &gc, const Rect &rect, Rank takes);

    /// The number of cards in a face-down pile, on its top card.
    void draw_count(wxGraphicsContext &gc, const Rect &rect, int count);

    /// Where its figures are, with nothing but paper around them.
    static Rect count_rect(const Rect &rect);

    /// Another number in that place, and nothing of the card around it.
    void draw_next_count(wxGraphicsContext &gc, const Rect &rect, int count);

    /// A step of a hint, 1 or 2, low on the card.
    void draw_step(wxGraphicsContext &gc, const Rect &rect, int step);

    /// A few words on paper, as large as they fit.
    void draw_sign(wxGraphicsContext &gc, const Rect &rect, const wxString &text);

  private:
    static constexpr double corner = 0.08; // parts of the width of a card
    void draw_face(wxGraphicsContext &gc, Card card, const Rect &rect, int strip, const wxRegion *region);
    void draw_back(wxGraphicsContext &gc, const Rect &rect, int strip, const wxRegion *region);
    double top_margin(const Rect &rect, int strip) const;
    void draw_index(wxGraphicsContext &gc, Card card, const Rect &rect, int strip);
    void draw_large_index(wxGraphicsContext &gc, Card card, const Rect &rect, int strip);
    void draw_picture(wxGraphicsContext &gc, Card card, const Rect &rect);
    void draw_pips(wxGraphicsContext &gc, Card card, const Rect &rect);
    void draw_court(wxGraphicsContext &gc, Card card, const Rect &rect);
    void draw_suit(wxGraphicsContext &gc, Suit suit, double x, double y, double size, const wxColour &colour,
                   bool upside_down = false);
    void draw_suit_path(wxGraphicsContext &gc, Suit suit, double x, double y, double size, const wxColour &colour,
                        bool upside_down);
    /// Paper and edge of a card.
    void draw_blank(wxGraphicsContext &gc, const Rect &rect);
    /// The font whose capitals are `height` high; returns its pixels.
    int set_font(wxGraphicsContext &gc, double height, const wxColour &colour);
    struct TextSize {
        double width = 0;
        double height = 0;
        double ascent = 0;
    };
    /// Each text is measured once; the font is set.
    const TextSize &measure(wxGraphicsContext &gc, const wxString &text, int pixels);
    /// Text with its capitals `height` high, its baseline at y; returns the width.
    double draw_text(wxGraphicsContext &gc, const wxString &text, double x, double baseline, double height,
                     const wxColour &colour, bool centred = false);
    void draw_number(wxGraphicsContext &gc, double x, double y, double width, double height, int number);
    /// As high as wished or, where they would not fit, as fits.
    void draw_figures(wxGraphicsContext &gc, double x, double y, double width, double height, int number);
    /// Rounded, its middle at x, y.
    void draw_paper(wxGraphicsContext &gc, double x, double y, double width, double height);
    /// The nearest place between two pixels of the display.
    double on_pixel(double place) const { return std::round(place * scale_) / scale_; }
    wxColour colour_of(Suit suit) const { return to_wx(palette_.suits[std::size_t(suit)]); }

    const wxString &index_of(Rank rank) const { return letters_[std::size_t(rank)]; }

    double scale_ = 1;
    Palette palette_;
    Faces faces_;
    CardLetters letters_;
    std::array<wxGraphicsPath, suits_in_deck> suits_ = {};
    std::map<std::pair<int, wxUint32>, wxGraphicsFont> fonts_ = {};
    std::map<std::pair<int, wxString>, TextSize> sizes_ = {}; // to measure a text costs as much as to draw it
    std::optional<Stamps> stamps_ = {};
};

} // namespace longwood::wx
