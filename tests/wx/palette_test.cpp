#include "app/wx/palette.h"

#include <algorithm>

#include <catch2/catch.hpp>

namespace {

using namespace longwood;
using wx::contrast;
using wx::palette_of;
using wx::Shade;
using wx::Theme;

TEST_CASE("Palette: contrast is computed as the guidelines do") {
    CHECK(contrast({0, 0, 0}, {255, 255, 255}) == Approx(21));
    CHECK(contrast({255, 255, 255}, {0, 0, 0}) == Approx(21));
    CHECK(contrast({119, 119, 119}, {255, 255, 255}) == Approx(4.478).margin(0.01));
    CHECK(contrast({10, 20, 30}, {10, 20, 30}) == Approx(1));
}

TEST_CASE("Palette: text and marks stand out, 7:1 in high contrast and 4.5:1 elsewhere") {
    const Theme theme = GENERATE(Theme::Green, Theme::Light, Theme::Dark, Theme::HighContrast);
    const bool four_colors = GENERATE(false, true);
    const double least = theme == Theme::HighContrast ? 7.0 : 4.5;
    CAPTURE(int(theme), four_colors);
    const auto palette = palette_of(theme, four_colors);
    for (const Shade &suit : palette.suits)
        CHECK(contrast(suit, palette.paper) >= least);
    // The grounds of court cards.
    for (const Shade &suit : palette.suits_on_pictures)
        for (const Shade &ground :
             {Shade{228, 242, 230}, Shade{255, 238, 226}, Shade{228, 234, 248}, Shade{255, 243, 220}})
            CHECK(contrast(suit, ground) >= std::min(least, 5.0));
    CHECK(contrast(palette.ink, palette.paper) >= least);
    CHECK(contrast(palette.outline, palette.cloth) >= least);
    // Covered cards are told apart by their edges.
    CHECK(contrast(palette.edge, palette.paper) >= least);
    // A card stands out from the cloth by its paper or by its edge.
    CHECK(std::max(contrast(palette.paper, palette.cloth), contrast(palette.edge, palette.cloth)) >= least);
    // Frames and arrows have two shades: one of them stands out on every ground.
    for (const Shade &mark : {palette.focus, palette.target}) {
        CHECK(contrast(mark, palette.focus_edge) >= least);
        for (const Shade &ground : {palette.cloth, palette.paper, palette.back})
            CHECK(std::max(contrast(mark, ground), contrast(palette.focus_edge, ground)) >= least);
    }
}

TEST_CASE("Palette: four colours are four, two colours are red and black") {
    const Theme theme = GENERATE(Theme::Green, Theme::Light, Theme::Dark, Theme::HighContrast);
    const auto two = palette_of(theme, false).suits, four = palette_of(theme, true).suits;
    const auto of = [](const auto &suits, Suit suit) { return suits[std::size_t(suit)]; };
    CHECK(of(two, Suit::Clubs) == of(two, Suit::Spades));
    CHECK(of(two, Suit::Hearts) == of(two, Suit::Diamonds));
    CHECK_FALSE(of(two, Suit::Clubs) == of(two, Suit::Hearts));
    for (std::size_t one = 0; one < four.size(); ++one)
        for (std::size_t other = one + 1; other < four.size(); ++other)
            CHECK_FALSE(four[one] == four[other]);
}

TEST_CASE("Palette: in high contrast the table is black, the cards white, the focus yellow") {
    const auto palette = palette_of(Theme::HighContrast, false);
    CHECK(palette.cloth == Shade{0, 0, 0});
    CHECK(palette.paper == Shade{255, 255, 255});
    CHECK(palette.focus == Shade{255, 255, 0});
}

} // namespace
