// What the introductions say about a game among others: its chance, its relatives and their links.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "engine/variants.h"
#include "locale/names.h"
#include "tests/help/pages.h"

using namespace longwood;
using tests::help_in;
using tests::text_of;

namespace {

// Those that links lead to from there, at once or by way of others.
std::set<std::string_view> reached_from(std::string_view variant) {
    std::set<std::string_view> reached{variant};
    std::vector<std::string_view> waiting{variant};
    while (!waiting.empty()) {
        const auto page = help_in("en", waiting.back());
        waiting.pop_back();
        for (const std::string_view next : page.sections.front().relatives)
            if (reached.insert(next).second) waiting.push_back(next);
    }
    return reached;
}

} // namespace

TEST_CASE("The chance of winning is called an estimate and its source named, or it is said that there is none") {
    const auto says = [](std::string_view language, const Rules &rules, std::string_view words) {
        return text_of(help_in(std::string(language), rules.id), "introduction").find(words) != std::string::npos;
    };
    for (const Rules *rules : variants()) {
        INFO(rules->id);
        const bool is_main = std::ranges::find(main_variants(), rules) != main_variants().end();
        CHECK(says("en", *rules, "estimate from the rule text") == is_main);
        CHECK(says("de", *rules, "Schätzung aus dem Regeltext") == is_main);
        CHECK(says("en", *rules, "give no chance of winning for this game") == !is_main);
        CHECK(says("de", *rules, "Eine Gewinnchance nennen die Regeltexte") == !is_main);
        CHECK(says("en", *rules, "%") == (is_main && rules->id != "rouge-et-noir"));
    }
}

TEST_CASE("Where other collections play a game of that name otherwise, the introduction says so") {
    for (const Rules *rules : variants()) {
        const std::string introduction = text_of(help_in("en", rules->id), "introduction");
        const std::set<std::string_view> disputed{"rouge-et-noir", "malmaison", "waterloo", "empress-of-italy"};
        INFO(rules->id);
        CHECK((introduction.find("Other collections ") != std::string::npos) == disputed.contains(rules->id));
    }
}

TEST_CASE("The two games of Klondike share a page but for what their stock turns") {
    const auto three = help_in("en", "klondike"), one = help_in("en", "klondike-one");
    for (const char *section : {"foundations", "tableau", "advice", "keys"})
        CHECK(text_of(three, section) == text_of(one, section));
    CHECK(text_of(three, "stock").starts_with("Using the stock turns 3 cards face up onto the waste"));
    CHECK(text_of(one, "stock").starts_with("Using the stock turns one card face up onto the waste."));
    CHECK(text_of(one, "layout").find("turned one at a time") != std::string::npos);
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

TEST_CASE("Every relative that an introduction names has its link, and every game leads to every other") {
    for (const Rules *rules : variants()) {
        INFO(rules->id);
        CHECK(reached_from(rules->id).size() == variants().size());
        const auto page = help_in("en", rules->id);
        const auto &links = page.sections.front().relatives;
        CHECK(links.size() >= 2);
        for (const Rules *main : main_variants()) {
            if (main == rules) continue;
            const bool is_named = text_of(page, "introduction").find(main->name) != std::string::npos;
            CHECK(is_named == (std::ranges::find(links, main->id) != links.end()));
        }
    }
}

TEST_CASE("The links of an introduction stand in its words under the names of the player's language") {
    for (const std::string &language : tests::help_languages()) {
        const auto words = tests::speaking(language);
        for (const Rules *rules : variants()) {
            const auto page = help_in(language, rules->id);
            for (const std::string_view id : page.sections.front().relatives) {
                INFO(language << ", " << rules->id << " to " << id);
                const std::string name = locale::variant_name(words, *find_variant(id));
                CHECK(text_of(page, "introduction").find(name) != std::string::npos);
            }
        }
    }
}
