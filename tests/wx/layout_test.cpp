#include "app/wx/layout.h"

#include <random>
#include <vector>

#include <catch2/catch.hpp>

#include "engine/deal.h"
#include "engine/referee.h"
#include "engine/variants.h"

namespace {

using namespace longwood;
using wx::lay_out;
using wx::Layout;
using wx::Rect;
using wx::Size;

const std::vector<Size> sizes{{640, 400},  {800, 500},   {800, 600},   {1024, 768},
                              {1280, 720}, {1920, 1000}, {3840, 2160}, {700, 1200}};

// Tables as they come up in play: random moves, with a liking for piling up.
std::vector<Position> positions_of(const Rules &rules) {
    std::mt19937 random(20);
    std::vector<Position> positions;
    for (DealNumber number = 1; number <= 3; ++number) {
        Position position = deal(rules, number);
        positions.push_back(position);
        for (int step = 0; step < 400; ++step) {
            const Moves moves = legal_moves(rules, position);
            if (moves.empty()) break;
            advance(rules, position, moves[random() % moves.size()]);
            if (step % 50 == 49) positions.push_back(position);
        }
    }
    return positions;
}

// A table that play hardly reaches: all face-up cards that there are on one pile.
Position with_one_long_pile(const Rules &rules, int cards) {
    Position position;
    for (int i = 0; i < cards; ++i)
        position.put(PileId::tableau(1), Card{Rank(1 + i % 13), Suit(i % 4)});
    for (int i = 0; i < 5; ++i)
        position.put(PileId::tableau(2), Card{Rank::King, Suit::Clubs}.turned_down());
    static_cast<void>(rules);
    return position;
}

bool inside(const Rect &rect, Size window) {
    return rect.x >= 0 && rect.y >= 0 && rect.x + rect.width <= window.width && rect.y + rect.height <= window.height;
}

// What is seen at each point if everything is drawn in its order, every fourth pixel.
struct Picture {
    Size size;
    std::vector<std::optional<Spot>> points;

    explicit Picture(Size window)
        : size{window.width / 4, window.height / 4}, points(std::size_t(size.width * size.height)) {}
    std::optional<Spot> &at(int x, int y) { return points[std::size_t(y * size.width + x)]; }
    void draw(const Rect &rect, Spot spot) {
        for (int y = 0; y < size.height; ++y)
            for (int x = 0; x < size.width; ++x)
                if (wx::contains(rect, x * 4, y * 4)) at(x, y) = spot;
    }
};

void check_cards_inside(const Rules &rules, const Position &position, const Layout &layout) {
    for (const PileId pile : Piles(rules)) {
        CAPTURE(rules.id, to_text(pile), layout.window.width, layout.window.height);
        REQUIRE(inside(wx::card_rect(layout, {pile, 0}), layout.window));
        for (int index = 0; index < position.size(pile); ++index)
            REQUIRE(inside(wx::card_rect(layout, {pile, index}), layout.window));
    }
}

void check_every_card_has_a_strip(const Rules &rules, const Position &position, const Layout &layout, int least) {
    for (const PileId pile : Piles(rules)) {
        if (!is_fanned(pile.kind())) continue;
        for (int index = 0; index < position.size(pile); ++index) {
            if (position.cards(pile)[std::size_t(index)].face_down()) continue;
            CAPTURE(rules.id, to_text(pile), index, layout.window.width, layout.window.height);
            REQUIRE(wx::visible_rect(layout, {pile, index}).height >= least);
        }
    }
}

void check_piles_apart(const Rules &rules, const Layout &layout) {
    for (const PileId a : Piles(rules))
        for (const PileId b : Piles(rules))
            // A plain if: an assertion a pair would take half a minute.
            if (a != b && wx::shared_area(wx::pile_rect(layout, a), wx::pile_rect(layout, b)) != 0)
                FAIL(rules.id << ": " << to_text(a) << " touches " << to_text(b) << ", width " << layout.window.width);
}

TEST_CASE("Layout: every card lies inside the window, whatever the variant and the size") {
    for (const Rules *rules : variants())
        for (const Position &position : positions_of(*rules))
            for (const Size size : sizes)
                check_cards_inside(*rules, position, lay_out(*rules, position, size));
}

TEST_CASE("Layout: of every face-up card a strip is seen, wide enough to read in play") {
    for (const Rules *rules : variants())
        for (const Position &position : positions_of(*rules))
            for (const Size size : sizes)
                check_every_card_has_a_strip(*rules, position, lay_out(*rules, position, size), 4);
}

TEST_CASE("Layout: a pile of thirty cards is compressed before anything is cut off") {
    for (const Rules *rules : variants())
        for (const Size size : sizes) {
            const Position position = with_one_long_pile(*rules, 30);
            const Layout layout = lay_out(*rules, position, size);
            check_cards_inside(*rules, position, layout);
            check_every_card_has_a_strip(*rules, position, layout, 3);
        }
}

TEST_CASE("Layout: wide strips give every pile as much as it has room for, and cut nothing off") {
    for (const Rules *rules : variants())
        for (const Position &position : positions_of(*rules))
            for (const Size size : sizes) {
                const Layout layout = lay_out(*rules, position, size, {.wide_strips = true});
                check_cards_inside(*rules, position, layout);
                check_every_card_has_a_strip(*rules, position, layout, 4);
                const Layout usual = lay_out(*rules, position, size);
                for (const PileId pile : Piles(*rules))
                    CHECK(layout.of(pile).step_up >= usual.of(pile).step_up);
            }
}

TEST_CASE("Layout: large print shows rank and suit of covered cards in their whole size where there is room") {
    const Rules &rules = *find_variant("waterloo");
    const Layout layout = lay_out(rules, deal(rules, 1), {1024, 768}, {.wide_strips = true});
    const longwood::Spot covered{PileId::tableau(1), 0};
    // Its letters with their tails are half as high as the card is wide, and there is a margin
    // (CardArt::shows_index).
    CHECK(wx::visible_rect(layout, covered).height >= wx::card_rect(layout, covered).width * 0.56 + 2);
}

TEST_CASE("Layout: face-down cards lie tighter than face-up cards") {
    const Rules &rules = *find_variant("rouge-et-noir");
    Position position = deal(rules, 1);
    for (const Size size : sizes) {
        const auto pile = lay_out(rules, position, size).of(PileId::tableau(1));
        CHECK(pile.step_down < pile.step_up);
    }
}

TEST_CASE("Layout: piles never touch one another") {
    for (const Rules *rules : variants())
        for (const Position &position : positions_of(*rules))
            for (const Size size : sizes)
                check_piles_apart(*rules, lay_out(*rules, position, size));
}

TEST_CASE("Layout: cards grow with the window") {
    for (const Rules *rules : variants()) {
        const Position position = deal(*rules, 1);
        CHECK(lay_out(*rules, position, {1600, 1200}).card.width > lay_out(*rules, position, {800, 600}).card.width);
        CHECK(lay_out(*rules, position, {800, 545}).card.width >= 40);
    }
}

void check_hits(const Rules &rules, const Position &position, const Layout &layout) {
    Picture picture(layout.window);
    for (const PileId pile : Piles(rules)) {
        picture.draw(layout.of(pile).place, {pile, 0});
        for (int index = 0; index < position.size(pile); ++index)
            picture.draw(wx::card_rect(layout, {pile, index}), {pile, index});
    }
    for (int y = 0; y < picture.size.height; ++y)
        for (int x = 0; x < picture.size.width; ++x)
            if (wx::hit(layout, rules, x * 4, y * 4) != picture.at(x, y)) // an assertion a point would take too long
                FAIL(rules.id << ": another card is hit at " << x * 4 << ", " << y * 4);
}

TEST_CASE("Layout: a click hits what is drawn uppermost at that point, mirrored or not") {
    for (const Rules *rules : variants())
        for (const Size size : {Size{800, 545}, Size{1280, 720}})
            for (const bool mirrored : {false, true}) {
                const Position position = positions_of(*rules).back();
                check_hits(*rules, position, lay_out(*rules, position, size, {.mirrored = mirrored}));
            }
}

TEST_CASE("Layout: mirrored, every pile lies at the other side, and no card changes") {
    for (const Rules *rules : variants())
        for (const Position &position : positions_of(*rules))
            for (const Size size : {Size{800, 545}, Size{1920, 1000}}) {
                const Layout plain = lay_out(*rules, position, size),
                             mirrored = lay_out(*rules, position, size, {.mirrored = true});
                CHECK(mirrored.card == plain.card);
                for (const PileId pile : Piles(*rules))
                    for (int index = 0; index < std::max(1, position.size(pile)); ++index) {
                        CAPTURE(rules->id, to_text(pile), index, size.width, size.height);
                        const Rect at = wx::card_rect(plain, {pile, index});
                        const Rect expected{size.width - at.x - at.width, at.y, at.width, at.height};
                        REQUIRE(wx::card_rect(mirrored, {pile, index}) == expected);
                        REQUIRE(wx::visible_rect(mirrored, {pile, index}).height ==
                                wx::visible_rect(plain, {pile, index}).height);
                    }
            }
}

TEST_CASE("Layout: mirrored, the first pile lies at the right of the second, and the stock at the right edge") {
    for (const Rules *rules : variants()) {
        const Layout layout = lay_out(*rules, deal(*rules, 1), {1024, 768}, {.mirrored = true});
        CHECK(layout.of(PileId::tableau(1)).place.x > layout.of(PileId::tableau(2)).place.x);
        for (const PileId pile : Piles(*rules))
            CHECK(layout.of(PileId::stock()).place.x >= layout.of(pile).place.x);
    }
}

TEST_CASE("Layout: the visible strip of a covered card is the part that a click hits") {
    const Rules &rules = *find_variant("double-signora");
    const Position position = deal(rules, 7);
    const Layout layout = lay_out(rules, position, {800, 545});
    for (int index = 0; index < position.size(PileId::reserve()); ++index) {
        const Rect strip = wx::visible_rect(layout, {PileId::reserve(), index});
        const auto spot = wx::hit(layout, rules, strip.x + strip.width / 2, strip.y + strip.height / 2);
        CHECK(spot == Spot{PileId::reserve(), index});
    }
}

} // namespace
