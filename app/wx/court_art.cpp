#include "app/wx/court_art.h"

#include <wx/brush.h>
#include <wx/pen.h>

namespace longwood::wx {
namespace {

const wxColour skin{245, 214, 182};
const wxColour gold{240, 190, 50};
const wxColour dark_line{50, 36, 30};

struct Clothes {
    wxColour robe;
    wxColour trim;
    wxColour hair;
    wxColour ground;
};

Clothes clothes_of(Suit suit) {
    switch (suit) {
    case Suit::Hearts: return {{190, 24, 44}, {255, 224, 130}, {150, 86, 36}, {255, 238, 226}};
    case Suit::Diamonds: return {{214, 88, 30}, {255, 240, 200}, {196, 140, 60}, {255, 243, 220}};
    case Suit::Clubs: return {{24, 104, 74}, {240, 220, 140}, {84, 54, 34}, {228, 242, 230}};
    case Suit::Spades: return {{40, 62, 128}, {214, 220, 240}, {44, 38, 42}, {228, 234, 248}};
    }
    return {};
}

// Fills paths with one colour after another and no outline.
class Brush {
  public:
    explicit Brush(wxGraphicsContext &gc) : gc_(gc) { gc_.SetPen(wxNullPen); }

    wxGraphicsPath path() { return gc_.CreatePath(); }
    void fill(const wxGraphicsPath &path, const wxColour &colour) {
        gc_.SetBrush(wxBrush(colour));
        gc_.FillPath(path);
    }
    void ellipse(double x, double y, double rx, double ry, const wxColour &colour) {
        wxGraphicsPath oval = path();
        oval.AddEllipse(x - rx, y - ry, 2 * rx, 2 * ry);
        fill(oval, colour);
    }
    void box(double x, double y, double width, double height, const wxColour &colour) {
        wxGraphicsPath box = path();
        box.AddRectangle(x, y, width, height);
        fill(box, colour);
    }
    void polygon(std::initializer_list<wxPoint2DDouble> points, const wxColour &colour) {
        wxGraphicsPath shape = path();
        shape.MoveToPoint(*points.begin());
        for (const auto &point : points)
            shape.AddLineToPoint(point);
        shape.CloseSubpath();
        fill(shape, colour);
    }

  private:
    wxGraphicsContext &gc_;
};

void draw_shoulders(Brush &brush, const wxColour &colour, double width) {
    wxGraphicsPath robe = brush.path();
    robe.MoveToPoint(0.5 - width, portrait_height);
    robe.AddCurveToPoint(0.5 - width, 0.98, 0.34, 0.90, 0.42, 0.82);
    robe.AddLineToPoint(0.58, 0.82);
    robe.AddCurveToPoint(0.66, 0.90, 0.5 + width, 0.98, 0.5 + width, portrait_height);
    robe.CloseSubpath();
    brush.fill(robe, colour);
}

void draw_face(Brush &brush) {
    brush.box(0.43, 0.68, 0.14, 0.20, skin);
    brush.ellipse(0.5, 0.55, 0.18, 0.23, skin);
    brush.ellipse(0.425, 0.53, 0.026, 0.032, dark_line);
    brush.ellipse(0.575, 0.53, 0.026, 0.032, dark_line);
    brush.box(0.385, 0.465, 0.08, 0.022, dark_line);
    brush.box(0.535, 0.465, 0.08, 0.022, dark_line);
    brush.polygon({{0.5, 0.54}, {0.53, 0.625}, {0.48, 0.625}}, {222, 178, 142});
    brush.ellipse(0.5, 0.68, 0.055, 0.02, {178, 44, 50});
}

void draw_king(Brush &brush, const Clothes &clothes) {
    draw_shoulders(brush, clothes.robe, 0.48);
    // Ermine: white with black tails.
    wxGraphicsPath collar = brush.path();
    collar.MoveToPoint(0.24, 0.95);
    collar.AddCurveToPoint(0.36, 0.86, 0.64, 0.86, 0.76, 0.95);
    collar.AddLineToPoint(0.60, portrait_height);
    collar.AddLineToPoint(0.40, portrait_height);
    collar.CloseSubpath();
    brush.fill(collar, {250, 248, 244});
    for (const auto &[x, y] : {wxPoint2DDouble{0.36, 0.97}, {0.64, 0.97}, {0.44, 1.10}, {0.56, 1.10}})
        brush.ellipse(x, y, 0.018, 0.035, dark_line);
    brush.ellipse(0.5, 0.52, 0.25, 0.26, clothes.hair);
    draw_face(brush);
    wxGraphicsPath beard = brush.path();
    beard.MoveToPoint(0.31, 0.58);
    beard.AddCurveToPoint(0.36, 0.68, 0.42, 0.62, 0.5, 0.635);
    beard.AddCurveToPoint(0.58, 0.62, 0.64, 0.68, 0.69, 0.58);
    beard.AddCurveToPoint(0.72, 0.82, 0.60, 0.96, 0.5, 1.0);
    beard.AddCurveToPoint(0.40, 0.96, 0.28, 0.82, 0.31, 0.58);
    beard.CloseSubpath();
    brush.fill(beard, clothes.hair);
    brush.ellipse(0.5, 0.695, 0.06, 0.024, {190, 60, 60});
    brush.polygon({{0.24, 0.42}, {0.17, 0.10}, {0.36, 0.25}, {0.5, 0.03}, {0.64, 0.25}, {0.83, 0.10}, {0.76, 0.42}},
                  gold);
    brush.box(0.24, 0.34, 0.52, 0.07, clothes.robe);
    for (const auto &[x, y] : {wxPoint2DDouble{0.17, 0.10}, {0.5, 0.05}, {0.83, 0.10}})
        brush.ellipse(x, y, 0.042, 0.042, clothes.robe);
    brush.ellipse(0.5, 0.375, 0.032, 0.032, clothes.trim);
}

void draw_queen(Brush &brush, const Clothes &clothes) {
    wxGraphicsPath hair = brush.path();
    hair.MoveToPoint(0.5, 0.24);
    hair.AddCurveToPoint(0.84, 0.24, 0.78, 0.66, 0.86, 1.02);
    hair.AddLineToPoint(0.14, 1.02);
    hair.AddCurveToPoint(0.22, 0.66, 0.16, 0.24, 0.5, 0.24);
    hair.CloseSubpath();
    brush.fill(hair, clothes.hair);
    draw_shoulders(brush, clothes.robe, 0.42);
    wxGraphicsPath neckline = brush.path();
    neckline.MoveToPoint(0.36, 0.88);
    neckline.AddCurveToPoint(0.40, 1.10, 0.60, 1.10, 0.64, 0.88);
    neckline.CloseSubpath();
    brush.fill(neckline, skin);
    draw_face(brush);
    brush.polygon({{0.31, 0.50}, {0.36, 0.32}, {0.5, 0.30}, {0.64, 0.32}, {0.69, 0.50}, {0.60, 0.38}, {0.40, 0.38}},
                  clothes.hair);
    for (const auto &[x, y] : {wxPoint2DDouble{0.40, 0.92}, {0.45, 0.965}, {0.5, 0.98}, {0.55, 0.965}, {0.60, 0.92}})
        brush.ellipse(x, y, 0.027, 0.027, clothes.trim);
    brush.polygon({{0.30, 0.32}, {0.27, 0.15}, {0.38, 0.21}, {0.5, 0.09}, {0.62, 0.21}, {0.73, 0.15}, {0.70, 0.32}},
                  gold);
    for (const auto &[x, y] : {wxPoint2DDouble{0.27, 0.15}, {0.5, 0.09}, {0.73, 0.15}})
        brush.ellipse(x, y, 0.034, 0.034, {250, 246, 236});
    brush.ellipse(0.5, 0.25, 0.03, 0.035, clothes.robe);
}

void draw_jack(Brush &brush, const Clothes &clothes) {
    draw_shoulders(brush, clothes.robe, 0.40);
    brush.polygon({{0.40, 0.86}, {0.60, 0.86}, {0.55, portrait_height}, {0.45, portrait_height}}, clothes.trim);
    brush.box(0.38, 0.82, 0.24, 0.06, {250, 248, 244});
    wxGraphicsPath hair = brush.path();
    hair.MoveToPoint(0.27, 0.40);
    hair.AddCurveToPoint(0.20, 0.60, 0.20, 0.74, 0.28, 0.80);
    hair.AddLineToPoint(0.72, 0.80);
    hair.AddCurveToPoint(0.80, 0.74, 0.80, 0.60, 0.73, 0.40);
    hair.CloseSubpath();
    brush.fill(hair, clothes.hair);
    draw_face(brush);
    // The cap and its feather.
    wxGraphicsPath cap = brush.path();
    cap.MoveToPoint(0.22, 0.42);
    cap.AddCurveToPoint(0.10, 0.14, 0.44, 0.12, 0.60, 0.17);
    cap.AddCurveToPoint(0.80, 0.20, 0.86, 0.30, 0.79, 0.42);
    cap.CloseSubpath();
    brush.fill(cap, clothes.robe);
    brush.box(0.22, 0.365, 0.57, 0.065, clothes.trim);
    wxGraphicsPath feather = brush.path();
    feather.MoveToPoint(0.66, 0.38);
    feather.AddCurveToPoint(0.70, 0.20, 0.82, 0.06, 0.98, 0.08);
    feather.AddCurveToPoint(0.94, 0.22, 0.82, 0.32, 0.66, 0.38);
    feather.CloseSubpath();
    brush.fill(feather, gold);
}

} // namespace

void draw_portrait(wxGraphicsContext &gc, Card card) {
    const Clothes clothes = clothes_of(card.suit());
    Brush brush(gc);
    brush.box(0, 0, 1, portrait_height, clothes.ground);
    switch (card.rank()) {
    case Rank::King: draw_king(brush, clothes); break;
    case Rank::Queen: draw_queen(brush, clothes); break;
    default: draw_jack(brush, clothes); break;
    }
}

} // namespace longwood::wx
