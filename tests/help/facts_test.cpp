// Every fact is told to the player, and nothing but facts is claimed to be one.
#include <algorithm>
#include <catch2/catch.hpp>
#include <iterator>

#include "engine/variants.h"
#include "tests/help/pages.h"

using namespace longwood;
using tests::facts_of_sheet;
using tests::facts_told;

namespace {

std::string missing_from(const std::set<std::string> &wanted, const std::set<std::string> &present) {
    std::string missing;
    for (const std::string &id : wanted)
        if (!present.contains(id)) missing += id + ' ';
    return missing;
}

// The facts that hold in a variant: those of its sheet and the common ones.
std::set<std::string> facts_of(const Rules &rules) {
    std::set<std::string> facts = facts_of_sheet(std::string(rules.id) + ".md");
    facts.merge(facts_of_sheet("README.md"));
    return facts;
}

} // namespace

TEST_CASE("The fact sheets are read as they are written") {
    CHECK(facts_of_sheet("README.md").size() == 9);
    CHECK(facts_of_sheet("rouge-et-noir.md").contains("RN-L1"));
    CHECK(facts_of_sheet("waterloo.md").contains("WL-W1"));
}

TEST_CASE("Every fact of a variant has a sentence in its help, and the help names no fact that is none") {
    for (const Rules *rules : variants()) {
        INFO(rules->id);
        const auto told = facts_told(tests::help_in("en", rules->id));
        CHECK(missing_from(facts_of(*rules), told) == "");
        CHECK(missing_from(told, facts_of(*rules)) == "");
    }
}

TEST_CASE("Every language tells the same facts in the same sections") {
    for (const std::string &language : tests::help_languages()) {
        for (const Rules *rules : variants()) {
            INFO(language << ", " << rules->id);
            const auto page = tests::help_in(language, rules->id);
            const auto english = tests::help_in("en", rules->id);
            REQUIRE(page.sections.size() == english.sections.size());
            for (std::size_t i = 0; i < page.sections.size(); ++i) {
                CHECK(page.sections[i].id == english.sections[i].id);
                CHECK(page.sections[i].paragraphs.size() == english.sections[i].paragraphs.size());
            }
            CHECK(facts_told(page) == facts_told(english));
        }
    }
}
