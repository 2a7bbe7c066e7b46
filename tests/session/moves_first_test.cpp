// A store that writes the moves first and the whole game soon after, as the window has it. That a program
// ends here means: another reads its files while it still runs.
#include <catch2/catch.hpp>

#include <cerrno>

#include "app/session/files.h"
#include "app/session/game_file.h"
#include "app/session/game_store.h"
#include "engine/game_text.h"
#include "engine/variants.h"
#include "tests/session/begun_games.h"
#include "tests/session/folder.h"
#include "tests/support/random_games.h"
#include "tests/support/source_file.h"
#include "tests/trust/random_player.h"

using namespace longwood;
using namespace longwood::tests;
using session::Action;
using session::GameStore;
using session::Problem;
namespace fs = std::filesystem;

namespace {

constexpr auto moves_first = GameStore::Pace::MovesFirst;

fs::path file_in(const Folder &folder) { return folder / "waterloo.longwood"; }
fs::path moves_in(const Folder &folder) { return folder / "waterloo.longwood.moves"; }

// What a program that starts now would go on with.
std::string on_disk(const fs::path &path) {
    const auto read = session::load_own_game(path);
    return std::holds_alternative<Game>(read) ? to_text(std::get<Game>(read)) : "no game";
}

// All but the locks, which Windows lets nobody touch.
std::vector<fs::path> games_in(const Folder &folder) {
    std::vector<fs::path> paths;
    for (const auto &entry : fs::directory_iterator{folder.path()})
        if (entry.path().extension() != ".lock") paths.push_back(entry.path());
    return paths;
}

// A game of one move whole, and two more as moves, left by a program that was killed.
void leave_three_moves(const Folder &folder) {
    const Folder other;
    GameStore store{other.path(), moves_first};
    for (int draws = 1; draws <= 3; ++draws)
        REQUIRE_FALSE(store.keep(game_with(draws)));
    for (const fs::path &path : games_in(other))
        fs::copy_file(path, folder / path.filename().string());
    REQUIRE(text_of(file_in(folder)) == to_text(game_with(1)));
    REQUIRE(fs::exists(moves_in(folder)));
}

} // namespace

TEST_CASE("Moves first: a move is on disk at once, the whole game a moment later") {
    const Folder folder;
    GameStore store{folder.path(), moves_first};
    CHECK_FALSE(store.keep(game_with(0)));
    CHECK_FALSE(store.is_behind());
    CHECK_FALSE(store.keep(game_with(1)));
    CHECK_FALSE(store.keep(game_with(2)));
    CHECK(store.is_behind());
    CHECK(text_of(file_in(folder)) == to_text(game_with(0)));
    CHECK(text_of(moves_in(folder)).ends_with("\ndraw\ndraw\n"));
    CHECK(on_disk(file_in(folder)) == to_text(game_with(2)));
    CHECK_FALSE(store.catch_up());
    CHECK_FALSE(store.is_behind());
    CHECK(text_of(file_in(folder)) == to_text(game_with(2)));
    CHECK_FALSE(fs::exists(moves_in(folder)));
}

TEST_CASE("Moves first: whatever is played at random, a program that starts now has all of it") {
    const Folder folder;
    std::mt19937_64 random{77};
    for (const Rules *rules : variants()) {
        GameStore store{folder.path(), moves_first};
        session::Session session{Game{*rules, 3}, &store};
        const fs::path path = folder / (std::string{rules->id} + ".longwood");
        session.perform(Action::NewDeal);
        int as_moves = 0;
        for (int i = 0; i < 300; ++i) {
            const auto outcome = session.perform(random_command(session, random));
            REQUIRE_FALSE(outcome.problem);
            as_moves += store.is_behind();
            REQUIRE(on_disk(path) == to_text(session.game()));
            if (random_below(random, 20) == 0) REQUIRE_FALSE(store.catch_up());
        }
        CHECK(as_moves > 100);
    }
    CHECK(folder.count("damaged") == 0);
}

TEST_CASE("Moves first: undo and redo of a whole game are added, too many steps at once are not") {
    const Folder folder;
    GameStore store{folder.path(), moves_first};
    session::Session session{Game{*find_variant("malmaison"), 5}, &store};
    session.perform(Action::NewDeal);
    for (int i = 0; i < 60; ++i)
        session.perform(Action::UseStock);
    for (const Action action : {Action::UndoAll, Action::RedoAll}) {
        session.perform(action);
        CHECK(store.is_behind());
        CHECK(on_disk(folder / "malmaison.longwood") == to_text(session.game()));
    }
    for (int i = 0; i < 400; ++i) // the file of moves may not grow for ever, nobody catches up here
        session.perform(i % 2 == 0 ? Action::UndoAll : Action::RedoAll);
    CHECK(on_disk(folder / "malmaison.longwood") == to_text(session.game()));
    CHECK(fs::file_size(folder / "malmaison.longwood.moves") < 70'000);
}

TEST_CASE("Moves first: a program that was killed goes on with its last move, and so does a text game") {
    const Folder folder;
    leave_three_moves(folder);
    const auto pace = GENERATE(GameStore::Pace::Whole, GameStore::Pace::MovesFirst);
    {
        GameStore store{folder.path(), pace};
        const auto loaded = store.load(waterloo());
        REQUIRE(loaded.game);
        CHECK(loaded.problems.empty());
        CHECK_FALSE(loaded.from_previous_copy);
        CHECK(to_text(*loaded.game) == to_text(game_with(3)));
    }
    CHECK(text_of(file_in(folder)) == to_text(game_with(3))); // whole by now, even if nothing was played
    CHECK_FALSE(fs::exists(moves_in(folder)));
}

TEST_CASE("Moves first: of a write that was cut off all whole lines count") {
    const Folder folder;
    leave_three_moves(folder);
    const std::string whole = text_of(moves_in(folder));
    const std::string none = to_text(game_with(1)), one = to_text(game_with(2)), all = to_text(game_with(3));
    for (std::size_t size = 0; size <= whole.size(); ++size) {
        put_text(moves_in(folder), whole.substr(0, size));
        CHECK(on_disk(file_in(folder)) == (size == whole.size() ? all : size + 5 >= whole.size() ? one : none));
    }
    put_text(moves_in(folder), whole + std::string(500, '\0')); // after a power cut
    CHECK(on_disk(file_in(folder)) == all);
    put_text(moves_in(folder), whole + "move tableau-1 tableau-1 7\ndraw\n");
    CHECK(on_disk(file_in(folder)) == all);
}

TEST_CASE("Moves first: moves count after the game they follow and no other, also where that is the previous copy") {
    const Folder folder;
    leave_three_moves(folder);
    SECTION("another one has been written since") {
        put_text(file_in(folder), to_text(game_with(4)));
        CHECK(on_disk(file_in(folder)) == to_text(game_with(4)));
        put_text(file_in(folder), to_text(game_with(1, 6)));
        CHECK(on_disk(file_in(folder)) == to_text(game_with(1, 6)));
    }
    SECTION("the program ended between two renames") {
        fs::rename(file_in(folder), session::previous_copy(file_in(folder)));
        GameStore store{folder.path()};
        CHECK(to_text(*store.load(waterloo()).game) == to_text(game_with(3)));
    }
    SECTION("no game is there any more") {
        fs::remove(file_in(folder));
        CHECK_FALSE(GameStore{folder.path()}.load(waterloo()).game);
    }
}

TEST_CASE("Moves first: where the moves cannot be read they are set aside and told, and the game is there") {
    const Folder folder;
    leave_three_moves(folder);
    fs::remove(moves_in(folder));
    put_text(moves_in(folder) / "somebody's", "text"); // a folder
    GameStore store{folder.path()};
    const auto loaded = store.load(waterloo());
    REQUIRE(loaded.game);
    CHECK(to_text(*loaded.game) == to_text(game_with(1)));
    REQUIRE(loaded.problems.size() == 1);
    CHECK(loaded.problems[0].kind == Problem::Kind::SetAside);
    CHECK(loaded.problems[0].path == moves_in(folder));
    CHECK(text_of(loaded.problems[0].other / "somebody's") == "text");
    CHECK_FALSE(store.keep(game_with(2)));
}

TEST_CASE("Moves first: what is left for another deal is left with its last move") {
    const Folder folder;
    const auto left = [&] { return to_text(*GameStore{folder.path()}.abandoned(waterloo())); };
    SECTION("in the same program") {
        GameStore store{folder.path(), moves_first};
        for (int draws = 0; draws <= 3; ++draws)
            CHECK_FALSE(store.keep(game_with(draws)));
        CHECK_FALSE(store.keep(game_with(0, 6)));
        CHECK(text_of(file_in(folder)) == to_text(game_with(0, 6)));
        CHECK(left() == to_text(game_with(3)));
    }
    SECTION("in the next one, which loads it") {
        leave_three_moves(folder);
        GameStore store{folder.path(), moves_first};
        CHECK(store.load(waterloo()).game);
        CHECK_FALSE(store.keep(game_with(0, 6)));
        CHECK(left() == to_text(game_with(3)));
    }
    SECTION("in the next one, which never looks at it") {
        leave_three_moves(folder);
        GameStore store{folder.path(), moves_first};
        CHECK_FALSE(store.keep(game_with(0, 6)));
        CHECK(left() == to_text(game_with(3)));
    }
}

TEST_CASE("Moves first: another variant is taken up in between, and the last one played is known") {
    const Folder folder;
    const Rules &malmaison = *find_variant("malmaison");
    GameStore store{folder.path(), moves_first};
    store.keep(game_with(0));
    store.keep(game_with(1));
    store.keep(Game{malmaison, 4});
    CHECK(text_of(file_in(folder)) == to_text(game_with(1))); // whole when it is left
    CHECK(store.last_variant() == &malmaison);
    store.keep(game_with(1));
    CHECK(store.last_variant() == &waterloo());
    store.keep(game_with(2));
    CHECK(on_disk(file_in(folder)) == to_text(game_with(2)));
}

TEST_CASE("Moves first: a file of moves that somebody else wrote gets nothing added, the game is written whole") {
    const Folder folder;
    GameStore store{folder.path(), moves_first};
    store.keep(game_with(0));
    store.keep(game_with(1));
    SECTION("it is longer than it was left") { put_text(moves_in(folder), text_of(moves_in(folder)) + "draw\n"); }
    SECTION("it is gone") { fs::remove(moves_in(folder)); }
    SECTION("all is gone") {
        for (const fs::path &path : games_in(folder))
            fs::remove(path);
    }
    CHECK_FALSE(store.keep(game_with(2)));
    CHECK(text_of(file_in(folder)) == to_text(game_with(2)));
    CHECK_FALSE(fs::exists(moves_in(folder)));
    CHECK_FALSE(store.keep(game_with(3)));
    CHECK(on_disk(file_in(folder)) == to_text(game_with(3)));
}

TEST_CASE("Moves first: a disk that takes moves but no whole game is told a moment later, then at each move") {
    const Folder folder;
    GameStore store{folder / "games", moves_first};
    const fs::path path = folder / "games/waterloo.longwood";
    store.keep(game_with(0));
    CHECK_FALSE(store.keep(game_with(1)));
    fs::rename(path, folder / "kept");
    fs::create_directory(path); // in the way
    const auto told = store.catch_up();
    REQUIRE(told);
    CHECK(told->kind == Problem::Kind::CannotWrite);
    CHECK(told->system == EISDIR);
    CHECK_FALSE(store.is_behind()); // nobody is told of it again before the next move
    CHECK_FALSE(store.catch_up());
    CHECK(store.keep(game_with(2)));
    CHECK(store.write_again());
    fs::remove(path);
    fs::rename(folder / "kept", path);
    CHECK_FALSE(store.keep(game_with(3)));
    CHECK(text_of(path) == to_text(game_with(3)));
}

TEST_CASE("Moves first: a won game is written whole at once") {
    const Folder folder;
    GameStore store{folder.path(), moves_first};
    Game game = std::get<Game>(game_from_text(source_file("tests/games/waterloo.longwood")));
    game.undo();
    store.keep(game);
    game.redo();
    CHECK_FALSE(store.keep(game));
    CHECK(text_of(file_in(folder)) == to_text(game));
    CHECK_FALSE(store.is_behind());
}
