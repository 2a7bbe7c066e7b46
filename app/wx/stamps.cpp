#include "app/wx/stamps.h"

#include <algorithm>
#include <cmath>

namespace longwood::wx {
namespace {

// About twice what one table needs: after that its cards had another size.
constexpr std::size_t most_stamps = 120;

} // namespace

void Stamps::set_scale(double scale) {
    if (scale != scale_) stamps_.clear();
    scale_ = scale;
}

void Stamps::put(wxGraphicsContext &gc, const Key &key, double x, double y,
                 const std::function<void(wxGraphicsContext &)> &draw) {
    const auto pixels = [this](int length) { return std::max(1, int(std::lround(length * scale_))); };
    const int width = pixels(std::get<1>(key)), height = pixels(std::get<2>(key));
    if (stamps_.size() >= most_stamps && !stamps_.contains(key)) stamps_.clear();
    wxGraphicsBitmap &stamp = stamps_[key];
    if (stamp.IsNull())
        stamp = drawn_offscreen(gc, width, height, [&](wxGraphicsContext &inside) {
            inside.Scale(scale_, scale_);
            draw(inside);
        });
    gc.DrawBitmap(stamp, x, y, width / scale_, height / scale_);
}

} // namespace longwood::wx
