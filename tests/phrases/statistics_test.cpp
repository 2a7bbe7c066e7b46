// The figures in words.
#include <catch2/catch.hpp>

#include "app/phrases/statistics.h"
#include "engine/variants.h"
#include "tests/accessibility/narrators.h"

using namespace longwood;
using namespace longwood::phrases;
using namespace longwood::tests;

namespace {

session::Start start(std::string variant, int minute) {
    return {.variant = std::move(variant),
            .deal = 5,
            .started = *session::moment_from("2026-11-30T12:00:00Z") + std::chrono::minutes{minute}};
}

session::Starts some_starts() {
    session::Starts starts{start("waterloo", 0), start("malmaison", 1), start("waterloo", 2), start("waterloo", 3)};
    starts[2].won = starts[2].started;
    starts[2].seconds = 725;
    starts[2].moves = 296;
    return starts;
}

} // namespace

TEST_CASE("Statistics in words: every figure of every variant that was played, the present one first") {
    const auto words = translator("en");
    const auto page = statistics_page(words, {.starts = some_starts()}, find_variant("waterloo"));
    CHECK(locale::lay_out(page).text == "Statistics\n"
                                        "\n"
                                        "Waterloo\n"
                                        "- Deals started: 3\n"
                                        "- Won: 1, 50%\n"
                                        "- Given up: 1\n"
                                        "- Still running: 1\n"
                                        "- Best time: 12 minutes 5 seconds, on 2026-11-30\n"
                                        "- Mean time of the wins: 12 minutes 5 seconds\n"
                                        "- Fewest moves: 296, on 2026-11-30\n"
                                        "- Mean moves of the wins: 296\n"
                                        "- Wins in a row now: 1\n"
                                        "- Most wins in a row: 1, 2026-11-30 to 2026-11-30\n"
                                        "- First deal: 2026-11-30; last deal: 2026-11-30\n"
                                        "- The last deals, oldest first: given up, won, running\n"
                                        "\n"
                                        "Malmaison\n"
                                        "- Deals started: 1\n"
                                        "- Given up: 0\n"
                                        "- Still running: 1\n"
                                        "- First deal: 2026-11-30; last deal: 2026-11-30\n"
                                        "- The last deals, oldest first: running\n");
}

TEST_CASE("Statistics in words: German, nothing left in English") {
    const auto words = translator("de");
    const std::string text = locale::lay_out(statistics_page(words, {.starts = some_starts()})).text;
    CHECK(text.find("Begonnene Spiele: 3") != std::string::npos);
    CHECK(text.find("12 Minuten 5 Sekunden") != std::string::npos);
    CHECK(text.find("aufgegeben, gewonnen, läuft") != std::string::npos);
    CHECK(text.find(" of ") == std::string::npos);
}

TEST_CASE("Statistics in words: before the first move ever a sentence says so") {
    const auto words = translator("en");
    CHECK(locale::lay_out(statistics_page(words, {})).text.find("No deal was started yet.") != std::string::npos);
}

TEST_CASE("Statistics in words: a day is one of the calendar, whatever the machine counts with") {
    CHECK(day_of(*session::moment_from("2026-11-30T12:00:00Z")) == "2026-11-30");
    CHECK(day_of(*session::moment_from("2045-07-01T12:00:00Z")) == "2045-07-01"); // more seconds than 31 bits count
}

TEST_CASE("Statistics in words: times and the sentence after a win") {
    const auto words = translator("en");
    CHECK(duration(words, 0) == "0 seconds");
    CHECK(duration(words, 61) == "1 minute 1 second");
    CHECK(duration(words, 2 * 3600 + 7 * 60 + 59) == "2 hours 7 minutes");
    CHECK(won_of(words, {.played = 7, .won = 3}) == "Won 3 of 7 deals.");
    CHECK(won_of(words, {.played = 1, .won = 1}) == "Won 1 of 1 deal.");
    CHECK(won_of(words, {.played = 1}).empty());
}
