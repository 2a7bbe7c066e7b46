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

} // namespace

TEST_CASE("The sections of the German help stand in the order and under the headings of the rule texts") {
    CHECK(headings_in("de", "rouge-et-noir") ==
          Words{"", "Aufbau", "Grundstapel", "Tableau", "Talon", "Hinweise", "Tasten"});
    CHECK(headings_in("de", "double-signora") ==
          Words{"", "Aufbau", "Grundstapel", "Reserve", "Tableau", "Talon und Ablagestapel", "Hinweise", "Tasten"});
    for (const char *variant : {"malmaison", "waterloo"})
        CHECK(headings_in("de", variant) ==
              Words{"", "Aufbau", "Grundstapel", "Tableau", "Talon und Ablagestapel", "Hinweise", "Tasten"});
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

TEST_CASE("The chance of winning is called an estimate, and its source is named") {
    for (const Rules *rules : variants()) {
        INFO(rules->id);
        const std::string english = text_of(help_in("en", rules->id), "introduction");
        CHECK(english.find("estimate from the rule text") != std::string::npos);
        const std::string german = text_of(help_in("de", rules->id), "introduction");
        CHECK(german.find("Schätzung aus dem Regeltext") != std::string::npos);
    }
}

TEST_CASE("Relatives are links only where Longwood has them, and every one is named in the introduction") {
    for (const Rules *rules : variants()) {
        const auto page = help_in("en", rules->id);
        const std::string introduction = text_of(page, "introduction");
        for (const auto &section : page.sections) {
            for (const std::string_view id : section.relatives) {
                INFO(rules->id << " to " << id);
                CHECK(section.id == "introduction");
                CHECK(id != rules->id);
                const Rules *relative = find_variant(id);
                REQUIRE(relative);
                CHECK(introduction.find(relative->name) != std::string::npos);
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
