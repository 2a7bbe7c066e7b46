// A picture drawn in memory: offscreen_gtk.cpp, offscreen_msw.cpp.
#pragma once

#include <functional>

#include <wx/graphics.h>

namespace longwood::wx {

/// A picture of so many pixels, transparent where `draw` draws nothing, for contexts of the kind of `gc`.
wxGraphicsBitmap drawn_offscreen(wxGraphicsContext &gc, int width, int height,
                                 const std::function<void(wxGraphicsContext &)> &draw);

/// Whether letters on such a picture, with nothing below them, look as they do on paper.
bool letters_need_no_paper();

} // namespace longwood::wx
