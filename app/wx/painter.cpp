#include "app/wx/painter.h"

#include <algorithm>

#include <wx/brush.h>
#include <wx/pen.h>

namespace longwood::wx {
namespace {

wxRect to_wx_rect(const Rect &rect) { return {rect.x, rect.y, rect.width, rect.height}; }

bool is_seen(const wxRegion &region, const Rect &rect) {
    return rect.height > 0 && region.Contains(to_wx_rect(rect)) != wxOutRegion;
}

int first_carried(const Scene &scene) { return scene.position.size(scene.carried->from) - scene.carried->count; }

// The rank that the empty pile takes, if only one can start it.
Rank rank_for_empty(const Rules &rules, const Position &position, PileId pile) {
    const auto rank_of = [&](Base base) {
        switch (base) {
        case Base::Ace: return Rank::Ace;
        case Base::King: return Rank::King;
        case Base::FirstCardPlayed: return position.base();
        case Base::Any: break;
        }
        return Rank::None;
    };
    switch (pile.kind()) {
    case PileKind::Foundation: return rank_of(rules.foundations.base);
    case PileKind::Sequence: return rank_of(rules.sequences.base);
    case PileKind::Tableau: return rank_of(rules.tableau.empty_takes);
    default: return Rank::None;
    }
}

Rect united(const Rect &a, const Rect &b) {
    const int x = std::min(a.x, b.x), y = std::min(a.y, b.y);
    return {x, y, std::max(a.x + a.width, b.x + b.width) - x, std::max(a.y + a.height, b.y + b.height) - y};
}

// A frame, its outer edge so far outside the rectangle. Four bars on whole pixels: with round corners, or
// between the pixels, the focus alone would take a third of the time of an arrow key.
void fill_frame(wxGraphicsContext &gc, const Rect &rect, int outer, int width, const wxColour &colour) {
    const Rect edge = inflated(rect, outer);
    const double across = edge.width, down = edge.height - 2 * width;
    wxGraphicsPath bars = gc.CreatePath();
    bars.AddRectangle(edge.x, edge.y, across, width);
    bars.AddRectangle(edge.x, edge.y + edge.height - width, across, width);
    bars.AddRectangle(edge.x, edge.y + width, width, down);
    bars.AddRectangle(edge.x + edge.width - width, edge.y + width, width, down);
    gc.SetPen(wxNullPen);
    gc.SetBrush(wxBrush(colour));
    gc.FillPath(bars, wxWINDING_RULE);
}

// Cards of the pile that are drawn elsewhere: in hand or on their way.
int cards_away(const Scene &scene, PileId pile) {
    int away = scene.carried && scene.carried->from == pile ? scene.carried->count : 0;
    for (const Glide &glide : scene.glides)
        if (glide.to == pile) away = std::max(away, glide.count);
    return bow(scene, pile) > 0 ? std::max(1, away) : away;
}

// Whether of the stock no more than its number is painted anew.
bool shows_only_count(const Scene &scene, const wxRegion &region) {
    wxRegion seen = region;
    seen.Intersect(to_wx_rect(painted_rect(scene, PileId::stock())));
    return to_wx_rect(CardArt::count_rect(card_rect(scene.layout, {PileId::stock(), 0}))).Contains(seen.GetBox());
}

Rect carried_rect(const Scene &scene) {
    const PileId from = scene.carried->from;
    const Rect first = card_rect(scene.layout, {from, first_carried(scene)});
    const Rect last = card_rect(scene.layout, {from, scene.position.size(from) - 1});
    Rect rect = united(first, last);
    rect.x += lift(scene).x;
    rect.y += lift(scene).y;
    return inflated(rect, frame_width(scene) + 4);
}

} // namespace

int frame_width(const Scene &scene) { return std::max(3, scene.layout.card.width / 16); }

Rect inflated(Rect rect, int by) { return {rect.x - by, rect.y - by, rect.width + 2 * by, rect.height + 2 * by}; }

Rect painted_rect(const Scene &scene, PileId pile) {
    Rect rect = pile_rect(scene.layout, pile);
    if (scene.carried && scene.carried->from == pile && !scene.dragged) rect = united(rect, carried_rect(scene));
    return inflated(rect, frame_width(scene) + 2);
}

// Beside their place: to the right and up, so that their ranks can still be read.
wxPoint lift(const Scene &scene) {
    if (scene.dragged) return *scene.dragged;
    return {std::max(4, scene.layout.card.width / 7), -std::max(2, scene.layout.card.width / 16)};
}

Rect glide_rect(const Scene &scene, const Glide &glide) {
    const int top = scene.position.size(glide.to) - 1;
    Rect rect =
        united(card_rect(scene.layout, {glide.to, top - glide.count + 1}), card_rect(scene.layout, {glide.to, top}));
    rect.x += int(glide.dx * scene.way_left);
    rect.y += int(glide.dy * scene.way_left);
    return inflated(rect, 2);
}

Rect dragged_rect(const Scene &scene) { return scene.carried && scene.dragged ? carried_rect(scene) : Rect{}; }

std::vector<Rect> focus_rects(const Scene &scene) {
    const bool lifted = scene.carried && scene.carried->from == scene.cursor.pile && !scene.dragged;
    if (lifted) return {painted_rect(scene, scene.cursor.pile)};
    const Rect outer = inflated(visible_rect(scene.layout, scene.cursor), frame_width(scene) + 2);
    // Into the card reach the inner line and the round corners.
    const int side = frame_width(scene) + 4 + scene.layout.card.width / 40;
    if (outer.height <= 2 * side) return {outer};
    const int bottom = outer.y + outer.height - side, inner = outer.height - 2 * side;
    return {{outer.x, outer.y, outer.width, side},
            {outer.x, bottom, outer.width, side},
            {outer.x, outer.y + side, side, inner},
            {outer.x + outer.width - side, outer.y + side, side, inner}};
}

Rect target_rect(const Scene &scene, PileId pile) {
    return inflated(card_rect(scene.layout, {pile, std::max(0, scene.layout.of(pile).cards - 1)}), 2);
}

Rect magnifier_rect(const Scene &scene) {
    return scene.magnifies ? magnifier_place(scene.layout, scene.cursor.pile) : Rect{};
}

void Painter::set_look(const Look &look) {
    look_ = look;
    set_letters(art_.letters());
}

void Painter::set_letters(const CardLetters &letters) {
    art_ = CardArt(look_, CardLetters(letters));
    large_art_ = art_.without_stamps();
    pictures_.forget();
}

void Painter::paint_card(wxGraphicsContext &gc, Card card, const Rect &rect, int strip, const wxRegion &region) {
    if (look_.drawing == Drawing::Fine)
        pictures_.draw_card(gc, art_, card, rect, strip, scale_);
    else
        art_.draw_card(gc, card, rect, strip, &region);
}

void Painter::paint(wxGraphicsContext &gc, const Scene &scene, const wxRegion &region, double scale) {
    scale_ = scale;
    art_.set_scale(scale);
    large_art_.set_scale(scale);
    const wxRect box = region.GetBox();
    gc.Clip(region);
    gc.SetPen(wxNullPen);
    gc.SetBrush(wxBrush(to_wx(palette().cloth)));
    gc.DrawRectangle(box.x, box.y, box.width, box.height);
    for (const PileId pile : Piles(*scene.rules))
        if (is_seen(region, painted_rect(scene, pile))) paint_pile(gc, scene, pile, region);
    for (const Glide &glide : scene.glides)
        if (is_seen(region, glide_rect(scene, glide))) paint_glide(gc, scene, glide, region);
    if (!scene.won.empty() && is_seen(region, won_rect(scene))) paint_won(gc, scene);
    for (const PileId pile : scene.targets)
        if (is_seen(region, target_rect(scene, pile))) paint_target(gc, scene, pile);
    if (scene.carried && !scene.dragged) paint_carried(gc, scene, region);
    if (scene.hint) paint_hint(gc, scene);
    if (scene.has_focus && !scene.dragged &&
        std::ranges::any_of(focus_rects(scene), [&](const Rect &rect) { return is_seen(region, rect); }))
        paint_focus(gc, scene);
    if (scene.celebrated) paint_bows(gc, scene, region);
    if (scene.magnifies && is_seen(region, magnifier_rect(scene))) paint_magnifier(gc, scene);
    if (scene.carried && scene.dragged) paint_carried(gc, scene, region);
}

void Painter::paint_magnifier(wxGraphicsContext &gc, const Scene &scene) {
    const Rect panel = magnifier_rect(scene);
    const PileId pile = scene.cursor.pile;
    const auto cards = scene.position.cards(pile);
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(to_wx(palette().outline)).Width(3)));
    gc.SetBrush(wxBrush(to_wx(palette().cloth)));
    gc.DrawRectangle(panel.x + 2, panel.y + 2, panel.width - 4, panel.height - 4);
    const int first = is_fanned(pile.kind()) ? face_down_cards(scene.position, pile) : int(cards.size()) - 1;
    const int shown = std::max(1, int(cards.size()) - std::max(0, first));
    const auto places = magnified(panel, shown);
    if (cards.empty())
        return large_art_.draw_place(gc, places[0].rect, rank_for_empty(*scene.rules, scene.position, pile));
    const int start = int(cards.size()) - shown;
    for (int index = 0; index < shown; ++index) {
        const Magnified &place = places[std::size_t(index)];
        large_art_.draw_card(gc, cards[std::size_t(start + index)], place.rect, place.strip);
    }
    if (const int at = scene.cursor.index - start; at >= 0 && at < shown) {
        Rect rect = places[std::size_t(at)].rect;
        rect.height = places[std::size_t(at)].strip;
        const int pen = std::max(5, rect.width / 24);
        paint_frame(gc, inflated(rect, -pen / 2), pen);
    }
}

void Painter::paint_pile(wxGraphicsContext &gc, const Scene &scene, PileId pile, const wxRegion &region) {
    const auto cards = scene.position.cards(pile);
    const int lying = int(cards.size()) - cards_away(scene, pile);
    if (lying == 0) return paint_place(gc, scene, pile);
    if (pile == PileId::stock() && shows_only_count(scene, region))
        return art_.draw_next_count(gc, card_rect(scene.layout, {pile, lying - 1}), lying);
    const bool fanned = is_fanned(pile.kind());
    for (int index = fanned ? 0 : lying - 1; index < lying; ++index) {
        const Spot spot{pile, index};
        const Rect whole = card_rect(scene.layout, spot);
        const Rect seen = index + 1 < lying ? visible_rect(scene.layout, spot) : whole;
        const int corner = whole.width / 10 + 1;
        if (!is_seen(region, {seen.x, seen.y, seen.width, seen.height + corner})) continue;
        paint_card(gc, cards[std::size_t(index)], whole, seen.height, region);
    }
    if (pile == PileId::stock()) art_.draw_count(gc, card_rect(scene.layout, {pile, lying - 1}), lying);
}

void Painter::paint_place(wxGraphicsContext &gc, const Scene &scene, PileId pile) {
    art_.draw_place(gc, scene.layout.of(pile).place, rank_for_empty(*scene.rules, scene.position, pile));
}

void Painter::paint_glide(wxGraphicsContext &gc, const Scene &scene, const Glide &glide, const wxRegion &region) {
    const auto cards = scene.position.cards(glide.to);
    const bool fanned = is_fanned(glide.to.kind());
    for (int index = int(cards.size()) - glide.count; index < int(cards.size()); ++index) {
        Rect rect = card_rect(scene.layout, {glide.to, index});
        const int strip = fanned ? visible_rect(scene.layout, {glide.to, index}).height : rect.height;
        rect.x += int(glide.dx * scene.way_left);
        rect.y += int(glide.dy * scene.way_left);
        paint_card(gc, cards[std::size_t(index)], rect, strip, region);
    }
}

void Painter::paint_carried(wxGraphicsContext &gc, const Scene &scene, const wxRegion &region) {
    const PileId from = scene.carried->from;
    const auto cards = scene.position.cards(from);
    const int first = first_carried(scene);
    const int pen = frame_width(scene);
    const wxPoint by = lift(scene);
    const Rect around = inflated(carried_rect(scene), -(pen + 4));
    const double corner = around.width * 0.08;
    // A shadow below, the cards, a frame of dashes around them.
    gc.SetPen(wxNullPen);
    gc.SetBrush(wxBrush(wxColour(0, 0, 0, 90)));
    gc.DrawRoundedRectangle(around.x + 4, around.y + 5, around.width, around.height, corner);
    for (int index = first; index < int(cards.size()); ++index) {
        Rect whole = card_rect(scene.layout, {from, index});
        const int strip = visible_rect(scene.layout, {from, index}).height;
        whole.x += by.x;
        whole.y += by.y;
        paint_card(gc, cards[std::size_t(index)], whole, is_fanned(from.kind()) ? strip : whole.height, region);
    }
    gc.SetBrush(wxNullBrush);
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(to_wx(palette().focus_edge)).Width(pen)));
    gc.DrawRoundedRectangle(around.x, around.y, around.width, around.height, corner);
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(to_wx(palette().paper)).Width(pen * 0.6).Style(wxPENSTYLE_SHORT_DASH)));
    gc.DrawRoundedRectangle(around.x, around.y, around.width, around.height, corner);
}

void Painter::paint_focus(wxGraphicsContext &gc, const Scene &scene) {
    Rect rect = visible_rect(scene.layout, scene.cursor);
    const bool carries_this = scene.carried && scene.carried->from == scene.cursor.pile &&
                              scene.cursor.index >= first_carried(scene) && !scene.dragged;
    if (carries_this) {
        rect.x += lift(scene).x;
        rect.y += lift(scene).y;
    }
    paint_frame(gc, rect, frame_width(scene));
}

void Painter::paint_frame(wxGraphicsContext &gc, const Rect &rect, int pen) {
    // Light between two dark lines stands out on every ground.
    const int edge = pen < 6 ? 1 : 2; // within the margin of painted_rect
    fill_frame(gc, rect, pen + edge, pen + 2 * edge, to_wx(palette().focus_edge));
    fill_frame(gc, rect, pen, pen, to_wx(palette().focus));
}

} // namespace longwood::wx
