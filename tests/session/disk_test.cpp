// What every system's own way with files must do; runs on Windows too.
#include <catch2/catch.hpp>

#include <cerrno>
#include <filesystem>
#include <string>

#include "app/session/disk.h"
#include "app/session/files.h"
#include "app/session/lock.h"
#include "app/session/recent.h"

namespace {

namespace fs = std::filesystem;
using namespace longwood::session;

constexpr std::size_t plenty = 1000;

/// A new folder whose name is no ASCII, as that of a player's may be.
class OwnFolder {
  public:
    OwnFolder() : path_(fs::temp_directory_path() / fs::path(u8"longwood-Größe-игра-") += name_of_process()) {
        fs::remove_all(path_);
        fs::create_directories(path_);
    }
    OwnFolder(const OwnFolder &) = delete;
    OwnFolder &operator=(const OwnFolder &) = delete;
    ~OwnFolder() {
        std::error_code ignored;
        fs::remove_all(path_, ignored);
    }
    fs::path operator/(const char8_t *name) const { return path_ / name; }
    int entries() const {
        int count = 0;
        for ([[maybe_unused]] const auto &entry : fs::directory_iterator(path_))
            ++count;
        return count;
    }

  private:
    fs::path path_;
};

} // namespace

TEST_CASE("Disk: a file in any script is written whole, and the one before is kept") {
    const OwnFolder folder;
    const fs::path game = folder / u8"Übung/партия.longwood";
    REQUIRE(write_file(game, "first\n") == 0);
    REQUIRE(write_file(game, "second\n") == 0);
    REQUIRE(write_file(game, "third\n") == 0);
    CHECK(read_file(game, plenty).text == "third\n"); // the same bytes on every system
    CHECK(read_file(previous_copy(game), plenty).text == "second\n");
}

TEST_CASE("Disk: a damaged file set aside twice in a second destroys nothing") {
    const OwnFolder folder;
    const fs::path game = folder / u8"game.longwood";
    for (const char *text : {"one", "two", "three"}) {
        REQUIRE(write_file_without_copy(game, text) == 0);
        const AsideResult aside = set_aside(game);
        CHECK(aside.error == 0);
        CHECK(read_file(aside.other, plenty).text == text);
        CHECK(read_file(game, plenty).error == ENOENT);
    }
    CHECK(folder.entries() == 3);
}

TEST_CASE("Disk: a copy aside leaves the file where it is") {
    const OwnFolder folder;
    const fs::path settings = folder / u8"settings.json";
    REQUIRE(write_file_without_copy(settings, "{}") == 0);
    const AsideResult aside = copy_aside(settings);
    CHECK(aside.error == 0);
    CHECK(read_file(aside.other, plenty).text == "{}");
    CHECK(read_file(settings, plenty).text == "{}");
}

TEST_CASE("Disk: what cannot be read or written says why") {
    const OwnFolder folder;
    CHECK(read_file(folder / u8"missing", plenty).error == ENOENT);
    CHECK(read_file(folder / u8"no/folder", plenty).error == ENOENT);
    CHECK(read_file(folder / u8"", plenty).error == EISDIR);
    CHECK(write_file(folder / u8"", "text") == EISDIR);
    REQUIRE(write_file_without_copy(folder / u8"long", std::string(plenty + 1, 'x')) == 0);
    CHECK(read_file(folder / u8"long", plenty).error == EFBIG);
    CHECK(folder.entries() == 1);
}

TEST_CASE("Disk: a file is begun anew and added to, but not one that somebody else has written") {
    const OwnFolder folder;
    const fs::path moves = folder / u8"Züge.moves";
    CHECK(add_to_file(moves, "one\n", 0) == ENOENT);
    REQUIRE(begin_file(moves, "older and longer\n") == 0);
    REQUIRE(begin_file(moves, "one\n") == 0);
    REQUIRE(add_to_file(moves, "two\n", 4) == 0);
    CHECK(read_file(moves, plenty).text == "one\ntwo\n");
    CHECK(add_to_file(moves, "three\n", 4) == EAGAIN);
    CHECK(read_file(moves, plenty).text == "one\ntwo\n");
    CHECK(begin_file(folder / u8"no/folder", "one\n") == ENOENT);
    REQUIRE(make_folders(folder / u8"folder") == 0);
    CHECK(begin_file(folder / u8"folder", "one\n") != 0);
    CHECK(add_to_file(folder / u8"folder", "one\n", 0) != 0);
}

TEST_CASE("Disk: a second name is the same file, and none is taken from another") {
    const OwnFolder folder;
    REQUIRE(write_new(folder / u8"a", "a") == 0);
    REQUIRE(write_new(folder / u8"b", "b") == 0);
    CHECK(give_second_name(folder / u8"a", folder / u8"b") == EEXIST);
    CHECK(give_second_name(folder / u8"missing", folder / u8"c") == ENOENT);
    REQUIRE(give_second_name(folder / u8"a", folder / u8"c") == 0);
    REQUIRE(rename_over(folder / u8"b", folder / u8"a") == 0);
    CHECK(read_file(folder / u8"a", plenty).text == "b");
    CHECK(read_file(folder / u8"c", plenty).text == "a");
}

TEST_CASE("Disk: a lock is held by one, and free when its holder ends") {
    const OwnFolder folder;
    const fs::path path = folder / u8"Schloß.lock";
    {
        const Lock first = Lock::try_now(path);
        CHECK(first.held());
        CHECK_FALSE(Lock::try_now(path).held());
    }
    CHECK(Lock::try_now(path).held());
}

TEST_CASE("Disk: games in folders of any script are among the recent ones") {
    const OwnFolder folder;
    const fs::path list = folder / u8"recent-games";
    const fs::path first = folder / u8"Spiel größer Ω/纸牌.longwood";
    const fs::path second = folder / u8"משחק.longwood";
    CHECK_FALSE(remember_recent(list, first));
    CHECK_FALSE(remember_recent(list, second));
    CHECK(recent_files(list) == std::vector<fs::path>{second, first});
    CHECK(read_file(list, 10 * plenty).text.find("größer Ω") != std::string::npos); // UTF-8 on every system
}

TEST_CASE("Disk: the player's own time stands in names of files") {
    const std::string now = now_as_text();
    REQUIRE(now.size() == 19);
    CHECK(now.substr(0, 2) == "20");
    CHECK(now.find_first_not_of("0123456789-") == std::string::npos);
}
