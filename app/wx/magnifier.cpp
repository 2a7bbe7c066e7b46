#include "app/wx/magnifier.h"

#include <algorithm>

namespace longwood::wx {
namespace {

constexpr double proportion = 1.38; // of cards
constexpr double step = 0.46;       // from card to card, in widths: rank and suit in large print
constexpr double gap = 0.06;
constexpr int margin = 12;

double width_with(const Rect &panel, int cards, int columns) {
    const int rows = (cards + columns - 1) / columns;
    const double by_width = (panel.width - 2 * margin) / (columns + (columns - 1) * gap);
    const double by_height = (panel.height - 2 * margin) / ((rows - 1) * step + proportion);
    return std::min(by_width, by_height);
}

} // namespace

Rect magnifier_place(const Layout &layout, PileId pile) {
    const Rect &place = layout.of(pile).place;
    const bool lies_left = place.x + place.width / 2 < layout.window.width / 2;
    // Where a variant has few and wide piles, the one in the middle leaves less room beside it.
    const int beside = lies_left ? layout.window.width - place.x - place.width : place.x;
    const int width = std::min(layout.window.width * 9 / 20, beside);
    return {lies_left ? layout.window.width - width : 0, 0, width, layout.window.height};
}

std::vector<Magnified> magnified(const Rect &panel, int cards) {
    int columns = 1;
    for (int more = 2; more <= 6; ++more)
        if (width_with(panel, cards, more) > width_with(panel, cards, columns)) columns = more;
    const int width = std::max(8, int(width_with(panel, cards, columns)));
    const int height = int(width * proportion);
    const int rows = (cards + columns - 1) / columns;
    std::vector<Magnified> places;
    for (int index = 0; index < cards; ++index) {
        const int column = index / rows, row = index % rows;
        const bool covered = row + 1 < rows && index + 1 < cards;
        places.push_back({.rect = {panel.x + margin + int(column * width * (1 + gap)),
                                   panel.y + margin + int(row * width * step), width, height},
                          .strip = covered ? int(width * step) : height});
    }
    return places;
}

} // namespace longwood::wx
