// The shape of the help pages, their numbers and their languages.
#include <catch2/catch.hpp>
#include <cctype>
#include <regex>

#include "engine/variants.h"
#include "engine/variants/double_signora.h"
#include "engine/variants/rouge_et_noir.h"
#include "locale/names.h"
#include "tests/help/pages.h"

using namespace longwood;
using tests::help_in;
using tests::text_of;

namespace {

using Words = std::vector<std::string>;

Words headings_in(const std::string &language, std::string_view variant) {
    Words headings;
    for (const auto &section : help_in(language, variant).sections)
        headings.push_back(section.heading);
    return headings;
}

// The numbers of a text in their order, whatever stands between them: "8 7 6".
std::string numbers_in(const std::string &text) {
    std::string numbers;
    for (std::size_t i = 0; i < text.size();) {
        if (!std::isdigit(static_cast<unsigned char>(text[i]))) {
            ++i;
            continue;
        }
        if (!numbers.empty()) numbers += ' ';
        for (; i < text.size() && std::isdigit(static_cast<unsigned char>(text[i])); ++i)
            numbers += text[i];
    }
    return numbers;
}

// The first paragraph that begins so; empty if there is none.
std::string sentence_with(const locale::HelpPage &page, const std::string &beginning) {
    for (const auto &section : page.sections)
        for (const auto &paragraph : section.paragraphs)
            if (paragraph.text.starts_with(beginning)) return paragraph.text;
    return {};
}

} // namespace

TEST_CASE("The sections of the German help stand in the order and under the headings of the rule texts") {
    for (const Rules *rules : variants()) {
        INFO(rules->id);
        Words wanted{"", "Aufbau", "Grundstapel"};
        if (rules->reserve.cards > 0) wanted.push_back("Reserve");
        wanted.push_back("Tableau");
        wanted.push_back(has_waste(*rules) ? "Talon und Ablagestapel" : "Talon");
        wanted.push_back("Hinweise");
        wanted.push_back("Tasten");
        CHECK(headings_in("de", rules->id) == wanted);
    }
}

TEST_CASE("Each variant has help with a title that names it, and no section is empty") {
    for (const std::string &language : tests::help_languages()) {
        for (const Rules *rules : variants()) {
            INFO(language << ", " << rules->id);
            const auto page = help_in(language, rules->id);
            CHECK(page.title.find(locale::variant_name(tests::speaking(language), *rules)) != std::string::npos);
            CHECK(page.sections.size() >= 7);
            for (const auto &section : page.sections) {
                INFO(section.id);
                CHECK(section.heading.empty() == (section.id == "introduction"));
                CHECK_FALSE(section.paragraphs.empty());
            }
        }
    }
}

TEST_CASE("No placeholder is left unfilled, in any language") {
    for (const std::string &language : tests::help_languages()) {
        for (const Rules *rules : variants()) {
            const std::string text = locale::help_text(tests::speaking(language), *rules);
            INFO(language << ", " << rules->id);
            CHECK(text.find_first_of("{}") == std::string::npos);
        }
    }
}

TEST_CASE("The layout tells the numbers of the fact sheets") {
    for (const std::string language : {"en", "de"}) {
        INFO(language);
        // Foundations and their pairs, sequences, piles and their cards, stock.
        CHECK(numbers_in(text_of(help_in(language, "rouge-et-noir"), "layout")) ==
              "4 1 2 3 4 4 10 8 7 6 5 4 3 2 1 1 0 67");
        CHECK(numbers_in(text_of(help_in(language, "double-signora"), "layout")) == "16 11 1 21 176");
        CHECK(numbers_in(text_of(help_in(language, "malmaison"), "layout")) == "12 12 5 96");
        CHECK(numbers_in(text_of(help_in(language, "waterloo"), "layout")) == "8 8 6 1 90");
        CHECK(numbers_in(text_of(help_in(language, "rouge-forty"), "layout")) == "4 1 2 3 4 4 10 4 64");
        CHECK(numbers_in(text_of(help_in(language, "signora"), "layout")) == "8 9 1 11 84");
        CHECK(numbers_in(text_of(help_in(language, "empress-of-italy"), "layout")) == "16 11 1 19 177");
        CHECK(numbers_in(text_of(help_in(language, "sixty-thieves"), "layout")) == "12 12 5 96");
        CHECK(numbers_in(text_of(help_in(language, "rueil"), "layout")) == "12 12 5 96");
        CHECK(numbers_in(text_of(help_in(language, "forty-thieves"), "layout")) == "8 10 4 64");
        // The first four piles of Spider have six cards, the others five; a use of Klondike's stock turns three.
        CHECK(numbers_in(text_of(help_in(language, "spider"), "layout")) == "8 10 4 6 5 50");
        CHECK(numbers_in(text_of(help_in(language, "klondike"), "layout")) == "4 7 1 2 3 4 5 6 7 24 3");
        CHECK(numbers_in(text_of(help_in(language, "klondike-one"), "layout")) == "4 7 1 2 3 4 5 6 7 24");
    }
}

TEST_CASE("The other sections tell the right numbers too") {
    for (const std::string language : {"en", "de"}) {
        INFO(language);
        const auto rouge = help_in(language, "rouge-et-noir");
        CHECK(numbers_in(text_of(rouge, "introduction")) == "2 104 4");
        CHECK(numbers_in(text_of(rouge, "foundations")) == "13 4 5 5 13 8 52 52 4");
        CHECK(numbers_in(text_of(rouge, "stock")) == "67 6 7 1 7");
        CHECK(numbers_in(text_of(help_in(language, "double-signora"), "introduction")) == "4 208 16 20");
        CHECK(numbers_in(text_of(help_in(language, "malmaison"), "introduction")) == "3 156 12 10");
        CHECK(numbers_in(text_of(help_in(language, "waterloo"), "introduction")) == "2 104 8 20");
        CHECK(numbers_in(text_of(help_in(language, "rouge-forty"), "introduction")) == "2 104 4 4");
        CHECK(numbers_in(text_of(help_in(language, "signora"), "introduction")) == "2 104 8");
        CHECK(numbers_in(text_of(help_in(language, "empress-of-italy"), "introduction")) == "4 208 16");
        CHECK(numbers_in(text_of(help_in(language, "sixty-thieves"), "introduction")) == "3 156 12");
        CHECK(numbers_in(text_of(help_in(language, "rueil"), "introduction")) == "3 156 12");
        CHECK(numbers_in(text_of(help_in(language, "forty-thieves"), "introduction")) == "2 104 8");
        CHECK(numbers_in(text_of(help_in(language, "spider"), "introduction")) == "2 104 8");
        for (const char *klondike : {"klondike", "klondike-one"})
            CHECK(numbers_in(text_of(help_in(language, klondike), "introduction")) == "52 4");
    }
}

TEST_CASE("The stock's section tells how many cards a use brings, how many deals there are and how many passes") {
    for (const std::string language : {"en", "de"}) {
        INFO(language);
        CHECK(numbers_in(text_of(help_in(language, "rouge-forty"), "stock")) == "64 6 4 1 4");
        CHECK(numbers_in(text_of(help_in(language, "spider"), "stock")) == "10 50 5");
        CHECK(numbers_in(text_of(help_in(language, "rueil"), "stock")) == "2");
        CHECK(numbers_in(text_of(help_in(language, "klondike"), "stock")) == "3");
        CHECK(numbers_in(text_of(help_in(language, "klondike-one"), "stock")) == "");
    }
}

TEST_CASE("How a game is won is told with its numbers: so many cards on each of so many foundations") {
    const std::pair<const char *, const char *> games[] = {{"rouge-forty", "8 52 52 4"},
                                                           {"signora", "13 8"},
                                                           {"empress-of-italy", "13 16"},
                                                           {"sixty-thieves", "13 12"},
                                                           {"rueil", "13 12"},
                                                           {"forty-thieves", "13 8"},
                                                           {"spider", "13 8"},
                                                           {"klondike", "13 4"},
                                                           {"klondike-one", "13 4"},
                                                           {"rouge-et-noir", "8 52 52 4"},
                                                           {"double-signora", "13 16"},
                                                           {"malmaison", "13 12"},
                                                           {"waterloo", "13 8"}};
    CHECK(std::size(games) == variants().size());
    for (const auto &[variant, numbers] : games) {
        INFO(variant);
        CHECK(numbers_in(sentence_with(help_in("en", variant), "You win when ")) == numbers);
        CHECK(numbers_in(sentence_with(help_in("de", variant), "Du gewinnst, wenn ")) == numbers);
    }
}

TEST_CASE("The pages say no number of piles but their own, and the digit keys reach every pile") {
    for (const Rules *rules : variants()) {
        INFO(rules->id);
        const int piles = rules->tableau.dealt.piles();
        const std::string digits = sentence_with(help_in("en", rules->id), "The digits 1 to ");
        CHECK(numbers_in(digits) == (piles < 10    ? "1 " + std::to_string(piles)
                                     : piles == 10 ? "1 9 1 9 0 10"
                                     : piles == 11 ? "1 9 1 9 0 10 1 11"
                                                   : "1 9 1 9 0 10 1 11 2 12"));
        // Only where runs move does the player choose how many cards to carry.
        const std::string keys = text_of(help_in("en", rules->id), "keys");
        CHECK((keys.find("plus and minus") != std::string::npos) == (rules->tableau.moves == Unit::Run));
        CHECK((keys.find("turns the waste over") != std::string::npos) == (rules->stock.redeals != 0));
        CHECK((keys.find("B says the base rank") != std::string::npos) == has_base_rank(*rules));
    }
}

TEST_CASE("Numbers come from the declaration: another declaration, other numbers") {
    Rules smaller = double_signora;
    smaller.reserve.cards = 20;
    smaller.tableau.dealt = {2, 2, 2};
    const auto page = locale::help_page(tests::speaking("en"), smaller);
    CHECK(numbers_in(text_of(page, "layout")) == "16 3 2 20 182");

    Rules forty = rouge_et_noir;
    forty.tableau.dealt = {4, 4, 4, 4, 4, 4, 4, 4, 4, 4};
    CHECK(numbers_in(text_of(locale::help_page(tests::speaking("en"), forty), "stock")) == "64 6 4 1 4");
}

TEST_CASE("What a page says of moves, spaces, stock and foundations is what the declaration says") {
    for (const Rules *rules : variants()) {
        const auto page = help_in("en", rules->id);
        const auto says = [&](const char *section, const char *words) {
            return text_of(page, section).find(words) != std::string::npos;
        };
        INFO(rules->id);
        const TableauRules &tableau = rules->tableau;
        CHECK(says("tableau", "Only single cards move.") == (tableau.moves == Unit::SingleCard));
        CHECK(says("tableau", "any number of them may move together") == (tableau.moves == Unit::Run));
        CHECK(says("tableau", "turned up at once") == (tableau.faces == Faces::OnlyTopUp));
        CHECK(says("tableau", "only a king") == (tableau.empty_takes == Base::King));
        CHECK(says("tableau", "A space fills itself at once: with the top card of the waste") ==
              (tableau.spaces == SpaceFilling::FromWasteThenStock));
        CHECK(says("tableau", "A space fills itself at once: with the next card of the stock") ==
              (tableau.spaces == SpaceFilling::FromStockThenWaste));
        CHECK(says("tableau", "A space may be filled with any card") ==
              (tableau.spaces == SpaceFilling::ByHand && tableau.empty_takes == Base::Any));
        CHECK(says("tableau", "in alternating colours") == (tableau.build.by == Building::ByAlternateColor));
        CHECK(says("tableau", "You build down in suit") == (tableau.build.by == Building::BySuit));
        CHECK(says("tableau", "whatever the suit") == (tableau.build.by == Building::ByRank));
        CHECK(says("stock", "no redeal") == (rules->stock.redeals == 0));
        CHECK(says("stock", "as often as you like") == (rules->stock.redeals == unlimited_redeals));
        CHECK(says("stock", "That is allowed once") == (rules->stock.redeals == 1));
        CHECK(says("stock", "While there is a space") == rules->stock.needs_no_space);
        CHECK(says("foundations", "but not to another foundation") ==
              (rules->foundations.count > 0 && rules->foundations.gives_back == GivesBack::ToTableau));
        CHECK(says("foundations", "another foundation") == (rules->foundations.count > 0));
        CHECK(says("foundations", "never come back") == (rules->sequences.count > 0));
        CHECK(says("advice", "there is no second pass") <= (rules->stock.redeals == 0));
    }
}

TEST_CASE("No paragraph is left in English in another language") {
    for (const std::string &language : tests::help_languages()) {
        if (language.starts_with("en")) continue;
        for (const Rules *rules : variants()) {
            const auto page = help_in(language, rules->id);
            const auto english = help_in("en", rules->id);
            for (std::size_t i = 0; i < page.sections.size(); ++i) {
                for (std::size_t j = 0; j < page.sections[i].paragraphs.size(); ++j) {
                    INFO(language << ", " << rules->id);
                    CHECK(page.sections[i].paragraphs[j].text != english.sections[i].paragraphs[j].text);
                }
            }
        }
    }
}

TEST_CASE("A key map given by the caller becomes the section on keys") {
    const std::vector<locale::KeyLine> keys{{"D", "use the stock"}, {"Ctrl+Z", "undo"}};
    const auto page = locale::help_page(tests::speaking("en"), rouge_et_noir, keys);
    CHECK(text_of(page, "keys") == "D: use the stock\nCtrl+Z: undo\n");
    CHECK(page.sections.back().paragraphs.front().is_item);
}

TEST_CASE("A variant without help has a page with its title only") {
    Rules unknown = rouge_et_noir;
    unknown.id = "no-such-variant";
    CHECK(locale::help_page(tests::speaking("en"), unknown).sections.empty());
}
