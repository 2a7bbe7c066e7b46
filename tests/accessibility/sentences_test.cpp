// Composing sentences.
#include <catch2/catch.hpp>

#include "accessibility/sentence_case.h"
#include "accessibility/wording.h"
#include "tests/accessibility/narrators.h"

using namespace longwood;
using namespace longwood::accessibility;
using namespace longwood::tests;

TEST_CASE("A sentence begins with a capital, in every script that has them") {
    CHECK(with_capital("eight of hearts", "en") == "Eight of hearts");
    CHECK(with_capital("été", "fr") == "Été");
    CHECK(with_capital("červená", "cs") == "Červená");
    CHECK(with_capital("žaludy", "cs") == "Žaludy");
    CHECK(with_capital("восьмёрка червей", "ru") == "Восьмёрка червей");
    CHECK(with_capital("їхати", "uk") == "Їхати");
    CHECK(with_capital("οκτώ κούπα", "el") == "Οκτώ κούπα");
    CHECK(with_capital("άσος", "el") == "Άσος");
    CHECK(with_capital("iki", "tr") == "İki");
    CHECK(with_capital("iki", "en") == "Iki");
}

TEST_CASE("What has no capitals, or one already, stays as it is") {
    for (const std::string text : {"", "7 cards", "Herz-8", "Über", "ハートの8", "ثمانية", "שמונה", "÷", "ß"})
        CHECK(with_capital(text, "de") == text);
}

TEST_CASE("Sentences follow each other with a space, lists with commas, empty ones not at all") {
    const auto words = translator("en");
    Sentences sentences{words};
    sentences.add("");
    CHECK(sentences.text().empty());
    sentences.add_phrase("eight of hearts on nine of spades, pile 3");
    sentences.add("");
    sentences.add("Turned up: king of diamonds.");
    CHECK(sentences.text() == "Eight of hearts on nine of spades, pile 3. Turned up: king of diamonds.");
    CHECK(list_of(words, {}).empty());
    CHECK(list_of(words, {"a"}) == "a");
    CHECK(list_of(words, {"a", "b", "c"}) == "a, b, c");
}
