// What is written on the table: ranks, numbers and words.
#include <algorithm>
#include <cmath>

#include <wx/brush.h>
#include <wx/font.h>
#include <wx/pen.h>

#include "app/wx/card_art.h"

namespace longwood::wx {
namespace {

// As parts of the width of a card.
constexpr double count_width = 0.7;
constexpr double count_height = 0.2;   // of the figures
constexpr double number_height = 1.8;  // of the paper around figures, in their height
constexpr double figures_width = 0.58; // at most; so wide the paper is up to their height

constexpr std::size_t longest_stamp = 2; // letters: ranks, single figures

// Capitals of sans serif fonts are about this part of the font's size.
constexpr double capitals = 0.73;
constexpr int smallest_font = 4; // pixels

} // namespace

int CardArt::set_font(wxGraphicsContext &gc, double height, const wxColour &colour) {
    const int pixels = std::max(smallest_font, int(height / capitals + 0.5));
    if (fonts_.size() > 50) fonts_.clear(); // the window was resized, and resized
    wxGraphicsFont &font = fonts_[{pixels, colour.GetRGB()}];
    if (font.IsNull())
        font = gc.CreateFont(wxFont(wxFontInfo(wxSize(0, pixels)).Family(wxFONTFAMILY_SWISS).Bold()), colour);
    gc.SetFont(font);
    return pixels;
}

const CardArt::TextSize &CardArt::measure(wxGraphicsContext &gc, const wxString &text, int pixels) {
    if (sizes_.size() > 500) sizes_.clear();
    const auto [known, is_new] = sizes_.try_emplace({pixels, text});
    TextSize &size = known->second;
    if (!is_new) return size;
    double descent = 0;
    gc.GetTextExtent(text, &size.width, &size.height, &descent);
    size.ascent = size.height - descent;
    return size;
}

double CardArt::draw_text(wxGraphicsContext &gc, const wxString &text, double x, double baseline, double height,
                          const wxColour &colour, bool centred) {
    const int pixels = set_font(gc, height, colour);
    const TextSize size = measure(gc, text, pixels);
    const double left = on_pixel(centred ? x - size.width / 2 : x), top = on_pixel(baseline - size.ascent);
    if (!stamps_ || text.length() > longest_stamp) {
        gc.DrawText(text, left, top);
        return size.width;
    }
    const int room = pixels / 4; // for what letters have outside their width
    stamps_->put(gc, {text, int(std::ceil(size.width)) + 2 * room, int(std::ceil(size.height)), colour.GetRGB()},
                 left - room, top, [&](wxGraphicsContext &stamp) {
                     set_font(stamp, height, colour);
                     stamp.DrawText(text, room, 0);
                 });
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

void CardArt::draw_next_count(wxGraphicsContext &gc, const Rect &rect, int count) {
    const Rect paper = count_rect(rect);
    gc.SetPen(wxNullPen);
    gc.SetBrush(wxBrush(to_wx(palette_.paper)));
    gc.DrawRectangle(paper.x, paper.y, paper.width, paper.height);
    draw_figures(gc, rect.x + rect.width / 2.0, rect.y + rect.height / 2.0, rect.width * figures_width,
                 rect.width * count_height, count);
}

Rect CardArt::count_rect(const Rect &rect) {
    const int width = int(rect.width * figures_width), height = int(rect.width * count_height) + 2;
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
    draw_paper(gc, x, y, width, height * number_height);
    draw_figures(gc, x, y, width * figures_width / count_width, height, number);
}

// Every number is new, but figures are ten: they are measured, and stamped, one by one.
void CardArt::draw_figures(wxGraphicsContext &gc, double x, double y, double width, double height, int number) {
    const wxString figures = wxString::Format("%d", number);
    const wxColour ink = to_wx(palette_.ink);
    const int pixels = set_font(gc, height, ink);
    double needed = 0, ascent = 0;
    for (const wxUniChar figure : figures) {
        const TextSize &size = measure(gc, figure, pixels);
        needed += size.width;
        ascent = size.ascent;
    }
    if (needed > width && pixels > smallest_font) return draw_figures(gc, x, y, width, height * width / needed, number);
    const double baseline = y + height / 2;
    double left = x - needed / 2;
    if (!stamps_) return gc.DrawText(figures, on_pixel(left), on_pixel(baseline - ascent));
    for (const wxUniChar figure : figures)
        left += draw_text(gc, figure, left, baseline, height, ink);
}

void CardArt::draw_paper(wxGraphicsContext &gc, double x, double y, double width, double height) {
    const auto draw = [&, colour = to_wx(palette_.paper)](wxGraphicsContext &on, double left, double top) {
        on.SetPen(wxNullPen);
        on.SetBrush(wxBrush(colour));
        on.DrawRoundedRectangle(left, top, width, height, std::min(width, height) * 0.5);
    };
    const double left = on_pixel(x - width / 2), top = on_pixel(y - height / 2);
    if (!stamps_) return draw(gc, left, top);
    stamps_->put(gc, {"paper", int(std::ceil(width)) + 1, int(std::ceil(height)) + 1, 0}, left, top,
                 [&](wxGraphicsContext &stamp) { draw(stamp, 0, 0); });
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
