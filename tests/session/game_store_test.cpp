#include <catch2/catch.hpp>

#include <cerrno>

#include "app/session/files.h"
#include "app/session/game_store.h"
#include "engine/game_text.h"
#include "engine/variants.h"
#include "tests/session/begun_games.h"
#include "tests/session/folder.h"

using namespace longwood;
using namespace longwood::tests;
using session::GameStore;
using session::Problem;
namespace fs = std::filesystem;

namespace {

std::string text_of(const GameStore::Loaded &loaded) { return loaded.game ? to_text(*loaded.game) : "no game"; }

using longwood::tests::text_of;

} // namespace

TEST_CASE("The running game of each variant and the last variant come back") {
    const Folder folder;
    {
        GameStore store{folder.path()};
        CHECK(text_of(store.load(waterloo())) == "no game");
        CHECK(store.last_variant() == nullptr);
        CHECK_FALSE(store.keep(Game{*find_variant("malmaison"), 9}));
        CHECK_FALSE(store.keep(game_with(2)));
    }
    GameStore store{folder.path()};
    CHECK(text_of(store.load(waterloo())) == to_text(game_with(2)));
    CHECK(text_of(store.load(*find_variant("malmaison"))) == to_text(Game{*find_variant("malmaison"), 9}));
    CHECK(store.last_variant() == &waterloo());
}

TEST_CASE("A damaged running game is set aside and the copy before it is read") {
    const Folder folder;
    const auto path = folder / "waterloo.longwood";
    const std::string whole = to_text(game_with(2));
    const auto damaged = GENERATE_COPY(values<std::string>(
        {whole.substr(0, whole.size() - 5), "", std::string(2000, '\0'), "Longwood game 2\nvariant: waterloo\n",
         to_text(Game{*find_variant("malmaison"), 1}), "\xff\xfe nonsense", std::string(longest_game_text + 1, '#')}));
    put_text(path, damaged);
    put_text(session::previous_copy(path), to_text(game_with(1)));
    {
        GameStore store{folder.path()};
        const auto loaded = store.load(waterloo());
        CHECK(text_of(loaded) == to_text(game_with(1)));
        CHECK(loaded.from_previous_copy);
        REQUIRE(loaded.problems.size() == 1);
        CHECK(loaded.problems[0].kind == Problem::Kind::SetAside);
        CHECK(text_of(loaded.problems[0].other) == damaged);
        CHECK_FALSE(store.keep(game_with(2)));
        CHECK(text_of(loaded.problems[0].other) == damaged);
    }
    CHECK(text_of(GameStore{folder.path()}.load(waterloo())) == whole);
}

TEST_CASE("A power cut between two steps of a write costs at most the last change") {
    const Folder folder;
    const auto path = folder / "waterloo.longwood";
    SECTION("before the new file has its name") {
        put_text(path, to_text(game_with(1)));
        put_text(folder / "waterloo.longwood.77.tmp", to_text(game_with(2)));
        put_text(folder / "waterloo.longwood.bak.tmp", to_text(game_with(1)));
    }
    SECTION("where the old one could only be renamed") {
        put_text(session::previous_copy(path), to_text(game_with(1)));
    }
    GameStore store{folder.path()};
    const auto loaded = store.load(waterloo());
    CHECK(text_of(loaded) == to_text(game_with(1)));
    CHECK(loaded.problems.empty());
    CHECK_FALSE(store.keep(game_with(3)));
    CHECK(text_of(store.load(waterloo())) == to_text(game_with(3)));
}

TEST_CASE("When both copies are damaged both are set aside and told") {
    const Folder folder;
    put_text(folder / "waterloo.longwood", "one");
    put_text(folder / "waterloo.longwood.bak", "two");
    GameStore store{folder.path()};
    const auto loaded = store.load(waterloo());
    CHECK_FALSE(loaded.game);
    CHECK(loaded.problems.size() == 2);
    CHECK(folder.count("damaged") == 2);
}

TEST_CASE("Keeping without having loaded does not overwrite what was there") {
    const Folder folder;
    put_text(folder / "waterloo.longwood", "Longwood game 2\n");
    GameStore store{folder.path()};
    const auto told = store.keep(game_with(1));
    REQUIRE(told);
    CHECK(told->kind == Problem::Kind::SetAside);
    CHECK(text_of(told->other) == "Longwood game 2\n");
    CHECK(text_of(folder / "waterloo.longwood") == to_text(game_with(1)));
}

TEST_CASE("A game left for another deal can be found again, if anything was played in it") {
    const Folder folder;
    GameStore store{folder.path()};
    store.keep(game_with(3, 5));
    store.keep(game_with(0, 6));
    REQUIRE(store.abandoned(waterloo()));
    CHECK(to_text(*store.abandoned(waterloo())) == to_text(game_with(3, 5)));
    store.keep(game_with(0, 7)); // in number 6 nothing had been played
    CHECK(store.abandoned(waterloo())->number() == 5);
    GameStore later{folder.path()};
    CHECK_FALSE(later.abandoned(*find_variant("malmaison")));
}

TEST_CASE("Two programs at once keep their games apart") {
    const Folder folder;
    GameStore first{folder.path()};
    CHECK_FALSE(first.keep(game_with(1)));
    {
        GameStore second{folder.path()};
        CHECK(text_of(second.load(waterloo())) == "no game");
        CHECK(second.is_beside_another(waterloo()));
        CHECK_FALSE(first.is_beside_another(waterloo()));
        CHECK_FALSE(second.is_beside_another(*find_variant("malmaison")));
        CHECK_FALSE(second.keep(game_with(2, 8)));
        CHECK_FALSE(first.keep(game_with(3)));
        CHECK_FALSE(second.keep(game_with(4, 8)));
        CHECK(text_of(folder / "waterloo.longwood") == to_text(game_with(3)));
    }
    CHECK(text_of(GameStore{folder.path()}.load(waterloo())) == to_text(game_with(4, 8))); // still the second
}

TEST_CASE("A folder that cannot be written is told, and the game there stays readable") {
    const Folder folder;
    { GameStore{folder.path()}.keep(game_with(1)); }
    fs::permissions(folder.path(), fs::perms{0555});
    CHECK(as_ordinary_user([&] {
        GameStore store{folder.path()};
        const bool read = text_of(store.load(waterloo())) == to_text(game_with(1));
        const auto problem = store.keep(game_with(2));
        return read && problem && problem->kind == Problem::Kind::CannotWrite && problem->system == EACCES;
    }));
    put_text(folder / "waterloo.longwood", "damaged");
    CHECK(as_ordinary_user([&] { // what cannot be set aside is not overwritten either
        GameStore store{folder.path()};
        const auto loaded = store.load(waterloo());
        const auto problem = store.keep(game_with(2));
        return !loaded.game && !loaded.problems.empty() && problem && problem->kind == Problem::Kind::CannotWrite;
    }));
    CHECK(text_of(folder / "waterloo.longwood") == "damaged");
}

TEST_CASE("A folder that vanishes is made again at the next move") {
    const Folder folder;
    GameStore store{folder / "games"};
    CHECK_FALSE(store.keep(game_with(1)));
    fs::remove_all(folder / "games");
    CHECK_FALSE(store.keep(game_with(2)));
    CHECK(text_of(folder / "games/waterloo.longwood") == to_text(game_with(2)));
    fs::remove_all(folder / "games");
    put_text(folder / "games", "a file in the way");
    CHECK(store.keep(game_with(3))->system == ENOTDIR);
    fs::remove(folder / "games");
    CHECK_FALSE(store.keep(game_with(4))); // tried again, and it works
}
