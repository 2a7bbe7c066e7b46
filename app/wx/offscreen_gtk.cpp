#include "app/wx/offscreen.h"

#include <memory>

#include <cairo.h>

namespace longwood::wx {

// As cairo keeps its pixels: wx would turn an image of its own into them and back, which takes as long as the
// drawing of a card.
wxGraphicsBitmap drawn_offscreen(wxGraphicsContext &gc, int width, int height,
                                 const std::function<void(wxGraphicsContext &)> &draw) {
    cairo_surface_t *pixels = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    cairo_t *drawing = cairo_create(pixels);
    draw(*std::unique_ptr<wxGraphicsContext>(wxGraphicsContext::CreateFromNative(drawing)));
    cairo_destroy(drawing);
    return gc.GetRenderer()->CreateBitmapFromNativeBitmap(pixels); // which owns them now
}

bool letters_need_no_paper() { return true; }

} // namespace longwood::wx
