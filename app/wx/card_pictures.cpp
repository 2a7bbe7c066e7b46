#include "app/wx/card_pictures.h"

#include <algorithm>
#include <cmath>

#include "app/wx/offscreen.h"

namespace longwood::wx {

void CardPictures::draw_card(wxGraphicsContext &gc, CardArt &art, Card card, const Rect &rect, int strip,
                             double scale) {
    // In a very tight pile rank and suit are smaller than in the picture.
    if (card.face_up() && strip < rect.height && !art.shows_index(rect, strip))
        return art.draw_card(gc, card, rect, strip);
    if (rect.width != width_ || rect.height != height_ || scale != scale_) {
        forget();
        width_ = rect.width;
        height_ = rect.height;
        scale_ = scale;
    }
    wxGraphicsBitmap &picture = pictures_[card.face_down() ? back : std::size_t(card.kind())];
    if (picture.IsNull()) picture = make(gc, art, card);
    const bool whole = strip >= rect.height;
    if (!whole) {
        gc.PushState();
        gc.Clip(rect.x, rect.y, rect.width, strip + CardArt::corner_of(rect));
    }
    gc.DrawBitmap(picture, rect.x, rect.y, rect.width, rect.height);
    if (!whole) gc.PopState();
}

wxGraphicsBitmap CardPictures::make(wxGraphicsContext &gc, CardArt &art, Card card) const {
    const auto pixels = [this](int length) { return std::max(1, int(std::lround(length * scale_))); };
    return drawn_offscreen(gc, pixels(width_), pixels(height_), [&](wxGraphicsContext &inside) {
        inside.Scale(scale_, scale_);
        art.draw_card(inside, card, {0, 0, width_, height_}, height_);
    });
}

} // namespace longwood::wx
