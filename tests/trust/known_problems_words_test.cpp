// Known problems about the help, the catalogs and what is called lost; the list is in
// known_problems_test.cpp.
#include <catch2/catch.hpp>

#include <filesystem>
#include <sstream>
#include <variant>

#include "engine/game_text.h"
#include "engine/player/hint.h"
#include "engine/referee.h"
#include "engine/variants.h"
#include "tests/help/pages.h"
#include "tests/support/source_file.h"

namespace longwood::tests {
namespace {

// All tests of the rules, one text.
std::string tests_of_rules() {
    std::string text;
    for (const auto &entry : std::filesystem::directory_iterator{LONGWOOD_ENGINE_TESTS})
        if (entry.path().extension() == ".cpp") text += source_file("tests/engine/" + entry.path().filename().string());
    return text;
}

// Whether a title ends in brackets that hold the fact: "[RN-K2]", "[C1, C4]".
bool has_test(const std::string &tests, const std::string &fact) {
    for (const char *before : {"[", ", "})
        for (const char *after : {"]", ","})
            if (tests.find(before + fact + after) != std::string::npos) return true;
    return false;
}

struct Messages {
    int all = 0;
    int untranslated = 0;
    int german = 0; // in the author's language where the English stands
};

Messages messages_of(const std::string &catalog) {
    Messages messages;
    std::istringstream lines{catalog};
    std::string before;
    bool is_message_id = false;
    for (std::string line; std::getline(lines, line); before = line) {
        if (line.starts_with("#~")) break;
        if (line.starts_with("#, ") && line.find("fuzzy") != std::string::npos) ++messages.untranslated;
        if (line.empty() && before.starts_with("msgstr") && before.ends_with(" \"\"")) ++messages.untranslated;
        if (line.starts_with("msg")) is_message_id = line.starts_with("msgid");
        messages.all += line.starts_with("msgid ");
        for (const char *letter : {"ä", "ö", "ü", "ß", "Ä", "Ö", "Ü"})
            messages.german += is_message_id && line.find(letter) != std::string::npos;
    }
    return messages;
}

} // namespace

TEST_CASE("known problem 10: every fact has a sentence in the help, and a test of the engine") {
    const std::string tests = tests_of_rules();
    for (const Rules *rules : variants()) {
        const auto told = facts_told(help_in("en", rules->id));
        CHECK(told.size() > 9);
        for (const std::string &fact : told) {
            INFO(rules->id << " " << fact);
            CHECK(has_test(tests, fact));
        }
        for (const std::string &fact : facts_of_sheet(std::string{rules->id} + ".md")) {
            INFO(fact);
            CHECK(told.contains(fact));
        }
    }
}

TEST_CASE("known problem 16: no deal is called lost from which a line to the win is known, and hints are legal") {
    for (const char *variant : {"rouge-et-noir", "double-signora", "malmaison", "waterloo"}) {
        const std::string path = "tests/games/" + std::string{variant} + ".longwood";
        const Game won = std::get<Game>(game_from_text(source_file(path)));
        const Rules *rules = &won.rules();
        Game game{*rules, won.number()};
        for (const Move &move : won.moves()) {
            INFO(to_text(game));
            REQUIRE(standing(*rules, game.position()) != Standing::ProvedDead);
            if (const auto hinted = hint(*rules, game.position()))
                REQUIRE(is_legal(*rules, game.position(), hinted->move));
            REQUIRE(std::holds_alternative<Events>(game.play(move)));
        }
        CHECK(is_won(*rules, game.position()));
    }
}

TEST_CASE("known problem 27: what stands in the sources is English, and all of it has German") {
    const Messages german = messages_of(source_file("locale/po/de.po"));
    CHECK(german.all > 500);
    CHECK(german.untranslated == 0);
    CHECK(german.german == 0);
}

} // namespace longwood::tests
