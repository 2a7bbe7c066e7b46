#include "app/wx/card_art.h"

#include <algorithm>
#include <cmath>
#include <span>

#include <wx/brush.h>
#include <wx/font.h>
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
constexpr double count_width = 0.66;
constexpr double count_height = 0.2;  // of the figures
constexpr double number_height = 1.8; // of the paper around figures, in their height
constexpr double large_index_height = 0.40;
// With the tails of J and Q, which reach below the line.
constexpr double large_index_seen = 0.50;
constexpr double large_picture_top = 0.60;

// Capitals of sans serif fonts are about this part of the font's size.
constexpr double capitals = 0.73;

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
    outline_card(gc, rect, to_wx(palette_.edge), to_wx(palette_.paper));
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
    outline_card(gc, rect, to_wx(palette_.edge), to_wx(palette_.paper));
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

void CardArt::draw_suit(wxGraphicsContext &gc, Suit suit, double x, double y, double size, const wxColour &colour,
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

int CardArt::set_font(wxGraphicsContext &gc, double height, const wxColour &colour) {
    const int pixels = std::max(4, int(height / capitals + 0.5));
    if (fonts_.size() > 50) fonts_.clear(); // the window was resized, and resized
    wxGraphicsFont &font = fonts_[{pixels, colour.GetRGB()}];
    if (font.IsNull())
        font = gc.CreateFont(wxFont(wxFontInfo(wxSize(0, pixels)).Family(wxFONTFAMILY_SWISS).Bold()), colour);
    gc.SetFont(font);
    return pixels;
}

double CardArt::draw_text(wxGraphicsContext &gc, const wxString &text, double x, double baseline, double height,
                          const wxColour &colour, bool centred) {
    const int pixels = set_font(gc, height, colour);
    if (sizes_.size() > 500) sizes_.clear();
    const auto [known, is_new] = sizes_.try_emplace({pixels, text});
    TextSize &size = known->second;
    if (is_new) {
        double full = 0, descent = 0;
        gc.GetTextExtent(text, &size.width, &full, &descent);
        size.ascent = full - descent;
    }
    gc.DrawText(text, centred ? x - size.width / 2 : x, baseline - size.ascent);
    return size.width;
}

void CardArt::draw_place(wxGraphicsContext &gc, const Rect &rect, Rank takes) {
    const double pen = std::max(2.0, rect.width * 0.035);
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(to_wx(palette_.outline)).Width(pen)));
    gc.SetBrush(wxNullBrush);
    gc.DrawRoundedRectangle(rect.x + pen / 2, rect.y + pen / 2, rect.width - pen, rect.height - pen,
                            rect.width * corner);
    if (takes == Rank::None) return;
    const double height = rect.width * 0.34;
    draw_text(gc, index_of(takes), rect.x + rect.width / 2.0, rect.y + (rect.height + height) / 2.0, height,
              to_wx(palette_.outline), true);
}

void CardArt::draw_count(wxGraphicsContext &gc, const Rect &rect, int count) {
    draw_number(gc, rect.x + rect.width / 2.0, rect.y + rect.height / 2.0, rect.width * count_width,
                rect.width * count_height, count);
}

Rect CardArt::count_rect(const Rect &rect) {
    const int width = int(rect.width * count_width) + 4, height = int(rect.width * count_height * number_height) + 4;
    return {rect.x + (rect.width - width) / 2, rect.y + (rect.height - height) / 2, width, height};
}

void CardArt::draw_step(wxGraphicsContext &gc, const Rect &rect, int step) {
    const double height = rect.width * 0.22, x = rect.x + rect.width / 2.0, y = rect.y + rect.height - height * 1.2;
    gc.SetPen(wxNullPen);
    gc.SetBrush(wxBrush(to_wx(palette_.focus_edge)));
    const double half = height * 0.9 + 2;
    gc.DrawEllipse(x - half, y - half, 2 * half, 2 * half);
    draw_number(gc, x, y, height * 1.8, height, step);
}

// `height` is that of the figures; the paper around them is nearly twice as high.
void CardArt::draw_number(wxGraphicsContext &gc, double x, double y, double width, double height, int number) {
    const double box_height = height * number_height;
    gc.SetPen(wxNullPen);
    gc.SetBrush(wxBrush(to_wx(palette_.paper)));
    gc.DrawRoundedRectangle(x - width / 2, y - box_height / 2, width, box_height, std::min(width, box_height) * 0.5);
    draw_text(gc, wxString::Format("%d", number), x, y + height / 2, height, to_wx(palette_.ink), true);
}

void CardArt::draw_sign(wxGraphicsContext &gc, const Rect &rect, const wxString &text) {
    gc.SetPen(wxNullPen);
    gc.SetBrush(wxBrush(to_wx(palette_.paper)));
    gc.DrawRoundedRectangle(rect.x, rect.y, rect.width, rect.height, corner_of(rect));
    double height = rect.height * 0.42;
    set_font(gc, height, to_wx(palette_.ink));
    double width = 0;
    gc.GetTextExtent(text, &width, nullptr);
    if (width > rect.width * 0.85) height *= rect.width * 0.85 / width;
    draw_text(gc, text, rect.x + rect.width / 2.0, rect.y + (rect.height + height) / 2.0, height, to_wx(palette_.ink),
              true);
}

} // namespace longwood::wx
