#include "app/wx/look.h"

#include <catch2/catch.hpp>

#include "app/wx/magnifier.h"
#include "engine/deal.h"
#include "engine/variants.h"
#include "tests/session/folder.h"

namespace {

using namespace longwood;
using namespace longwood::wx;
namespace settings = session::settings;

TEST_CASE("Look: the theme of the system holds until the player chooses one") {
    const tests::Folder folder;
    session::Settings chosen{folder / "settings.json"};
    const auto theme = [&](const SystemLook &system) { return look_of(chosen, system, Drawing::Fine).theme; };
    CHECK(theme({}) == Theme::Green);
    CHECK(theme({.is_dark = true}) == Theme::Dark);
    CHECK(theme({.is_dark = true, .has_high_contrast = true}) == Theme::HighContrast);
    chosen.set(settings::theme, "light");
    CHECK(theme({.is_dark = true, .has_high_contrast = true}) == Theme::Light);
}

TEST_CASE("Look: nothing moves in low memory, nor where the system or the player wants none") {
    const tests::Folder folder;
    session::Settings chosen{folder / "settings.json"};
    CHECK(look_of(chosen, {}, Drawing::Fine).moves);
    CHECK_FALSE(look_of(chosen, {}, Drawing::LowMemory).moves);
    CHECK_FALSE(look_of(chosen, {.wants_no_motion = true}, Drawing::Fine).moves);
    chosen.set(settings::animation, false);
    CHECK_FALSE(look_of(chosen, {}, Drawing::Fine).moves);
}

TEST_CASE("Look: low memory by the command line or by the setting") {
    const tests::Folder folder;
    session::Settings chosen{folder / "settings.json"};
    CHECK(drawing_of(chosen, true) == Drawing::LowMemory);
    chosen.set(settings::drawing, "low-memory");
    CHECK(drawing_of(chosen, false) == Drawing::LowMemory);
    chosen.set(settings::drawing, "fine");
    CHECK(drawing_of(chosen, false) == Drawing::Fine);
    CHECK(drawing_of(chosen, true) == Drawing::LowMemory);
}

bool inside(const Rect &rect, Size window) {
    return rect.x >= 0 && rect.y >= 0 && rect.x + rect.width <= window.width && rect.y + rect.height <= window.height;
}

TEST_CASE("Look: every pile stays in the window and apart, at every size of cards and for the left hand") {
    const longwood::Rules *rules = GENERATE(from_range(variants().begin(), variants().end()));
    const Size window = GENERATE(Size{640, 480}, Size{1280, 800}, Size{3840, 2160});
    const Arrangement arrangement{.card_percent = GENERATE(50, 90, 100, 130, 200),
                                  .left_handed = GENERATE(false, true)};
    const Position position = deal(*rules, 7);
    const Layout layout = lay_out(*rules, position, window, arrangement);
    CAPTURE(rules->id, window.width, arrangement.card_percent, arrangement.left_handed);
    for (const PileId pile : Piles(*rules)) {
        CHECK(inside(pile_rect(layout, pile), window));
        for (const PileId other : Piles(*rules))
            if (other != pile) CHECK(shared_area(layout.of(pile).place, layout.of(other).place) == 0);
    }
    CHECK((layout.of(PileId::stock()).place.x > window.width / 2) == arrangement.left_handed);
}

TEST_CASE("Look: the magnifier lies beside the pile and shows every card of it") {
    const longwood::Rules *rules = GENERATE(from_range(variants().begin(), variants().end()));
    const Layout layout = lay_out(*rules, deal(*rules, 7), {1280, 800});
    for (const PileId pile : Piles(*rules))
        CHECK(shared_area(magnifier_place(layout, pile), layout.of(pile).place) == 0);
    for (const int cards : {1, 2, 9, 20, 52}) {
        const Rect panel = magnifier_place(layout, PileId::stock());
        const auto places = magnified(panel, cards);
        REQUIRE(int(places.size()) == cards);
        for (const Magnified &place : places) {
            CHECK(place.strip >= 10);
            CHECK(place.rect.x >= panel.x);
            CHECK(place.rect.x + place.rect.width <= panel.x + panel.width);
            CHECK(place.rect.y + place.strip <= panel.y + panel.height);
        }
        CHECK(places.back().strip == places.back().rect.height);
    }
}

} // namespace
