// kill -9 at any moment: at most the change that was being written is missing.
#include <catch2/catch.hpp>

#include <csignal>

#include "app/session/game_store.h"
#include "app/session/settings.h"
#include "engine/variants.h"
#include "tests/session/folder.h"

using namespace longwood;
using namespace longwood::tests;

namespace {

// Plays for ever; after each change that is safely kept writes a byte into the pipe.
[[noreturn]] void play_for_ever(const Folder &folder, int pipe, session::GameStore::Pace pace) {
    session::GameStore store{folder.path(), pace};
    session::Settings settings{folder / "settings.json"};
    session::Session session{Game{*find_variant("malmaison"), 5}, &store};
    for (std::int64_t size = 50;; ++size) {
        const bool more = session.position().size(PileId::stock()) > 0;
        const auto outcome = more ? session.perform(session::Action::UseStock)
                                  : session.perform({.action = session::Action::NewDeal, .deal = 5});
        if (outcome.problem || ::write(pipe, more ? "m" : "d", 1) != 1) ::_exit(1);
        settings.set(session::settings::index_size, 50 + size % 100);
        if (size % 20 == 0 && store.catch_up()) ::_exit(1);
    }
}

// What the player at the other end of the pipe had kept for sure when killed.
struct Known {
    std::size_t moves = 0;
    bool dealt_last = false;
};

Known kill_after(const Folder &folder, useconds_t time, session::GameStore::Pace pace) {
    int ends[2];
    REQUIRE(::pipe(ends) == 0);
    const pid_t child = ::fork();
    if (child == 0) play_for_ever(folder, ends[1], pace);
    ::close(ends[1]);
    ::usleep(time);
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    Known known;
    char letter = 0;
    while (::read(ends[0], &letter, 1) == 1) {
        known.dealt_last = letter == 'd';
        known.moves = known.dealt_last ? 0 : known.moves + 1;
    }
    ::close(ends[0]);
    return known;
}

} // namespace

TEST_CASE("After kill -9 the game is there, at most the last move missing") {
    const Folder folder;
    const auto pace = GENERATE(session::GameStore::Pace::Whole, session::GameStore::Pace::MovesFirst);
    std::size_t most = 0;
    for (useconds_t i = 0; i < 40; ++i) {
        const Known known = kill_after(folder, 5'000 + i * 1'237, pace);
        session::GameStore store{folder.path()};
        const auto loaded = store.load(*find_variant("malmaison"));
        CHECK(loaded.problems.empty());
        CHECK_FALSE(loaded.from_previous_copy);
        CHECK(session::Settings{folder / "settings.json"}.problems().empty());
        most = std::max(most, known.moves);
        if (known.moves == 0) continue; // killed at or before a deal
        REQUIRE(loaded.game);
        const std::size_t kept = loaded.game->moves().size();
        const bool dealt_unheard = kept == 0 && known.moves == 96;
        CHECK((kept == known.moves || kept == known.moves + 1 || dealt_unheard));
    }
    CHECK(most > 0); // it did play
}
