#include <array>
#include <catch2/catch.hpp>
#include <map>

#include "locale/translator.h"
#include "tests/locale/catalogs.h"

using namespace longwood;

namespace {

constexpr std::array counts = {0L, 1L, 2L, 3L, 5L, 11L, 21L, 100L};

/// The forms for `counts`, as the grammar of each language wants them.
const std::map<std::string, std::array<std::string, counts.size()>> expected = {
    {"en", {"{n} cards", "{n} card", "{n} cards", "{n} cards", "{n} cards", "{n} cards", "{n} cards", "{n} cards"}},
    {"de",
     {"{n} Karten", "{n} Karte", "{n} Karten", "{n} Karten", "{n} Karten", "{n} Karten", "{n} Karten", "{n} Karten"}},
    {"pl", {"{n} kart", "{n} karta", "{n} karty", "{n} karty", "{n} kart", "{n} kart", "{n} kart", "{n} kart"}},
    {"cs", {"{n} karet", "{n} karta", "{n} karty", "{n} karty", "{n} karet", "{n} karet", "{n} karet", "{n} karet"}},
    {"ru", {"{n} карт", "{n} карта", "{n} карты", "{n} карты", "{n} карт", "{n} карт", "{n} карта", "{n} карт"}},
    {"ar", {"لا أوراق", "ورقة واحدة", "ورقتان", "{n} أوراق", "{n} أوراق", "{n} ورقة", "{n} ورقة", "{n} ورقة"}},
    {"ja", {"{n}枚", "{n}枚", "{n}枚", "{n}枚", "{n}枚", "{n}枚", "{n}枚", "{n}枚"}},
};

} // namespace

TEST_CASE("0, 1, 2, 3, 5, 11, 21 and 100 cards take the form that the language's grammar wants") {
    locale::Translator words(tests::plural_catalogs);
    for (const auto &[language, forms] : expected) {
        CAPTURE(language);
        REQUIRE(words.choose(language));
        for (std::size_t i = 0; i < counts.size(); ++i) {
            CAPTURE(counts[i]);
            CHECK(words.plural("{n} card", "{n} cards", counts[i]) == forms[i]);
        }
    }
}

TEST_CASE("A plural that the catalog lacks is English, by the English rule") {
    locale::Translator words(tests::plural_catalogs);
    REQUIRE(words.choose("ja"));
    CHECK(words.plural("{n} move", "{n} moves", 1) == "{n} move");
    CHECK(words.plural("{n} move", "{n} moves", 21) == "{n} moves");
    CHECK(words.plural_in("nowhere", "{n} card", "{n} cards", 2) == "{n} cards");
}
