#include <catch2/catch.hpp>

#include "engine/variants.h"
#include "locale/help/help.h"
#include "locale/languages.h"
#include "locale/names.h"
#include "tests/locale/catalogs.h"

using namespace longwood;

namespace {

/// Whether the whole text came out of the catalog: nothing stands outside its brackets.
bool translated(const std::string &text) {
    int open = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        open += text[i] == '[' ? 1 : 0;
        open -= text[i] == ']' ? 1 : 0;
        if (open < 1 && i + 1 < text.size()) return false;
    }
    return !text.empty() && open == 0;
}

locale::Translator pseudo() {
    locale::Translator words(tests::pseudo_catalogs);
    REQUIRE(words.choose("qps"));
    return words;
}

} // namespace

TEST_CASE("The pseudo-language shows what does not come from the catalog") {
    CHECK(translated("[a [b] c]"));
    CHECK_FALSE(translated("a [b]"));
    CHECK_FALSE(translated("[a] [b]"));
    CHECK_FALSE(translated(""));
}

TEST_CASE("Every name of a card, a pile and a variant comes from the catalog, whole") {
    const locale::Translator words = pseudo();
    for (int kind = 4; kind < 4 + cards_in_deck; ++kind) {
        const Card card(Rank(kind / 4), Suit(kind % 4));
        CHECK(translated(card_name(words, card)));
        CHECK(translated(card_as_object(words, card)));
        CHECK(translated(needed_cards(words, CardSet(card))));
        CHECK(translated(needed_cards(words, CardSet::of_rank(card.rank()) & CardSet::of_color(card.color()))));
        CHECK(translated(needed_cards(words, CardSet::of_rank(card.rank()) | CardSet(Card(Rank::Ace, Suit::Clubs)))));
    }
    for (int slot = 0; slot < most_piles; ++slot) {
        CHECK(translated(pile_name(words, PileId::at_slot(slot))));
        CHECK(translated(onto_pile(words, PileId::at_slot(slot))));
    }
    CHECK(translated(needed_cards(words, CardSet::all())));
    for (const Rules *rules : variants())
        CHECK(translated(variant_name(words, *rules)));
    CHECK(translated(locale::own_name(words)));
    CHECK(translated(language_refused(words, "sv")));
}

TEST_CASE("Every sentence of the rules help comes from the catalog, whole") {
    const locale::Translator words = pseudo();
    for (const Rules *rules : variants()) {
        CAPTURE(rules->id);
        const locale::HelpPage page = help_page(words, *rules);
        CHECK(translated(page.title));
        CHECK(page.sections.size() > 4);
        for (const locale::HelpSection &section : page.sections) {
            if (!section.heading.empty()) CHECK(translated(section.heading));
            for (const locale::HelpParagraph &paragraph : section.paragraphs) {
                CAPTURE(paragraph.text);
                CHECK(translated(paragraph.text));
                CHECK(paragraph.text.find_first_of("{}") == std::string::npos);
            }
        }
    }
}
