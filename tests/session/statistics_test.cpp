#include <catch2/catch.hpp>

#include "app/session/statistics.h"

using namespace longwood;
using namespace longwood::session;
using namespace std::chrono_literals;

namespace {

Moment day(int number) { return std::chrono::sys_days{std::chrono::year{2026} / 1 / 1} + std::chrono::days{number}; }

Start lost(int number, std::string variant = "waterloo") {
    return {.variant = std::move(variant), .deal = DealNumber(number), .started = day(number), .seconds = 50};
}

Start won(int number, std::int64_t seconds, std::int64_t moves) {
    Start start = lost(number);
    start.seconds = seconds;
    start.moves = moves;
    start.won = day(number) + 1h;
    return start;
}

} // namespace

TEST_CASE("Statistics: without a deal every figure is nothing") {
    const Figures figures = figures_of({}, "waterloo");
    CHECK(figures.played == 0);
    CHECK_FALSE(figures.best_moves);
    CHECK(figures.longest.length == 0);
    CHECK(figures.recent.empty());
}

TEST_CASE("Statistics: the last deal of a variant that is not won is running, those before are given up") {
    const Starts starts{lost(1), won(2, 100, 40), lost(3), lost(4), lost(5, "malmaison")};
    const Figures figures = figures_of(starts, "waterloo");
    CHECK(figures.played == 4);
    CHECK(figures.won == 1);
    CHECK(figures.given_up == 2);
    CHECK(figures.running == 1);
    CHECK(figures.first_started == day(1));
    CHECK(figures.last_started == day(4));
    CHECK(figures_of(starts, "malmaison").running == 1);
    CHECK(figures_of(Starts{lost(1), won(2, 1, 1)}, "waterloo").running == 0);
}

TEST_CASE("Statistics: a deal that still lies somewhere as a running game is not given up, in its last start") {
    const Starts starts{lost(1), won(2, 100, 40), lost(3), lost(4)};
    const Figures figures = figures_of(starts, "waterloo", {{"waterloo", 1}, {"waterloo", 2}, {"malmaison", 3}});
    CHECK(figures.running == 2);
    CHECK(figures.given_up == 1);
    CHECK(figures.won == 1);
    CHECK(figures.current.length == 0); // deal 3 was given up after the win
    CHECK(figures_of(starts, "waterloo", {{"waterloo", 3}}).current.length == 1);
    Starts again{lost(1), lost(1), lost(2)};
    again[1].started = day(2);
    CHECK(figures_of(again, "waterloo", {{"waterloo", 1}}).running == 2);
    CHECK(figures_of(again, "waterloo", {{"waterloo", 1}}).given_up == 1);
}

TEST_CASE("Statistics: best and mean are those of the wins alone") {
    const Figures figures = figures_of(Starts{won(1, 100, 60), lost(2), won(3, 50, 80), won(4, 60, 70)}, "waterloo");
    REQUIRE(figures.best_seconds);
    CHECK(figures.best_seconds->value == 50);
    CHECK(figures.best_seconds->when == day(3) + 1h);
    CHECK(figures.best_moves->value == 60);
    CHECK(figures.mean_seconds == Approx(70));
    CHECK(figures.mean_moves == Approx(70));
}

TEST_CASE("Statistics: a given up deal ends a streak, a running one does not") {
    Starts starts{won(1, 1, 1), won(2, 1, 1), lost(3), won(4, 1, 1)};
    Figures figures = figures_of(starts, "waterloo");
    CHECK(figures.current.length == 1);
    CHECK(figures.longest.length == 2);
    CHECK(figures.longest.first == day(1) + 1h);
    CHECK(figures.longest.last == day(2) + 1h);
    starts.push_back(lost(5));
    figures = figures_of(starts, "waterloo");
    CHECK(figures.current.length == 1);
    starts.push_back(lost(6));
    CHECK(figures_of(starts, "waterloo").current.length == 0);
}

TEST_CASE("Statistics: the last twenty results, oldest first") {
    Starts starts;
    for (int i = 0; i < 25; ++i)
        starts.push_back(i == 5 ? won(i + 1, 1, 1) : lost(i + 1));
    const auto recent = figures_of(starts, "waterloo").recent;
    REQUIRE(recent.size() == 20);
    CHECK(recent.front() == Result::Won);
    CHECK(recent[1] == Result::GivenUp);
    CHECK(recent.back() == Result::Running);
}
