// The help as plain text, as the text game prints it and the window shows it.
#include <catch2/catch.hpp>
#include <sstream>

#include "engine/variants.h"
#include "tests/help/pages.h"

using namespace longwood;

namespace {

const locale::HelpPage page{
    .title = "Ärger: Regeln",
    .sections = {{.id = "introduction", .paragraphs = {{"Ein Satz."}, {"Noch ein Satz."}}},
                 {.id = "layout",
                  .heading = "Aufbau",
                  .paragraphs = {{"Vier Stapel, alle größer", true}, {"Ein Talon.", true}, {"Ende."}}}}};

std::size_t characters(const std::string &line) {
    std::size_t count = 0;
    for (const char byte : line)
        count += (static_cast<unsigned char>(byte) & 0xC0) != 0x80;
    return count;
}

} // namespace

TEST_CASE("Help text: the title, paragraphs apart, headings on their own lines, items with a dash") {
    CHECK(locale::lay_out(page).text == "Ärger: Regeln\n\nEin Satz.\n\nNoch ein Satz.\n\nAufbau\n"
                                        "- Vier Stapel, alle größer\n- Ein Talon.\n\nEnde.\n");
}

TEST_CASE("Help text with a width breaks lines at spaces, counts characters, and lets items hang") {
    CHECK(locale::lay_out(page, 18).text == "Ärger: Regeln\n\nEin Satz.\n\nNoch ein Satz.\n\nAufbau\n"
                                            "- Vier Stapel,\n  alle größer\n- Ein Talon.\n\nEnde.\n");
    // "  alle größer" has 13 characters and 15 bytes; a longer word than a line stays whole.
    CHECK(locale::lay_out(page, 13).text.find("\n  alle größer\n") != std::string::npos);
    CHECK(locale::lay_out(page, 3).text.find("\n  größer\n") != std::string::npos);
}

TEST_CASE("Every heading can be jumped to, in every language, wrapped or not") {
    for (const std::string &language : tests::help_languages()) {
        for (const Rules *rules : variants()) {
            INFO(language << ", " << rules->id);
            const auto help = tests::help_in(language, rules->id);
            for (const int width : {0, 40}) {
                const auto laid_out = locale::lay_out(help, width);
                REQUIRE(laid_out.headings.size() == help.sections.size() - 1);
                for (const auto &[heading, offset] : laid_out.headings) {
                    CHECK(laid_out.text.substr(offset - 1, heading.size() + 2) == "\n" + heading + "\n");
                }
            }
        }
    }
}

TEST_CASE("On a braille display of 40 characters no line of the help is longer") {
    for (const std::string language : {"en", "de"}) {
        for (const Rules *rules : variants()) {
            std::istringstream lines{locale::help_text(tests::speaking(language), *rules, 40)};
            for (std::string line; std::getline(lines, line);) {
                INFO(line);
                CHECK(characters(line) <= 40);
                CHECK((line.empty() || line.back() != ' '));
            }
        }
    }
}

TEST_CASE("The help text of every variant is long enough to be the whole rules") {
    for (const std::string &language : tests::help_languages())
        for (const Rules *rules : variants())
            CHECK(characters(locale::help_text(tests::speaking(language), *rules)) > 800);
}
