// What the painter adds to the cards: marks of targets and hints, and the win.
#include "app/wx/painter.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <wx/brush.h>
#include <wx/pen.h>

namespace longwood::wx {
namespace {

// Of the height of a card; and of the whole celebration, one bow.
constexpr double deepest_bow = 0.3;
constexpr double time_of_bow = 0.35;

bool is_foundation(PileId pile) { return pile.kind() == PileKind::Foundation || pile.kind() == PileKind::Sequence; }

int lowest_foundation(const Scene &scene) {
    int bottom = 0;
    for (const PileId pile : Piles(*scene.rules))
        if (const Rect &place = scene.layout.of(pile).place; is_foundation(pile))
            bottom = std::max(bottom, place.y + place.height);
    return bottom;
}

Rect top_card(const Scene &scene, PileId pile) {
    return card_rect(scene.layout, {pile, std::max(0, scene.layout.of(pile).cards - 1)});
}

// The cards to be moved, from the lowest of them to the top one.
Rect cards_of_hint(const Scene &scene) {
    const PileId from = scene.hint->from;
    Rect rect = card_rect(scene.layout, {from, std::max(0, scene.layout.of(from).cards - scene.hint->count)});
    const Rect top = top_card(scene, from);
    rect.height = top.y + top.height - rect.y;
    return rect;
}

} // namespace

std::vector<Rect> hint_rects(const Scene &scene) {
    if (!scene.hint) return {};
    const int by = frame_width(scene) + 2;
    if (scene.hint->uses_stock()) return {inflated(top_card(scene, PileId::stock()), by)};
    return {inflated(cards_of_hint(scene), by), inflated(top_card(scene, scene.hint->to), by)};
}

Rect won_rect(const Scene &scene) {
    if (scene.won.empty()) return {};
    const Size window = scene.layout.window;
    const int top = lowest_foundation(scene) + scene.layout.gap;
    const int height = std::clamp(scene.layout.card.height, 40, std::max(40, window.height - top - scene.layout.gap));
    const int width = std::min(window.width * 9 / 10, height * 4);
    return {(window.width - width) / 2, std::max(top, (top + window.height - height) / 2), width, height};
}

int bow(const Scene &scene, PileId pile) {
    if (!scene.celebrated || !is_foundation(pile)) return 0;
    int before = 0, all = 0;
    for (const PileId other : Piles(*scene.rules)) {
        if (!is_foundation(other)) continue;
        if (other == pile) before = all;
        ++all;
    }
    const double begins = (1 - time_of_bow) * before / std::max(1, all - 1);
    const double share = std::clamp((*scene.celebrated - begins) / time_of_bow, 0.0, 1.0);
    return int(std::sin(share * std::numbers::pi) * deepest_bow * scene.layout.card.height);
}

Rect bow_rect(const Scene &scene, PileId pile) {
    Rect rect = inflated(scene.layout.of(pile).place, frame_width(scene) + 2);
    rect.height += int(deepest_bow * scene.layout.card.height) + 1;
    return rect;
}

// A frame of dots around the card or place, and an arrow that points at it from below: a
// shape of its own, whatever the colours.
void Painter::paint_target(wxGraphicsContext &gc, const Scene &scene, PileId pile) {
    const Rect top = card_rect(scene.layout, {pile, std::max(0, scene.layout.of(pile).cards - 1)});
    const int pen = frame_width(scene);
    const double corner = CardArt::corner_of(top);
    const Rect around = inflated(top, -pen / 2);
    gc.SetBrush(wxNullBrush);
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(to_wx(palette().focus_edge)).Width(pen + 1)));
    gc.DrawRoundedRectangle(around.x, around.y, around.width, around.height, corner);
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(to_wx(palette().target)).Width(pen - 1).Style(wxPENSTYLE_DOT)));
    gc.DrawRoundedRectangle(around.x, around.y, around.width, around.height, corner);
    const double half = std::max(5.0, top.width * 0.14);
    const double x = top.x + top.width / 2.0, y = top.y + top.height - pen - 2 * half - 2;
    wxGraphicsPath arrow = gc.CreatePath();
    arrow.MoveToPoint(x - half, y + 2 * half);
    arrow.AddLineToPoint(x, y + half * 0.3);
    arrow.AddLineToPoint(x + half, y + 2 * half);
    arrow.CloseSubpath();
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(to_wx(palette().focus_edge)).Width(2)));
    gc.SetBrush(wxBrush(to_wx(palette().target)));
    gc.DrawPath(arrow);
}

// Where the cards lie stands a 1, where they go a 2; around both the four corners of a frame.
void Painter::paint_hint(wxGraphicsContext &gc, const Scene &scene) {
    const int pen = frame_width(scene);
    int number = 0;
    for (const Rect &covered : hint_rects(scene)) {
        const Rect rect = inflated(covered, -(pen + 2));
        paint_corners(gc, rect, pen);
        const Rect top{rect.x, rect.y + rect.height - scene.layout.card.height, rect.width, scene.layout.card.height};
        if (!scene.hint->uses_stock()) art_.draw_step(gc, top, ++number);
    }
}

void Painter::paint_corners(wxGraphicsContext &gc, const Rect &rect, int pen) {
    const double side = rect.width * 0.3;
    wxGraphicsPath corners = gc.CreatePath();
    for (const double x : {rect.x - 0.5, rect.x + rect.width + 0.5})
        for (const double y : {rect.y - 0.5, rect.y + rect.height + 0.5}) {
            corners.MoveToPoint(x, y > rect.y ? y - side : y + side);
            corners.AddLineToPoint(x, y);
            corners.AddLineToPoint(x > rect.x ? x - side : x + side, y);
        }
    gc.SetBrush(wxNullBrush);
    for (const auto &[shade, width] : {std::pair{palette().focus_edge, pen + 3}, {palette().target, pen}}) {
        gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(to_wx(shade)).Width(width).Cap(wxCAP_PROJECTING).Join(wxJOIN_MITER)));
        gc.StrokePath(corners);
    }
}

void Painter::paint_won(wxGraphicsContext &gc, const Scene &scene) {
    const Rect rect = inflated(won_rect(scene), -(frame_width(scene) + 3));
    art_.draw_sign(gc, rect, scene.won);
    paint_frame(gc, rect, frame_width(scene));
}

void Painter::paint_bows(wxGraphicsContext &gc, const Scene &scene, const wxRegion &region) {
    for (const PileId pile : Piles(*scene.rules)) {
        const int by = bow(scene, pile);
        const auto cards = scene.position.cards(pile);
        if (by == 0 || cards.empty()) continue;
        Rect rect = top_card(scene, pile);
        rect.y += by;
        paint_card(gc, cards.back(), rect, rect.height, region);
        paint_frame(gc, rect, frame_width(scene));
    }
}

} // namespace longwood::wx
