#include "app/wx/offscreen.h"

#include <algorithm>
#include <memory>

#include <wx/image.h>

namespace longwood::wx {

wxGraphicsBitmap drawn_offscreen(wxGraphicsContext &gc, int width, int height,
                                 const std::function<void(wxGraphicsContext &)> &draw) {
    wxImage image(width, height);
    image.InitAlpha();
    std::fill_n(image.GetAlpha(), width * height, static_cast<unsigned char>(wxALPHA_TRANSPARENT));
    draw(*std::unique_ptr<wxGraphicsContext>(wxGraphicsContext::Create(image))); // the image has it when that ends
    return gc.GetRenderer()->CreateBitmapFromImage(image);
}

// The red, green and blue edges that Windows gives them are mixed with what lies below.
bool letters_need_no_paper() { return false; }

} // namespace longwood::wx
