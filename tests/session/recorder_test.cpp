#include <catch2/catch.hpp>

#include "app/session/files.h"
#include "app/session/game_file.h"
#include "app/session/game_store.h"
#include "app/session/session.h"
#include "app/session/statistics.h"
#include "engine/variants.h"
#include "tests/session/folder.h"
#include "tests/support/source_file.h"

using namespace longwood;
using namespace longwood::session;
using namespace longwood::tests;
using namespace std::chrono_literals;

namespace {

// A player with hand-set clocks and a folder of results.
struct Desk {
    Folder folder = {};
    Moment calendar = Moment{24h * 365 * 56};
    std::chrono::steady_clock::time_point steady = {};
    std::unique_ptr<Recorder> recorder = begin();
    Game whole = std::get<Game>(game_from_text(source_file("tests/games/waterloo.longwood")));
    Session session{Game{whole.rules(), whole.number()}, nullptr, recorder.get()};

    std::unique_ptr<Recorder> begin() {
        return std::make_unique<Recorder>(
            History{folder / "statistics.jsonl"}, folder / "games",
            Clocks{.calendar = [this] { return calendar; }, .steady = [this] { return steady; }});
    }
    // The program ends and starts with that game.
    void restart(Game game) {
        recorder.reset(); // writes
        recorder = begin();
        session = Session{std::move(game), nullptr, recorder.get()};
    }
    // As after kill -9: nothing is written any more.
    void kill(Game game) {
        const std::string text = text_of(folder / "statistics.jsonl");
        restart(std::move(game));
        put_text(folder / "statistics.jsonl", text);
    }
    void play(std::size_t from, std::size_t to) {
        for (std::size_t i = from; i < to; ++i)
            REQUIRE(session.perform({.action = Action::Play, .move = whole.moves()[i]}).change == Change::Played);
    }
    void win() { play(session.game().moves().size(), whole.moves().size()); }
    Starts starts() const { return recorder->read().starts; }
    Figures figures() const { return figures_of(starts(), "waterloo"); }
};

} // namespace

TEST_CASE("Results: a deal is started by its first move, not by looking at it") {
    Desk desk;
    desk.session.perform(Action::NextPile);
    desk.session.perform(Action::Undo);
    desk.session.perform({.action = Action::NewDeal, .deal = 99});
    CHECK(desk.starts().empty());
    desk.session.perform({.action = Action::NewDeal, .deal = desk.whole.number()});
    desk.play(0, 1);
    REQUIRE(desk.starts().size() == 1);
    CHECK(desk.starts()[0].deal == desk.whole.number());
    CHECK(desk.figures().running == 1);
}

TEST_CASE("Results: win, undo, win again counts once, in this program and in the next") {
    Desk desk;
    desk.win();
    CHECK(desk.figures().won == 1);
    CHECK(desk.starts()[0].moves == std::int64_t(desk.whole.moves().size()));
    const auto first = desk.starts();
    desk.session.perform(Action::Undo);
    desk.win();
    desk.session.perform(Action::UndoAll);
    desk.session.perform(Action::RedoAll);
    CHECK(desk.starts() == first);
    desk.restart(desk.session.game());
    desk.session.perform(Action::Undo);
    desk.win();
    CHECK(desk.starts() == first);
}

TEST_CASE("Results: the same deal again is the same start until it is won, then a new one") {
    Desk desk;
    desk.play(0, 5);
    desk.session.perform(Action::SameDeal);
    desk.play(0, 3);
    desk.session.perform(Action::UndoAll);
    desk.win();
    CHECK(desk.figures().played == 1);
    desk.session.perform(Action::SameDeal);
    CHECK(desk.figures().played == 1);
    desk.session.perform(Action::RedoAll); // nobody won that
    CHECK(desk.figures().won == 1);
    desk.session.perform(Action::SameDeal);
    desk.calendar += 1min;
    desk.play(0, 1);
    CHECK(desk.figures().played == 2);
    desk.win();
    CHECK(desk.figures().won == 2);
    CHECK(desk.figures().longest.length == 2);
}

TEST_CASE("Results: a restart of the program goes on with the start, even after kill -9") {
    Desk desk;
    desk.play(0, 5);
    SECTION("ended") { desk.restart(desk.session.game()); }
    SECTION("killed") { desk.kill(desk.session.game()); }
    SECTION("killed before the first move was kept") { desk.kill(Game{desk.whole.rules(), desk.whole.number()}); }
    desk.win();
    CHECK(desk.figures().played == 1);
    CHECK(desk.figures().won == 1);
}

TEST_CASE("Results: killed between the result and the game, the last move is played again and counts once") {
    Desk desk;
    desk.win();
    Game one_behind = desk.whole;
    one_behind.undo();
    desk.kill(one_behind);
    desk.win();
    CHECK(desk.figures().won == 1);
    CHECK(desk.figures().played == 1);
}

TEST_CASE("Results: a deal that was left is given up, and won if it is won later from a saved game") {
    Desk desk;
    desk.play(0, 5);
    const Game saved = desk.session.game();
    desk.session.perform({.action = Action::NewDeal, .deal = 4});
    CHECK(desk.figures().running == 1); // nothing else was started
    const Moves legal = legal_moves(desk.session.rules(), desk.session.position());
    desk.calendar += 1s;
    desk.session.perform({.action = Action::Play, .move = legal.front()});
    CHECK(desk.figures().given_up == 1);
    SECTION("from a saved game") {
        desk.session.replace(saved);
        desk.win();
        CHECK(desk.figures().played == 2);
        CHECK(desk.figures().won == 1);
    }
    SECTION("begun anew it is a new start") {
        desk.session.perform({.action = Action::NewDeal, .deal = desk.whole.number()});
        desk.calendar += 1s;
        desk.play(0, 1);
        CHECK(desk.figures().played == 3);
        CHECK(desk.figures().given_up == 2);
    }
}

TEST_CASE("Results: a game of which the start is not known, or a table laid out, counts nothing") {
    Desk desk;
    Game almost = desk.whole;
    almost.undo();
    desk.session.replace(almost);
    desk.win();
    CHECK(desk.starts().empty());
    desk.session.replace(Game{desk.whole.rules(), 1, almost.position()});
    desk.session.perform({.action = Action::Play, .move = desk.whole.moves().back()});
    CHECK(desk.starts().empty());
}

TEST_CASE("Results: all cards to the foundations as the first command is a start too") {
    Desk desk;
    for (DealNumber deal = 1; deal < 500; ++deal) {
        desk.session.perform({.action = Action::NewDeal, .deal = deal});
        const auto outcome = desk.session.perform(Action::AllToFoundations);
        if (outcome.change == Change::Played && desk.session.game().moves().size() > 1) break;
    }
    REQUIRE(desk.session.game().moves().size() > 1);
    CHECK(desk.starts().back().moves == std::int64_t(desk.session.game().moves().size()));
}

TEST_CASE("Results: only played time counts") {
    Desk desk;
    desk.steady += 1h; // before the first move
    desk.play(0, 1);
    desk.steady += 90s;
    desk.session.perform(Action::NextPile);
    desk.steady += 1h; // a pause
    desk.play(1, 2);
    desk.steady += 30500ms;
    desk.play(2, 3);
    desk.steady += 5min + 1ms;
    desk.session.perform(Action::NextPile);
    desk.steady += 500ms;
    desk.win();
    CHECK(desk.starts()[0].seconds == 121);
    desk.steady += 60s;
    desk.session.perform(Action::Undo);
    CHECK(desk.starts()[0].seconds == 121);
}

TEST_CASE("Results: clocks that jump make no negative and no huge times") {
    Desk desk;
    desk.play(0, 1);
    desk.calendar -= 24h * 365;
    desk.steady -= 10s;
    desk.play(1, 2);
    desk.calendar += 24h * 3650;
    desk.steady += 20s;
    desk.win();
    CHECK(desk.starts()[0].seconds == 20);
    CHECK_FALSE(desk.recorder->read().problem);
}

TEST_CASE("Results: the time is written once a minute and at the end") {
    Desk desk;
    desk.play(0, 1);
    desk.steady += 40s;
    desk.play(1, 2);
    CHECK(desk.starts()[0].seconds == 0);
    desk.steady += 40s;
    desk.play(2, 3);
    CHECK(desk.starts()[0].seconds == 80);
    desk.steady += 10s;
    desk.session.perform(Action::NextPile);
    desk.restart(desk.session.game());
    CHECK(desk.starts()[0].seconds == 90);
    desk.steady += 1h; // between two runs of the program
    desk.play(3, 4);
    desk.steady += 7s;
    desk.win();
    CHECK(desk.starts()[0].seconds == 97);
}

TEST_CASE("Results: while the file cannot be written they wait in memory, and trouble is told once") {
    Desk desk;
    const auto path = desk.folder / "statistics.jsonl";
    std::filesystem::create_directory(path); // in the way
    put_text(path / "inside", "x");
    CHECK(desk.session.perform({.action = Action::Play, .move = desk.whole.moves()[0]}).problem);
    CHECK_FALSE(desk.session.perform({.action = Action::Play, .move = desk.whole.moves()[1]}).problem);
    desk.win();
    desk.session.perform({.action = Action::NewDeal, .deal = desk.whole.number()});
    desk.calendar += 1s;
    desk.play(0, 1);
    std::filesystem::remove_all(path);
    desk.session.perform({.action = Action::NewDeal, .deal = 4});
    CHECK(desk.figures().played == 2);
    CHECK(desk.figures().won == 1);
    CHECK(desk.figures().running == 1);
}

TEST_CASE("Results: two programs at once keep both, and one that begins anew is not undone by the other") {
    Desk desk;
    desk.play(0, 1);
    Desk other;
    other.recorder = std::make_unique<Recorder>(
        History{desk.folder / "statistics.jsonl"}, desk.folder / "games",
        Clocks{.calendar = [&] { return desk.calendar; }, .steady = [&] { return desk.steady; }});
    other.session = Session{Game{other.whole.rules(), other.whole.number() + 1}, nullptr, other.recorder.get()};
    const Moves legal = legal_moves(other.session.rules(), other.session.position());
    other.session.perform({.action = Action::Play, .move = legal.front()}); // in the same millisecond
    desk.win();
    CHECK(desk.figures().played == 2);
    CHECK(desk.figures().won == 1);
    const auto kept = other.recorder->reset();
    CHECK(std::holds_alternative<std::optional<std::filesystem::path>>(kept));
    desk.session.perform(Action::Undo);
    desk.win();
    desk.recorder->write();
    CHECK(desk.starts().empty());
}

namespace {

// A window: it keeps its game in the folder that it shares with others.
struct Window {
    const Folder &folder;
    DealNumber deal;
    GameStore store{folder / "games"};
    Recorder recorder{History{folder / "statistics.jsonl"}, folder / "games"};
    Session session{taken_up(), &store, &recorder};

    Game taken_up() {
        auto there = store.load(*find_variant("waterloo"));
        return there.game ? std::move(*there.game) : Game{*find_variant("waterloo"), deal};
    }
    void play() {
        const Moves legal = legal_moves(session.rules(), session.position());
        REQUIRE(session.perform({.action = Action::Play, .move = legal.front()}).change == Change::Played);
    }
};

Figures figures_in(const Folder &folder) {
    const Recorder stranger{History{folder / "statistics.jsonl"}, folder / "games"};
    const auto content = stranger.read();
    return figures_of(content.starts, "waterloo", content.running);
}

} // namespace

TEST_CASE("Results: of two windows at one game neither makes the other's deal one that was given up") {
    const Folder folder;
    const Game whole = std::get<Game>(game_from_text(source_file("tests/games/waterloo.longwood")));
    std::optional<Window> first{std::in_place, folder, whole.number()};
    std::optional<Window> second{std::in_place, folder, whole.number() + 1};
    first->session.perform({.action = Action::Play, .move = whole.moves()[0]});
    second->play();
    second->play();
    CHECK(figures_in(folder).running == 2);
    SECTION("won beside the other, it is won, and the other runs on") {
        for (std::size_t i = 1; i < whole.moves().size(); ++i)
            first->session.perform({.action = Action::Play, .move = whole.moves()[i]});
        CHECK(figures_in(folder).won == 1);
        CHECK(figures_in(folder).running == 1);
    }
    SECTION("after the end of both programs both can be gone on with, in whatever order") {
        first.reset();
        second.reset();
        CHECK(figures_in(folder).running == 2);
        first.emplace(folder, 1u);
        first->session.perform(Action::UndoAll);
        first->play(); // the first move again, and others were started since
        CHECK(figures_in(folder).played == 2);
    }
    SECTION("left for another deal it is given up") {
        first->session.perform({.action = Action::NewDeal, .deal = 4});
        CHECK(figures_in(folder).given_up == 1);
        first->play();
        CHECK(figures_in(folder).running == 2);
        first->session.perform({.action = Action::NewDeal, .deal = whole.number()});
        first->play(); // begun anew
        CHECK(figures_in(folder).played == 4);
        CHECK(figures_in(folder).given_up == 2);
    }
    CHECK(figures_in(folder).won + figures_in(folder).running + figures_in(folder).given_up ==
          figures_in(folder).played);
}
