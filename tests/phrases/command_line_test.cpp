// What was typed wrong on a command line.
#include <catch2/catch.hpp>
#include <set>

#include "app/phrases/command_line.h"
#include "engine/variants.h"
#include "tests/accessibility/narrators.h"

using namespace longwood;
using namespace longwood::phrases;
using namespace longwood::tests;

TEST_CASE("An unknown variant: the sentence names it and all that are known") {
    for (const std::string &language : languages) {
        const std::string text = unknown_variant(translator(language), "quadrille");
        CHECK(text.find("quadrille") != std::string::npos);
        for (const Rules *rules : variants())
            CHECK(text.find(rules->id) != std::string::npos);
    }
}

TEST_CASE("A bad deal number: the sentence names it and the range") {
    for (const std::string &language : languages) {
        const std::string text = bad_deal_number(translator(language), "-3");
        CHECK(text.find("-3") != std::string::npos);
        CHECK(text.find(std::to_string(last_deal_number)) != std::string::npos);
    }
}

TEST_CASE("Command lines in German, word for word") {
    const auto words = translator("de");
    CHECK(unknown_option(words, "--dael") == "Eine Option „--dael“ gibt es nicht. --help zählt die Optionen auf.");
    CHECK(missing_value(words, "--deal") == "Nach --deal fehlt ein Wert. --help zählt die Optionen auf.");
    CHECK(unknown_language(words, "tlh", "de, en") == "Eine Sprache „tlh“ gibt es nicht. Bekannt sind: de, en.");
    CHECK(one_too_many(words, "zwei.longwood") ==
          "„zwei.longwood“ ist zu viel. --help zeigt, wie man das Programm aufruft.");
}
