#include "app/wx/suit_paths.h"

namespace longwood::wx {
namespace {

// The right half is drawn from the top to the foot and mirrored, so that suits are even.
struct Curve {
    double ax, ay, bx, by, x, y;
};

template<std::size_t Count>
void add_mirrored(wxGraphicsPath &path, double top, const Curve (&right)[Count]) {
    path.MoveToPoint(0, top);
    for (const Curve &c : right)
        path.AddCurveToPoint(c.ax, c.ay, c.bx, c.by, c.x, c.y);
    for (std::size_t i = Count; i-- > 0;) {
        const Curve &c = right[i];
        const double x = i > 0 ? right[i - 1].x : 0;
        const double y = i > 0 ? right[i - 1].y : top;
        path.AddCurveToPoint(-c.bx, c.by, -c.ax, c.ay, -x, y);
    }
    path.CloseSubpath();
}

void add_heart(wxGraphicsPath &path) {
    add_mirrored(path, -0.26,
                 {{0.06, -0.40, 0.16, -0.48, 0.27, -0.48},
                  {0.41, -0.48, 0.50, -0.37, 0.50, -0.22},
                  {0.50, 0.08, 0.20, 0.26, 0.00, 0.50}});
}

void add_diamond(wxGraphicsPath &path) {
    add_mirrored(path, -0.50, {{0.10, -0.30, 0.25, -0.12, 0.40, 0.00}, {0.25, 0.12, 0.10, 0.30, 0.00, 0.50}});
}

void add_spade(wxGraphicsPath &path) {
    add_mirrored(path, -0.50,
                 {{0.16, -0.26, 0.48, -0.10, 0.48, 0.14},
                  {0.48, 0.28, 0.38, 0.35, 0.27, 0.35},
                  {0.17, 0.35, 0.09, 0.30, 0.04, 0.20},
                  {0.05, 0.34, 0.11, 0.44, 0.22, 0.49},
                  {0.14, 0.49, 0.07, 0.49, 0.00, 0.49}});
}

void add_club(wxGraphicsPath &path) {
    add_mirrored(path, -0.50,
                 {{0.15, -0.50, 0.25, -0.40, 0.25, -0.27},
                  {0.25, -0.18, 0.20, -0.11, 0.14, -0.06},
                  {0.18, -0.08, 0.22, -0.09, 0.26, -0.09},
                  {0.40, -0.09, 0.50, 0.01, 0.50, 0.14},
                  {0.50, 0.27, 0.40, 0.36, 0.27, 0.36},
                  {0.17, 0.36, 0.09, 0.30, 0.04, 0.20},
                  {0.05, 0.34, 0.11, 0.44, 0.22, 0.49},
                  {0.14, 0.49, 0.07, 0.49, 0.00, 0.49}});
}

} // namespace

wxGraphicsPath suit_path(wxGraphicsContext &gc, Suit suit) {
    wxGraphicsPath path = gc.CreatePath();
    switch (suit) {
    case Suit::Clubs: add_club(path); break;
    case Suit::Diamonds: add_diamond(path); break;
    case Suit::Hearts: add_heart(path); break;
    case Suit::Spades: add_spade(path); break;
    }
    return path;
}

} // namespace longwood::wx
