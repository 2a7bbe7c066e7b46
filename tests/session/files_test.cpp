#include <catch2/catch.hpp>

#include <cerrno>
#include <cstdlib>

#include <sys/stat.h>

#include "app/session/files.h"
#include "app/session/game_file.h"
#include "engine/game_text.h"
#include "engine/variants.h"
#include "tests/session/folder.h"

using namespace longwood;
using namespace longwood::tests;
namespace fs = std::filesystem;

TEST_CASE("Writing makes folders, keeps the copy before and leaves nothing else") {
    const Folder folder;
    const auto path = folder / "a/b/x.longwood";
    CHECK(session::write_file(path, "one") == 0);
    CHECK_FALSE(fs::exists(session::previous_copy(path)));
    CHECK(session::write_file(path, "two") == 0);
    CHECK(session::write_file(path, "three") == 0);
    CHECK(text_of(path) == "three");
    CHECK(text_of(session::previous_copy(path)) == "two");
    CHECK(folder.count("", "a/b") == 2);
    CHECK(session::read_file(path, 5).text == "three");
    CHECK(session::read_file(path, 4).error == EFBIG);
}

TEST_CASE("What a power cut left over does not stop the next write") {
    const Folder folder;
    const auto path = folder / "x";
    put_text(path, "good");
    put_text(folder / ("x." + std::to_string(::getpid()) + ".tmp"), "half a ga");
    put_text(folder / "x.bak.tmp", "old");
    CHECK(session::write_file(path, "new") == 0);
    CHECK(text_of(path) == "new");
    CHECK(text_of(session::previous_copy(path)) == "good");
    CHECK(folder.count("tmp") == 0);
}

TEST_CASE("What cannot be written leaves what was there") {
    const Folder folder;
    put_text(folder / "file", "mine");
    CHECK(session::write_file(folder / "file/below/x", "new") == ENOTDIR);
    fs::create_directory(folder / "folder");
    CHECK(session::write_file(folder / "folder", "new") == EISDIR);
    ::mkfifo((folder / "pipe").c_str(), 0600);
    CHECK(session::write_file(folder / "pipe", "new") == EINVAL);
    CHECK(session::read_file(folder / "pipe", 10).error == EINVAL); // and does not wait for a writer
    CHECK(session::read_file(folder / "folder", 10).error == EISDIR);
    CHECK(session::read_file(folder / "nothing", 10).error == ENOENT);
    CHECK(session::write_file("/dev/full", "new") == EINVAL);

    fs::permissions(folder.path(), fs::perms{0555});
    CHECK(as_ordinary_user([&] { return session::write_file(folder / "file", "new") == EACCES; }));
    CHECK(text_of(folder / "file") == "mine");
    CHECK(folder.count("tmp") == 0);
}

TEST_CASE("A link stays a link; the file behind it is replaced") {
    const Folder folder;
    put_text(folder / "real/x", "one");
    fs::create_symlink(folder / "real/x", folder / "x");
    CHECK(session::write_file(folder / "x", "two") == 0);
    CHECK(fs::is_symlink(folder / "x"));
    CHECK(text_of(folder / "real/x") == "two");
}

TEST_CASE("Set aside files get names that nothing had before") {
    const Folder folder;
    for (int i = 0; i < 3; ++i) {
        put_text(folder / "x.longwood", std::to_string(i));
        const auto aside = session::set_aside(folder / "x.longwood");
        CHECK(aside.error == 0);
        CHECK(text_of(aside.other) == std::to_string(i));
        CHECK(aside.other.extension() == ".longwood");
    }
    CHECK(folder.count("x.damaged-") == 3);
    CHECK_FALSE(fs::exists(folder / "x.longwood"));
    CHECK(session::set_aside(folder / "x.longwood").error == ENOENT);
}

TEST_CASE("Folders follow the desktop's variables, absolute ones only") {
    ::setenv("HOME", "/home/player", 1);
    ::setenv("XDG_DATA_HOME", "/data", 1);
    ::unsetenv("XDG_CONFIG_HOME");
    CHECK(session::data_folder() == "/data/longwood");
    CHECK(session::config_folder() == "/home/player/.config/longwood");
    ::setenv("XDG_DATA_HOME", "relative", 1);
    CHECK(session::data_folder() == "/home/player/.local/share/longwood");
    ::unsetenv("HOME");
    CHECK(session::data_folder().is_absolute()); // from the list of users
}

TEST_CASE("A saved game comes back, and trouble is told as data") {
    const Folder folder;
    Game game{*find_variant("waterloo"), 5};
    game.play(Move::use_stock());
    CHECK_FALSE(session::save_game(game, folder / "a game.longwood"));
    auto read = session::load_game(folder / "a game.longwood");
    REQUIRE(std::holds_alternative<Game>(read));
    CHECK(to_text(std::get<Game>(read)) == to_text(game));

    const auto problem = [&](const std::string &name) {
        return std::get<session::Problem>(session::load_game(folder / name));
    };
    CHECK(problem("none").system == ENOENT);
    put_text(folder / "newer", "Longwood game 2\nvariant: waterloo\n");
    CHECK(problem("newer").text->kind == GameTextError::Kind::NewerVersion);
    put_text(folder / "half", to_text(game).substr(0, 50));
    CHECK(problem("half").kind == session::Problem::Kind::NotAGame);
    put_text(folder / "huge", std::string(longest_game_text + 1, 'x'));
    CHECK(problem("huge").text->kind == GameTextError::Kind::TooLong);
}

TEST_CASE("Saving never replaces a file that is no saved game and makes no folder") {
    const Folder folder;
    const Game game{*find_variant("waterloo"), 5};
    put_text(folder / "letter.txt", "Dear Rosa");
    CHECK(session::save_game(game, folder / "letter.txt")->system == EEXIST);
    CHECK(text_of(folder / "letter.txt") == "Dear Rosa");
    CHECK(session::save_game(game, folder / "no such folder/x")->system == ENOENT);
    CHECK(folder.count("") == 1);
    put_text(folder / "empty", "");
    CHECK_FALSE(session::save_game(game, folder / "empty"));
    CHECK_FALSE(session::save_game(game, folder / "empty"));
}

TEST_CASE("A mailed game opens, and the mail around it is never written over") {
    const Folder folder;
    const Game game{*find_variant("waterloo"), 5};
    const std::string mail =
        "Dear Rosa,\r\n\r\n> Longwood game 1\r\n> variant: waterloo\r\n> deal: 5\r\n> moves: 0\r\n";
    put_text(folder / "mail.txt", mail);
    const auto read = session::load_game(folder / "mail.txt");
    REQUIRE(std::holds_alternative<Game>(read));
    CHECK(to_text(std::get<Game>(read)) == to_text(game));
    CHECK(session::save_game(game, folder / "mail.txt")->system == EEXIST);
    CHECK(text_of(folder / "mail.txt") == mail);
    CHECK(std::holds_alternative<session::Problem>(session::load_own_game(folder / "mail.txt")));
}
