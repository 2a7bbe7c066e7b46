#include "app/wx/layout.h"

#include <algorithm>
#include <cmath>

namespace longwood::wx {
namespace {

// Cards are drawn in the proportion of bridge cards, a little shorter to save height.
constexpr double card_proportion = 1.38;
constexpr double gap_per_width = 0.12;
// A window is high enough for a card size if a tableau pile of this many card heights fits.
constexpr double tableau_heights = 3.1;
// The same where the player asked for cards as large as can be.
constexpr double least_tableau_heights = 1.9;
constexpr double step_up_per_height = 0.26;
// Rank and suit of large print in their whole size; see CardArt::shows_index.
constexpr double wide_step_up_per_height = 0.43;
constexpr double step_down_per_height = 0.11;

// How the kinds of piles share the window. The side column holds stock, waste and reserve
// at the left; without it stock and waste open the top row.
struct Plan {
    bool side_column = false;
    int foundation_rows = 1;
    int columns = 0;
    int foundation_columns = 0;
};

int foundation_count(const Rules &rules) { return rules.foundations.count + rules.sequences.count; }

Plan plan_of(const Rules &rules, bool side_column, int rows) {
    Plan plan{.side_column = side_column, .foundation_rows = rows};
    plan.foundation_columns = (foundation_count(rules) + rows - 1) / rows;
    const int beside = side_column ? 1 : 0;
    const int before = side_column ? 0 : 1 + count_of(rules, PileKind::Waste);
    plan.columns = beside + std::max(before + plan.foundation_columns, count_of(rules, PileKind::Tableau));
    return plan;
}

double width_by_height(const Plan &plan, Size window, double heights_of_tableau) {
    const double heights = plan.foundation_rows + heights_of_tableau;
    return window.height / (heights * card_proportion + (plan.foundation_rows + 2) * gap_per_width);
}

// The widest card with which the plan fits the window, as much of it as the player wants.
int card_width(const Plan &plan, Size window, int percent) {
    const double by_width = window.width / (plan.columns + (plan.columns + 1) * gap_per_width);
    const double fitting = std::min(by_width, width_by_height(plan, window, tableau_heights));
    const double most = std::min(by_width, width_by_height(plan, window, least_tableau_heights));
    return std::max(8, int(std::min(fitting * percent / 100, most)));
}

Plan best_plan(const Rules &rules, Size window, int percent) {
    const bool needs_side_column = rules.reserve.cards > 0;
    Plan best;
    int best_width = 0;
    for (const bool side_column : {false, true}) {
        if (needs_side_column && !side_column) continue;
        for (const int rows : {1, 2}) {
            const Plan plan = plan_of(rules, side_column, rows);
            const int width = card_width(plan, window, percent);
            if (width <= best_width) continue;
            best = plan;
            best_width = width;
        }
    }
    return best;
}

// Gives places to piles, column by column.
class Placer {
  public:
    Placer(const Rules &rules, Size window, const Arrangement &arrangement)
        : rules_(rules), plan_(best_plan(rules, window, arrangement.card_percent)),
          left_handed_(arrangement.left_handed) {
        layout_.window = window;
        const int width = card_width(plan_, window, arrangement.card_percent);
        layout_.card = {width, int(width * card_proportion)};
        layout_.gap = std::max(1, int(width * gap_per_width));
        const int used = plan_.columns * width + (plan_.columns + 1) * layout_.gap;
        left_ = std::max(0, (window.width - used) / 2) + layout_.gap;
    }

    Layout place_all() {
        place_stock_and_reserve();
        place_foundations();
        place_tableau();
        return layout_;
    }

  private:
    int x(int column) const { return left_ + column * (layout_.card.width + layout_.gap); }
    int y(int row) const { return layout_.gap + row * (layout_.card.height + layout_.gap); }

    void put(PileId pile, int left, int top) {
        layout_.piles[std::size_t(pile.slot())].place = {left, top, layout_.card.width, layout_.card.height};
    }

    // The side column or, at the start of the top row, stock and waste. Piles keep their order
    // from left to right for the left hand too, as the keys have it.
    void place_stock_and_reserve() {
        const int wide = plan_.side_column ? 1 : 1 + has_waste(rules_);
        const int first = left_handed_ ? plan_.columns - wide : 0;
        put(PileId::stock(), x(first), y(0));
        if (has_waste(rules_)) put(PileId::waste(), x(first + wide - 1), y(plan_.side_column ? 1 : 0));
        if (has_pile(rules_, PileId::reserve())) put(PileId::reserve(), x(first), y(2));
    }

    void place_foundations() {
        const int free_columns = plan_.columns - plan_.foundation_columns;
        // In the middle beside a side column, else at the right end of the row.
        const int beside = left_handed_ ? 0 : 1;
        const int first = plan_.side_column ? beside + (free_columns - 1) / 2 : left_handed_ ? 0 : free_columns;
        int index = 0;
        const auto next = [&](PileId pile) {
            put(pile, x(first + index % plan_.foundation_columns), y(index / plan_.foundation_columns));
            ++index;
        };
        for (int number = 1; number <= rules_.foundations.count; ++number)
            next(PileId::foundation(number));
        for (int number = 1; number <= rules_.sequences.count; ++number)
            next(PileId::sequence(number));
    }

    void place_tableau() {
        const int piles = count_of(rules_, PileKind::Tableau);
        const int beside = plan_.side_column ? 1 : 0;
        const int first = (left_handed_ ? 0 : beside) + (plan_.columns - beside - piles) / 2;
        for (int number = 1; number <= piles; ++number)
            put(PileId::tableau(number), x(first + number - 1), y(plan_.foundation_rows));
    }

    const Rules &rules_;
    Plan plan_;
    bool left_handed_;
    Layout layout_;
    int left_ = 0;
};

// Tightens a fanned pile until it ends inside the window.
void fan(const Layout &layout, PileLayout &pile, bool wide_strips) {
    pile.fanned = true;
    pile.bottom = layout.window.height - layout.gap;
    pile.step_up = layout.card.height * (wide_strips ? wide_step_up_per_height : step_up_per_height);
    pile.step_down = layout.card.height * step_down_per_height;
    const int steps_down = std::min(pile.face_down, std::max(0, pile.cards - 1));
    const int steps_up = std::max(0, pile.cards - 1 - steps_down);
    const double wanted = steps_down * pile.step_down + steps_up * pile.step_up;
    const double room = std::max(0, pile.bottom - pile.place.y - pile.place.height);
    if (wanted <= room) return;
    // Face-down cards have nothing to read: they give way first, down to a sliver.
    const double sliver = std::min(pile.step_down, 3.0);
    const double room_for_up = room - steps_down * sliver;
    if (steps_up == 0 || steps_up * pile.step_up <= room_for_up) {
        pile.step_down = (room - steps_up * pile.step_up) / std::max(1, steps_down);
        return;
    }
    pile.step_down = sliver;
    pile.step_up = room_for_up / steps_up;
    if (pile.step_up < sliver) pile.step_up = pile.step_down = room / (steps_up + steps_down);
}

int offset(const PileLayout &pile, int index) {
    if (!pile.fanned) return 0;
    const int down = std::min(index, pile.face_down);
    return int(std::lround(down * pile.step_down + (index - down) * pile.step_up));
}

} // namespace

bool Layout::operator==(const Layout &other) const {
    const auto same = [](const PileLayout &a, const PileLayout &b) {
        return a.place == b.place && a.cards == b.cards && a.face_down == b.face_down;
    };
    return window == other.window && std::ranges::equal(piles, other.piles, same);
}

Layout lay_out(const Rules &rules, const Position &position, Size window, const Arrangement &arrangement) {
    Layout layout = Placer(rules, window, arrangement).place_all();
    for (const PileId id : Piles(rules)) {
        PileLayout &pile = layout.piles[std::size_t(id.slot())];
        if (arrangement.mirrored) pile.place.x = window.width - pile.place.x - pile.place.width;
        pile.cards = position.size(id);
        if (!is_fanned(id.kind())) continue;
        pile.face_down = face_down_cards(position, id);
        fan(layout, pile, arrangement.wide_strips);
    }
    return layout;
}

Rect card_rect(const Layout &layout, Spot spot) {
    const PileLayout &pile = layout.of(spot.pile);
    Rect rect = pile.place;
    rect.y += offset(pile, spot.index);
    return rect;
}

Rect visible_rect(const Layout &layout, Spot spot) {
    const PileLayout &pile = layout.of(spot.pile);
    Rect rect = card_rect(layout, spot);
    if (spot.index + 1 < pile.cards)
        rect.height = std::min(rect.height, offset(pile, spot.index + 1) - offset(pile, spot.index));
    return rect;
}

Rect pile_rect(const Layout &layout, PileId id) {
    const PileLayout &pile = layout.of(id);
    Rect rect = pile.place;
    rect.height += offset(pile, std::max(0, pile.cards - 1));
    return rect;
}

Rect drop_rect(const Layout &layout, PileId id) {
    Rect rect = pile_rect(layout, id);
    const PileLayout &pile = layout.of(id);
    if (pile.fanned) rect.height = std::max(rect.height, pile.bottom - rect.y);
    return rect;
}

bool contains(const Rect &rect, int x, int y) {
    return x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height;
}

int shared_area(const Rect &a, const Rect &b) {
    const int width = std::min(a.x + a.width, b.x + b.width) - std::max(a.x, b.x);
    const int height = std::min(a.y + a.height, b.y + b.height) - std::max(a.y, b.y);
    return width > 0 && height > 0 ? width * height : 0;
}

std::optional<Spot> hit(const Layout &layout, const Rules &rules, int x, int y) {
    for (const PileId id : Piles(rules)) {
        if (!contains(pile_rect(layout, id), x, y)) continue;
        int index = std::max(0, layout.of(id).cards - 1);
        while (index > 0 && !contains(card_rect(layout, {id, index}), x, y))
            --index;
        return Spot{id, index};
    }
    return std::nullopt;
}

} // namespace longwood::wx
