#include "app/wx/card_art.h"

#include <algorithm>
#include <cmath>
#include <span>

#include <wx/brush.h>
#include <wx/pen.h>

#include "app/wx/court_art.h"
#include "app/wx/suit_paths.h"
#include "app/wx/text.h"
#include "locale/names.h"

namespace longwood::wx {
namespace {

// Parts of a card, as parts of its width; the index line is at the top so that cards that
// lie over it hide the picture only.
constexpr double rim = 0.06; // empty but for the edge
constexpr double index_margin = 0.06;
constexpr double index_height = 0.23;
constexpr double picture_top = 0.40;
constexpr double large_index_height = 0.40;
// With the tails of J and Q, which reach below the line.
constexpr double large_index_seen = 0.50;
constexpr double large_picture_top = 0.60;

struct Pip {
    double x, y; // 0 to 1 in the field of the pips
};

constexpr Pip pips_of_ten[] = {{0, 0},       {1, 0}, {0, 1 / 3.0}, {1, 1 / 3.0},  {0, 2 / 3.0},
                               {1, 2 / 3.0}, {0, 1}, {1, 1},       {.5, 1 / 6.0}, {.5, 5 / 6.0}};
constexpr Pip pips_of_nine[] = {{0, 0},       {1, 0}, {0, 1 / 3.0}, {1, 1 / 3.0}, {0, 2 / 3.0},
                                {1, 2 / 3.0}, {0, 1}, {1, 1},       {.5, .5}};
constexpr Pip pips_of_eight[] = {{0, 0}, {1, 0}, {0, .5}, {1, .5}, {0, 1}, {1, 1}, {.5, .25}, {.5, .75}};
constexpr Pip pips_of_five[] = {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {.5, .5}};
constexpr Pip pips_of_three[] = {{.5, 0}, {.5, 1}, {.5, .5}};
constexpr Pip pip_of_ace[] = {{.5, .5}};

std::span<const Pip> pips_of(Rank rank) {
    switch (rank) {
    case Rank::Ten: return pips_of_ten;
    case Rank::Nine: return pips_of_nine;
    case Rank::Eight: return pips_of_eight;
    case Rank::Seven: return std::span(pips_of_eight).first(7);
    case Rank::Six: return std::span(pips_of_eight).first(6);
    case Rank::Five: return pips_of_five;
    case Rank::Four: return std::span(pips_of_five).first(4);
    case Rank::Three: return pips_of_three;
    case Rank::Two: return std::span(pips_of_three).first(2);
    default: return pip_of_ace;
    }
}

// Edge and paper as two filled shapes: a drawn line would take three times as long.
void outline_card(wxGraphicsContext &gc, const Rect &rect, const wxColour &edge, const wxColour &fill) {
    const double corner = CardArt::corner_of(rect);
    gc.SetPen(wxNullPen);
    gc.SetBrush(wxBrush(edge));
    gc.DrawRoundedRectangle(rect.x, rect.y, rect.width, rect.height, corner + 0.5);
    gc.SetBrush(wxBrush(fill));
    gc.DrawRoundedRectangle(rect.x + 1, rect.y + 1, rect.width - 2, rect.height - 2, std::max(0.0, corner - 0.5));
}

} // namespace

CardLetters card_letters(const locale::Translator &words) {
    CardLetters letters;
    for (int rank = 1; rank <= ranks_in_suit; ++rank)
        letters[std::size_t(rank)] = to_wx(locale::rank_letter(words, Rank(rank)));
    return letters;
}

void CardArt::draw_card(wxGraphicsContext &gc, Card card, const Rect &rect, int strip, const wxRegion *region) {
    const bool whole = strip >= rect.height;
    if (!whole) {
        gc.PushState();
        gc.Clip(rect.x, rect.y, rect.width, strip + corner_of(rect));
    }
    if (card.face_down())
        draw_back(gc, rect, strip, region);
    else
        draw_face(gc, card, rect, strip, region);
    if (!whole) gc.PopState();
}

void CardArt::draw_face(wxGraphicsContext &gc, Card card, const Rect &rect, int strip, const wxRegion *region) {
    draw_blank(gc, rect);
    const bool large = faces_ == Faces::LargePrint;
    const int margin = int(rect.width * rim);
    const auto is_seen = [&](double top, double bottom) {
        const wxRect part(rect.x + margin, rect.y + int(top), rect.width - 2 * margin,
                          std::max(1, int(std::ceil(bottom - top))));
        return !region || region->Contains(part) != wxOutRegion;
    };
    // What lies higher than the picture is the index, with the tails of its letters.
    const double picture = rect.width * (large ? large_picture_top : picture_top);
    if (is_seen(std::min<double>(margin, strip * 0.12), picture)) {
        if (large)
            draw_large_index(gc, card, rect, strip);
        else
            draw_index(gc, card, rect, strip);
    }
    if (strip > picture && is_seen(picture, rect.height - margin)) draw_picture(gc, card, rect);
}

void CardArt::draw_blank(wxGraphicsContext &gc, const Rect &rect) {
    const wxColour edge = to_wx(palette_.edge), paper = to_wx(palette_.paper);
    if (!stamps_) return outline_card(gc, rect, edge, paper);
    stamps_->put(gc, {"card", rect.width, rect.height, paper.GetRGB()}, rect.x, rect.y, [&](wxGraphicsContext &stamp) {
        outline_card(stamp, {0, 0, rect.width, rect.height}, edge, paper);
    });
}

bool CardArt::shows_index(const Rect &rect, int strip) const {
    const double height = faces_ == Faces::LargePrint ? large_index_seen : index_height;
    return strip >= rect.width * (index_margin + height) + 2;
}

void CardArt::draw_picture(wxGraphicsContext &gc, Card card, const Rect &rect) {
    if (faces_ == Faces::LargePrint) {
        const double top = rect.width * large_picture_top, size = rect.width * 0.72;
        return draw_suit(gc, card.suit(), rect.x + rect.width / 2.0, rect.y + (top + rect.height) / 2.0, size,
                         colour_of(card.suit()));
    }
    if (card.rank() >= Rank::Jack)
        draw_court(gc, card, rect);
    else
        draw_pips(gc, card, rect);
}

void CardArt::draw_back(wxGraphicsContext &gc, const Rect &rect, int strip, const wxRegion *region) {
    draw_blank(gc, rect);
    const double inset = std::max(2.0, rect.width * 0.06);
    const double x = rect.x + inset, y = rect.y + inset;
    const double width = rect.width - 2 * inset, height = rect.height - 2 * inset;
    gc.SetPen(wxNullPen);
    gc.SetBrush(wxBrush(to_wx(palette_.back)));
    gc.DrawRoundedRectangle(x, y, width, height, rect.width * corner * 0.6);
    // A lattice of diamonds, as far down as it is seen.
    constexpr int across = 4;
    const double step = width / across;
    const int down = int(height / step);
    const double top = y + (height - down * step) / 2;
    wxGraphicsPath lattice = gc.CreatePath();
    for (int row = 0; row < down && top + row * step < rect.y + strip; ++row)
        for (int column = 0; column < across; ++column) {
            const double cx = x + (column + 0.5) * step, cy = top + (row + 0.5) * step, r = step * 0.36;
            const int side = int(2 * r) + 2;
            if (region && region->Contains(wxRect(int(cx - r), int(cy - r), side, side)) == wxOutRegion) continue;
            lattice.MoveToPoint(cx, cy - r);
            lattice.AddLineToPoint(cx + r, cy);
            lattice.AddLineToPoint(cx, cy + r);
            lattice.AddLineToPoint(cx - r, cy);
            lattice.CloseSubpath();
        }
    gc.SetBrush(wxBrush(to_wx(palette_.back_pattern)));
    gc.FillPath(lattice);
}

// Less only where rank and suit would not fit.
double CardArt::top_margin(const Rect &rect, int strip) const {
    const double margin = rect.width * index_margin;
    return shows_index(rect, strip) ? margin : std::min(margin, std::max(1.0, strip * 0.12));
}

void CardArt::draw_index(wxGraphicsContext &gc, Card card, const Rect &rect, int strip) {
    const double margin = top_margin(rect, strip);
    const double height = std::min(rect.width * index_height, std::max(4.0, strip - margin - 1));
    const double baseline = rect.y + margin + 1 + height;
    const double left = rect.x + rect.width * index_margin;
    const wxColour colour = colour_of(card.suit());
    const double width = draw_text(gc, index_of(card.rank()), left, baseline, height, colour);
    draw_suit(gc, card.suit(), left + width + height * 0.65, baseline - height / 2, height * 1.05, colour);
}

// Rank at the left, suit at the right, over the whole width.
void CardArt::draw_large_index(wxGraphicsContext &gc, Card card, const Rect &rect, int strip) {
    const wxString rank = index_of(card.rank());
    const double margin = top_margin(rect, strip);
    const double room = std::max(4.0, strip - margin - 1);
    const double height = std::min(rect.width * large_index_height, room);
    // Two figures must leave room for the suit.
    double letters = rank.length() > 1 ? std::min(height, rect.width * 0.33) : height;
    const double baseline = rect.y + margin + 1 + height;
    double raised = (height - letters) / 2;
    // In many fonts J and Q reach below the line, where a tight pile has nothing left.
    if ((card.rank() == Rank::Jack || card.rank() == Rank::Queen) && !shows_index(rect, strip)) {
        letters = height * 0.8;
        raised = height - letters;
    }
    draw_text(gc, rank, rect.x + rect.width * index_margin, baseline - raised, letters, colour_of(card.suit()));
    const double size = std::min(height, rect.width * 0.36);
    draw_suit(gc, card.suit(), rect.x + rect.width * (1 - index_margin) - size / 2, baseline - height / 2, size,
              colour_of(card.suit()));
}

void CardArt::draw_pips(wxGraphicsContext &gc, Card card, const Rect &rect) {
    const double size = rect.width * (card.rank() == Rank::Ace ? 0.52 : 0.20);
    const double left = rect.x + rect.width * 0.26, right = rect.x + rect.width * 0.74;
    const double top = rect.y + rect.width * 0.50, bottom = rect.y + rect.height - rect.width * 0.17;
    for (const Pip &pip : pips_of(card.rank()))
        draw_suit(gc, card.suit(), left + pip.x * (right - left), top + pip.y * (bottom - top), size,
                  colour_of(card.suit()), pip.y > 0.5);
}

void CardArt::draw_court(wxGraphicsContext &gc, Card card, const Rect &rect) {
    const double inset = rect.width * 0.09;
    const double top = rect.width * picture_top;
    const double width = rect.width - 2 * inset, height = rect.height - top - inset * 0.8;
    gc.PushState();
    gc.Translate(rect.x + inset, rect.y + top);
    gc.Clip(0, 0, width, height);
    const double scale = height / portrait_height;
    gc.SetBrush(wxBrush(to_wx(palette_.paper)));
    gc.Translate((width - scale) / 2, 0);
    gc.Scale(scale, scale);
    draw_portrait(gc, card);
    gc.PopState();
    // The suit twice more beside the head, so that the picture tells it too.
    const double size = rect.width * 0.17;
    const wxColour colour = to_wx(palette_.suits_on_pictures[std::size_t(card.suit())]);
    draw_suit(gc, card.suit(), rect.x + rect.width * 0.13, rect.y + rect.height - rect.width * 0.15, size, colour);
    draw_suit(gc, card.suit(), rect.x + rect.width * 0.87, rect.y + top + size * 0.6, size, colour);
}

// Of a whole number of pixels and between whole pixels: sharper, and alike in both ways of drawing.
void CardArt::draw_suit(wxGraphicsContext &gc, Suit suit, double x, double y, double size, const wxColour &colour,
                        bool upside_down) {
    const int whole = std::max(1, int(std::lround(size))), side = whole + 2;
    const double left = on_pixel(x - side / 2.0), top = on_pixel(y - side / 2.0);
    const double middle = side / 2.0;
    if (!stamps_) return draw_suit_path(gc, suit, left + middle, top + middle, whole, colour, upside_down);
    const wxString what{wxUniChar((upside_down ? 0x2664 : 0x2660) + int(suit))};
    stamps_->put(gc, {what, side, side, colour.GetRGB()}, left, top, [&](wxGraphicsContext &stamp) {
        draw_suit_path(stamp, suit, middle, middle, whole, colour, upside_down);
    });
}

void CardArt::draw_suit_path(wxGraphicsContext &gc, Suit suit, double x, double y, double size, const wxColour &colour,
                             bool upside_down) {
    wxGraphicsPath &path = suits_[std::size_t(suit)];
    if (path.IsNull()) path = suit_path(gc, suit);
    gc.PushState();
    gc.Translate(x, y);
    gc.Scale(size, upside_down ? -size : size);
    gc.SetPen(wxNullPen);
    gc.SetBrush(wxBrush(colour));
    gc.FillPath(path);
    gc.PopState();
}

} // namespace longwood::wx
