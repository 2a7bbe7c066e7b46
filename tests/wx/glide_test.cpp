#include "app/wx/glide.h"

#include <algorithm>

#include <catch2/catch.hpp>

#include "engine/game.h"
#include "engine/referee.h"
#include "engine/variants.h"

namespace {

using namespace longwood;
using namespace longwood::wx;

constexpr Size window{1280, 800};

TEST_CASE("Glide: what every legal move carries glides from its old place to its new one") {
    const longwood::Rules *rules = GENERATE(from_range(variants().begin(), variants().end()));
    const Position before = deal(*rules, 3);
    const Layout old_layout = lay_out(*rules, before, window);
    for (const longwood::Move &move : legal_moves(*rules, before)) {
        if (move.uses_stock()) continue;
        Position after = before;
        play(*rules, after, move);
        const Layout layout = lay_out(*rules, after, window);
        const auto glides = glides_between(*rules, {before, old_layout}, {after, layout}, 0, 0);
        const auto found = std::ranges::find(glides, move.to, &Glide::to);
        REQUIRE(found != glides.end());

        CHECK(found->count == move.count);
        const Rect is = card_rect(layout, {move.to, after.size(move.to) - move.count});
        const Rect was = card_rect(old_layout, {move.from, before.size(move.from) - move.count});
        CHECK(is.x + found->dx == was.x);
        CHECK(is.y + found->dy == was.y);
    }
}

TEST_CASE("Glide: nothing glides where nothing moved, nor into another deal") {
    const longwood::Rules *rules = GENERATE(from_range(variants().begin(), variants().end()));
    const Position one = deal(*rules, 3);
    const Layout layout = lay_out(*rules, one, window);
    CHECK(glides_between(*rules, {one, layout}, {one, layout}, 0, 0).empty());
    const Position other = deal(*rules, 4);
    CHECK(glides_between(*rules, {one, layout}, {other, lay_out(*rules, other, window)}, 0, 0).empty());
}

} // namespace
