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

// "As Rouge et Noir in everything but ...": the sheet whose facts hold too, and those that its own
// facts replace.
struct AsIn {
    std::string_view id;
    std::string sheet;
    std::set<std::string> replaced;
};

const AsIn played_as[] = {
    {"rouge-forty", "rouge-et-noir.md", {"RN-L3", "RN-L4", "RN-L5"}},
    {"signora", "double-signora.md", {"DS-L1", "DS-L2", "DS-L3", "DS-L4"}},
    {"empress-of-italy", "double-signora.md", {"DS-L1", "DS-L3", "DS-L4", "DS-F1", "DS-T3"}},
    {"sixty-thieves", "malmaison.md", {"MM-T2"}},
    {"rueil", "malmaison.md", {"MM-K1"}},
    {"klondike-one", "klondike.md", {}},
};

// The facts that hold in a variant: those of its sheet, of the game it is played as, and the common ones.
std::set<std::string> facts_of(const Rules &rules) {
    std::set<std::string> facts;
    if (const auto found = std::ranges::find(played_as, rules.id, &AsIn::id); found != std::end(played_as)) {
        facts = facts_of_sheet(found->sheet);
        for (const std::string &id : found->replaced)
            facts.erase(id);
    }
    facts.merge(facts_of_sheet(std::string(rules.id) + ".md"));
    facts.merge(facts_of_sheet("README.md"));
    return facts;
}

} // namespace

TEST_CASE("The fact sheets are read as they are written") {
    CHECK(facts_of_sheet("README.md").size() == 9);
    CHECK(facts_of_sheet("rouge-et-noir.md").contains("RN-L1"));
    CHECK(facts_of_sheet("waterloo.md").contains("WL-W1"));
    for (const Rules *rules : variants()) {
        INFO(rules->id);
        CHECK_FALSE(facts_of_sheet(std::string(rules->id) + ".md").empty());
    }
    for (const AsIn &as : played_as) {
        INFO(as.id);
        CHECK(missing_from(as.replaced, facts_of_sheet(as.sheet)) == "");
    }
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
