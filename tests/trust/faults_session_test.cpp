// A session, settings and copies whose calls fail once: all goes on, and the next attempt works. What
// becomes of the files at every single call is in faults_test.cpp.
#include <catch2/catch.hpp>

#include <cerrno>
#include <new>

#include "app/session/files.h"
#include "app/session/game_store.h"
#include "app/session/session.h"
#include "app/session/settings.h"
#include "engine/game_text.h"
#include "engine/variants.h"
#include "tests/session/folder.h"
#include "tests/support/source_file.h"
#include "tests/trust/faults.h"

namespace longwood::tests {
namespace {

using session::GameStore;
using session::Settings;

Game begun() {
    Game game{*find_variant("waterloo"), 7};
    game.play(Move::use_stock());
    return game;
}

Game nearly_won() {
    Game game = std::get<Game>(game_from_text(source_file("tests/games/waterloo.longwood")));
    for (int i = 0; i < 8; ++i)
        game.undo();
    return game;
}

// Whether the fault happened. Also the first move of a program, with which the store looks round.
bool act_with_fault(session::Action action, faults::Call call, int nth) {
    const Folder folder;
    GameStore store{folder.path()};
    Game game = action == session::Action::AllToFoundations ? nearly_won() : begun();
    if (action == session::Action::Redo) game.undo();
    session::Session session{std::move(game), &store};
    const std::string before = to_text(session.game());
    const Position table = session.position();
    faults::fail_at(call, nth, faults::usual_error(call));
    session::Outcome outcome;
    bool memory_ended = false;
    try {
        outcome = session.perform({.action = action, .deal = 9});
    } catch (const std::bad_alloc &) {
        memory_ended = true;
    }
    const bool happened = faults::stop();
    INFO("action " << int(action) << ", " << faults::name_of(call) << " " << nth);
    const bool changed = session.position() != table;
    if (!memory_ended && outcome.change == session::Change::None) CHECK(to_text(session.game()) == before);
    CHECK(std::holds_alternative<Game>(game_from_text(to_text(session.game()))));
    CHECK(session.cursor() == settled(session.position(), session.cursor()));
    if (changed) CHECK_FALSE(session.carried());
    const bool can_undo = session.game().can_undo();
    CHECK_FALSE(session.perform(can_undo ? session::Action::Undo : session::Action::UseStock).problem);
    CHECK(text_of(folder / "waterloo.longwood") == to_text(session.game()));
    session.perform(session::Action::UndoAll);
    CHECK(session.position() == session.game().start());
    return happened;
}

std::string running(const Folder &folder) { return text_of(folder / "waterloo.longwood"); }

} // namespace

TEST_CASE("A session whose memory or disk fails once goes on, and the next move is kept") {
    using session::Action;
    for (const Action action : {Action::UseStock, Action::Undo, Action::Redo, Action::NewDeal, Action::SameDeal,
                                Action::AllToFoundations, Action::ToFoundation, Action::PickUpOrPutDown}) {
        for (const faults::Call call : faults::all_calls) {
            int nth = 0;
            while (nth == 0 || act_with_fault(action, call, nth))
                ++nth;
            CHECK(nth < 2000);
        }
    }
}

// The last move before it does not reach the disk either.
TEST_CASE("A deal that is left while the disk is full is kept whole as soon as there is room") {
    using session::Action;
    for (const faults::Call call :
         {faults::Call::Open, faults::Call::Write, faults::Call::Fsync, faults::Call::Rename}) {
        for (int nth = 1, failed = 2; failed == 2; ++nth) {
            const Folder folder;
            GameStore store{folder.path()};
            session::Session session{begun(), &store};
            REQUIRE_FALSE(session.perform(Action::UseStock).problem);
            failed = 0;
            faults::fail_at(call, 1, ENOSPC);
            REQUIRE(session.perform(Action::UseStock).problem);
            failed += faults::stop();
            const std::string left = to_text(session.game());
            faults::fail_at(call, nth, ENOSPC);
            session.perform({.action = Action::NewDeal, .deal = 9});
            failed += faults::stop();
            INFO(faults::name_of(call) << ' ' << nth);
            CHECK_FALSE(session.perform(Action::UseStock).problem);
            CHECK(running(folder) == to_text(session.game()));
            CHECK(text_of(folder / "waterloo.abandoned.longwood") == left);
            CHECK_FALSE(session.perform(Action::Undo).problem);
            CHECK(text_of(folder / "waterloo.abandoned.longwood") == left);
            REQUIRE(nth < 50);
        }
    }
}

TEST_CASE("A program that is short of file descriptors for a moment leaves the settings where they are") {
    const Folder folder;
    put_text(folder / "settings.json", R"({"verbosity": "full"})");
    faults::fail_at(faults::Call::Open, 1, EMFILE);
    Settings settings{folder / "settings.json"};
    CHECK(faults::stop());
    REQUIRE(settings.problems().size() == 1);
    CHECK(settings.problems()[0].kind == session::Problem::Kind::CannotRead);
    CHECK(folder.count("damaged") == 0);
    CHECK_FALSE(settings.set(session::settings::language, "de"));
    CHECK(Settings{folder / "settings.json"}.get(session::settings::verbosity) == "full");
}

TEST_CASE("A disk that is full in the middle of a copy leaves no half of it behind") {
    const Folder folder;
    const std::string text(300'000, 'x');
    put_text(folder / "statistics.jsonl", text);
    for (const auto &[call, error] : {std::pair{faults::Call::Write, ENOSPC}, {faults::Call::Fsync, EIO}}) {
        faults::fail_at(call, call == faults::Call::Write ? 3 : 1, error);
        const auto aside = session::copy_aside(folder / "statistics.jsonl");
        CHECK(faults::stop());
        CHECK(aside.error == error);
        CHECK(folder.count("") == 1);
    }
    CHECK(text_of(session::copy_aside(folder / "statistics.jsonl").other) == text);
}

} // namespace longwood::tests
