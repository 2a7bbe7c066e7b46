#include <catch2/catch.hpp>

#include <csignal>

#include <sys/wait.h>
#include <unistd.h>

#include "app/session/game_store.h"
#include "app/session/recent.h"
#include "engine/variants.h"
#include "tests/session/folder.h"

using namespace longwood;
using namespace longwood::session;
using namespace longwood::tests;
namespace fs = std::filesystem;

namespace {

Game begun(const char *variant, DealNumber deal) {
    Game game{*find_variant(variant), deal};
    game.play(legal_moves(game.rules(), game.position()).front());
    return game;
}

// The number of a process that was there and is no more.
pid_t dead_process() {
    const pid_t child = ::fork();
    if (child == 0) ::_exit(0);
    ::waitpid(child, nullptr, 0);
    return child;
}

} // namespace

TEST_CASE("Recent files: the newest first, each once, not more than there is room for") {
    const Folder folder;
    const auto list = folder / "data/recent-games";
    CHECK(recent_files(list).empty());
    for (int i = 0; i < 20; ++i)
        CHECK_FALSE(remember_recent(list, "/games/" + std::to_string(i) + ".longwood"));
    CHECK_FALSE(remember_recent(list, "/games/./12.longwood"));
    const auto files = recent_files(list);
    REQUIRE(files.size() == most_recent_files);
    CHECK(files[0] == "/games/12.longwood");
    CHECK(files[1] == "/games/19.longwood");
    CHECK(std::ranges::count(files, fs::path{"/games/12.longwood"}) == 1);
}

TEST_CASE("Recent files: a list of anything gives paths or nothing, and a path in it never spoils it") {
    const Folder folder;
    const auto list = folder / "recent-games";
    put_text(list, "relative\n\n\xff\xfe\n/good.longwood\n/good.longwood");
    CHECK(recent_files(list) == std::vector<fs::path>{"/good.longwood"});
    CHECK_FALSE(remember_recent(list, "/bad\nname"));
    CHECK_FALSE(remember_recent(list, "/\xff"));
    CHECK(recent_files(list) == std::vector<fs::path>{"/\xff", "/good.longwood"});
    put_text(list, std::string(1 << 20, '/'));
    CHECK(recent_files(list).empty());
}

TEST_CASE("Kept games: those left unfinished and those of a second program that ended") {
    const Folder folder;
    GameStore store{folder.path()};
    store.keep(begun("waterloo", 1));
    store.keep(begun("waterloo", 2));
    {
        GameStore second{folder.path()};
        second.keep(begun("waterloo", 3));
        CHECK(kept_games(folder.path()).size() == 1); // it runs
        CHECK_FALSE(newer_second_game(folder.path(), *find_variant("waterloo")));
    }
    const auto kept = kept_games(folder.path());
    REQUIRE(kept.size() == 2);
    CHECK(kept[0].game.number() == 1);
    CHECK(kept[1].game.number() == 3);
    put_text(folder / "waterloo.abandoned.longwood", "nonsense");
    CHECK(kept_games(folder.path()).size() == 1);
}

TEST_CASE("The game of a second program is offered when it was played last") {
    const Folder folder;
    const Rules &waterloo = *find_variant("waterloo");
    GameStore store{folder.path()};
    store.keep(begun("waterloo", 1));
    { GameStore{folder.path()}.keep(begun("waterloo", 3)); }
    const auto now = fs::file_time_type::clock::now();
    fs::last_write_time(folder / "waterloo-2.longwood", now);
    fs::last_write_time(folder / "waterloo.longwood", now - std::chrono::seconds{1});
    REQUIRE(newer_second_game(folder.path(), waterloo));
    CHECK(newer_second_game(folder.path(), waterloo)->game.number() == 3);
    fs::last_write_time(folder / "waterloo.longwood", now + std::chrono::seconds{1});
    CHECK_FALSE(newer_second_game(folder.path(), waterloo));
    CHECK_FALSE(newer_second_game(folder.path(), *find_variant("malmaison")));
}

TEST_CASE("Leftovers: only files of writers that are no more, or that are older than a day, are swept") {
    const Folder folder;
    const std::string dead = std::to_string(dead_process());
    const std::string living = std::to_string(::getppid());
    for (const auto &name : {"waterloo.longwood." + dead + ".tmp", "settings.json." + living + ".tmp",
                             "old.longwood." + living + ".tmp", "mine." + dead + ".txt", std::string{"notes.tmp"},
                             std::string{"notes.x1.tmp"}, "own.longwood." + std::to_string(::getpid()) + ".tmp"})
        put_text(folder / name, "x");
    fs::create_directory(folder / ("folder." + dead + ".tmp"));
    fs::last_write_time(folder / ("old.longwood." + living + ".tmp"),
                        fs::file_time_type::clock::now() - std::chrono::hours{25});
    CHECK(sweep_leftovers(folder.path()) == 2);
    CHECK_FALSE(fs::exists(folder / ("waterloo.longwood." + dead + ".tmp")));
    CHECK_FALSE(fs::exists(folder / ("old.longwood." + living + ".tmp")));
    CHECK(folder.count("") == 6);
    CHECK(sweep_leftovers(folder / "nowhere") == 0);
}
