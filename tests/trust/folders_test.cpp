// Full disks, folders that may not be written or vanish, clocks that jump.
#include <catch2/catch.hpp>

#include <cerrno>
#include <csignal>

#include <sched.h>
#include <sys/mount.h>
#include <sys/resource.h>

#include "app/session/files.h"
#include "app/session/game_store.h"
#include "app/session/settings.h"
#include "engine/variants.h"
#include "tests/session/folder.h"

namespace longwood::tests {
namespace {

namespace fs = std::filesystem;
using session::Action;
using session::GameStore;
using session::Problem;

std::time_t clock_is_at = 0;

const Rules &malmaison() { return *find_variant("malmaison"); }

// Plays on while nothing can be kept, then after `repair`; whether all was right.
bool survives(const fs::path &games, int expected_error, const std::function<void()> &repair) {
    GameStore store{games};
    auto loaded = store.load(malmaison());
    session::Session session{loaded.game ? std::move(*loaded.game) : Game{malmaison(), 5}, &store};
    const auto moves_before = session.game().moves().size();
    for (int i = 0; i < 3; ++i) {
        const auto outcome = session.perform(Action::UseStock);
        const bool told = outcome.problem && outcome.problem->kind == Problem::Kind::CannotWrite &&
                          outcome.problem->tried_again && outcome.problem->system == expected_error;
        if (!told || outcome.change != session::Change::Played) return false;
    }
    if (session.game().moves().size() != moves_before + 3) return false; // the game goes on in memory
    repair();
    if (session.perform(Action::UseStock).problem) return false;
    return text_of(games / "malmaison.longwood") == to_text(session.game());
}

std::string abandoned(const fs::path &games) { return text_of(games / "malmaison.abandoned.longwood"); }

// Other deals and another variant while nothing can be kept; whether all was right afterwards.
bool survives_other_deals(const fs::path &games, const std::function<void()> &repair) {
    GameStore store{games};
    session::Session session{*store.load(malmaison()).game, &store};
    session.perform(Action::UseStock);
    const Game first = session.game();
    session.perform({.action = Action::NewDeal, .deal = 8});
    session.perform(Action::UseStock);
    const Game second = session.game();
    session.perform({.action = Action::NewDeal, .deal = 9});
    session.perform(Action::UseStock);
    const Game third = session.game();
    session.replace(Game{*find_variant("waterloo"), 3});
    const bool told = session.perform(Action::UseStock).problem.has_value();
    const auto taken_up = store.load(malmaison()).game; // the player comes back to it
    if (!told || !store.write_again() || !taken_up || to_text(*taken_up) != to_text(third)) return false;
    repair();
    if (store.write_again()) return false;
    return text_of(games / "malmaison.longwood") == to_text(third) && abandoned(games) == to_text(second) &&
           text_of(games / "malmaison.abandoned.longwood.bak") == to_text(first) &&
           text_of(games / "waterloo.longwood") == to_text(session.game());
}

std::string running(const fs::path &games) { return text_of(games / "malmaison.longwood"); }

// In a process with file systems of its own: a disk of a few pages, filled up.
enum class Checked { Right, Wrong, NotAllowed };
using Repair = std::function<void()>;
Checked on_a_full_disk(const Folder &folder, const std::function<bool(const Repair &)> &survives) {
    const pid_t child = ::fork();
    if (child == 0) {
        const bool alone =
            ::unshare(CLONE_NEWNS) == 0 && ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0;
        if (!alone || ::mount("none", folder.path().c_str(), "tmpfs", 0, "size=64k") != 0) ::_exit(2);
        { GameStore{folder.path()}.keep(Game{malmaison(), 5}); }
        const std::string before = running(folder.path());
        std::ofstream{folder / "filler"} << std::string(1 << 20, 'x');
        const bool right = survives([&] {
            if (running(folder.path()) != before) ::_exit(1); // the game that was there stays
            fs::remove(folder / "filler");
        });
        ::_exit(right ? 0 : 1);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    if (!WIFEXITED(status)) return Checked::Wrong;
    return WEXITSTATUS(status) == 2 ? Checked::NotAllowed : WEXITSTATUS(status) == 0 ? Checked::Right : Checked::Wrong;
}

} // namespace
} // namespace longwood::tests

// This program's clock, instead of the C library's.
extern "C" std::time_t time(std::time_t *result) noexcept {
    if (result) *result = longwood::tests::clock_is_at;
    return longwood::tests::clock_is_at;
}

namespace longwood::tests {

TEST_CASE("A full disk: the old game stays, the new one goes on in memory and is kept once there is room") {
    const Folder folder;
    const Checked checked =
        on_a_full_disk(folder, [&](const Repair &repair) { return survives(folder.path(), ENOSPC, repair); });
    if (checked == Checked::NotAllowed) WARN("Skipped: this user may not make a small disk; the next test stands in.");
    CHECK(checked != Checked::Wrong);
}

TEST_CASE("A full disk, then other deals and another variant: what was left waits and is kept once there is room") {
    const Folder folder;
    const Checked checked =
        on_a_full_disk(folder, [&](const Repair &repair) { return survives_other_deals(folder.path(), repair); });
    if (checked == Checked::NotAllowed) WARN("Skipped: this user may not make a small disk; trust.faults stands in.");
    CHECK(checked != Checked::Wrong);
}

TEST_CASE("A game that could not be written is written when the program ends, if there is room again") {
    const Folder folder;
    put_text(folder / "games", "a file took its name");
    Game game{malmaison(), 5};
    game.play(Move::use_stock());
    {
        GameStore store{folder / "games"};
        CHECK(store.keep(game));
        CHECK(store.write_again());
        fs::remove(folder / "games");
    }
    CHECK(running(folder / "games") == to_text(game));
}

TEST_CASE("A file that may not grow: the old game stays, the new one goes on in memory") {
    const Folder folder;
    { GameStore{folder.path()}.keep(Game{malmaison(), 5}); }
    const std::string before = running(folder.path());
    const pid_t child = ::fork();
    if (child == 0) {
        ::signal(SIGXFSZ, SIG_IGN);
        const rlimit small{20, RLIM_INFINITY};
        const rlimit none{RLIM_INFINITY, RLIM_INFINITY};
        ::setrlimit(RLIMIT_FSIZE, &small);
        ::_exit(!survives(folder.path(), EFBIG, [&] {
            if (running(folder.path()) != before) ::_exit(1);
            ::setrlimit(RLIMIT_FSIZE, &none);
        }));
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    CHECK((WIFEXITED(status) && WEXITSTATUS(status) == 0));
}

TEST_CASE("A folder that may not be written: told at each move, and kept once it may") {
    const Folder folder;
    fs::create_directory(folder / "games");
    { GameStore{folder / "games"}.keep(Game{malmaison(), 5}); }
    constexpr unsigned nobody = 65534;
    if (::geteuid() == 0)
        for (const auto &path : {folder / "games", folder / "games/malmaison.longwood", folder / "games/last-variant"})
            REQUIRE(::chown(path.c_str(), nobody, nobody) == 0);
    fs::permissions(folder / "games", fs::perms{0555});
    const std::string before = running(folder / "games");
    CHECK(as_ordinary_user([&] {
        return survives(folder / "games", EACCES, [&] {
            if (running(folder / "games") != before) ::_exit(1);
            fs::permissions(folder / "games", fs::perms{0755});
        });
    }));
}

TEST_CASE("A folder that vanishes in the middle of a game is made again") {
    const Folder folder;
    GameStore store{folder / "games"};
    session::Session session{Game{malmaison(), 5}, &store};
    for (int i = 0; i < 20; ++i) {
        if (i % 4 == 1) fs::remove_all(folder / "games");
        CHECK_FALSE(session.perform(Action::UseStock).problem);
        CHECK(running(folder / "games") == to_text(session.game()));
    }
    fs::remove_all(folder / "games");
    put_text(folder / "games", "a file took its name");
    CHECK(session.perform(Action::UseStock).problem->system == ENOTDIR);
    CHECK(text_of(folder / "games") == "a file took its name");
    fs::remove(folder / "games");
    CHECK_FALSE(session.perform(Action::UseStock).problem);
}

TEST_CASE("A clock that stands still, goes back or jumps loses nothing") {
    const Folder folder;
    GameStore store{folder.path()};
    int damaged = 0;
    for (const std::time_t now : {1'800'000'000L, 1'800'000'000L, 1'800'000'000L, 0L, -5'000'000'000L, 4'000'000'000L,
                                  250'000'000'000L, 9'000'000'000'000'000'000L, 1'700'000'000L}) {
        clock_is_at = now;
        put_text(folder / "malmaison.longwood", "damaged " + std::to_string(++damaged));
        const auto loaded = store.load(malmaison());
        REQUIRE_FALSE(loaded.problems.empty());
        CHECK(loaded.problems[0].kind == Problem::Kind::SetAside);
        CHECK(text_of(loaded.problems[0].other) == "damaged " + std::to_string(damaged));
        session::Session session{Game{malmaison(), 5}, &store};
        CHECK_FALSE(session.perform(Action::UseStock).problem);
        CHECK(running(folder.path()) == to_text(session.game()));
    }
    for (int i = 1; i <= damaged; ++i) { // every one is still there
        bool found = false;
        for (const auto &entry : fs::directory_iterator{folder.path()})
            found = found || text_of(entry.path()) == "damaged " + std::to_string(i);
        CHECK(found);
    }
}

} // namespace longwood::tests
