#include <catch2/catch.hpp>

#include <cerrno>

#include "app/session/files.h"
#include "app/session/settings.h"
#include "tests/session/folder.h"

using namespace longwood::session;
using namespace longwood::tests;
namespace fs = std::filesystem;

TEST_CASE("Settings have defaults and come back") {
    const Folder folder;
    const auto path = folder / "conf/settings.json";
    Settings first{path};
    CHECK(first.problems().empty());
    CHECK(first.get(settings::verbosity) == "normal");
    CHECK(first.get(settings::language).empty());
    CHECK(first.get(settings::index_size) == 100);
    CHECK(first.get(settings::animation));
    CHECK_FALSE(fs::exists(path)); // nothing chosen, nothing written
    CHECK_FALSE(first.set(settings::language, "pt_BR"));
    CHECK_FALSE(first.set(settings::index_size, std::int64_t{150}));
    CHECK_FALSE(first.set(settings::animation, false));
    const Settings second{path};
    CHECK(second.get(settings::language) == "pt_BR");
    CHECK(second.get(settings::index_size) == 150);
    CHECK_FALSE(second.get(settings::animation));
}

TEST_CASE("A settings file that cannot be read is set aside and told") {
    const Folder folder;
    const auto text = GENERATE(values<std::string>({"", "{", "[1, 2]", "null", "{\"language\": \"de\"", "\xff\xfe"}));
    put_text(folder / "settings.json", text);
    Settings settings{folder / "settings.json"};
    REQUIRE(settings.problems().size() == 1);
    CHECK(settings.problems()[0].kind == Problem::Kind::SetAside);
    CHECK(text_of(settings.problems()[0].other) == text);
    CHECK_FALSE(settings.set(settings::language, "de"));
    CHECK(text_of(settings.problems()[0].other) == text);
    CHECK(Settings{folder / "settings.json"}.problems().empty());
}

TEST_CASE("The language alone is read without a touch of the file") {
    const Folder folder;
    const auto path = folder / "settings.json";
    CHECK(language_in(path).empty());
    put_text(path, R"({"language": "pt_BR", "verbosity": 7})");
    CHECK(language_in(path) == "pt_BR");
    const auto text = GENERATE(values<std::string>({"", "{", "[1, 2]", "{\"language\": 7}", "{}", "\xff\xfe"}));
    put_text(path, text);
    CHECK(language_in(path).empty());
    CHECK(text_of(path) == text);
    CHECK(std::distance(fs::directory_iterator{path.parent_path()}, {}) == 1);
}

TEST_CASE("A single bad value gets its default, the rest holds, and a copy is kept") {
    const Folder folder;
    const std::string text = R"({"language": "de", "verbosity": 7, "index-size": 9999, "animation": "yes",
                                 "of a later version": [1, {"x": 2}]})";
    put_text(folder / "settings.json", text);
    const Settings settings{folder / "settings.json"};
    CHECK(settings.get(settings::language) == "de");
    CHECK(settings.get(settings::verbosity) == "normal");
    CHECK(settings.get(settings::index_size) == 100);
    REQUIRE(settings.problems().size() == 1);
    CHECK(text_of(settings.problems()[0].other) == text);
    CHECK(Settings{folder / "settings.json"}.problems().empty()); // told once
    CHECK(text_of(folder / "settings.json").find("of a later version") != std::string::npos);
}

TEST_CASE("Unknown keys and another program's changes stay") {
    const Folder folder;
    put_text(folder / "settings.json", R"({"of a later version": {"x": [1, 2]}})");
    Settings one{folder / "settings.json"};
    Settings other{folder / "settings.json"};
    CHECK_FALSE(one.set(settings::language, "de"));
    CHECK_FALSE(other.set(settings::verbosity, "full"));
    const Settings now{folder / "settings.json"};
    CHECK(now.get(settings::language) == "de");
    CHECK(now.get(settings::verbosity) == "full");
    CHECK(text_of(folder / "settings.json").find("of a later version") != std::string::npos);
}

TEST_CASE("Settings that cannot be written hold until the program ends") {
    const Folder folder;
    put_text(folder / "conf", "a file in the way");
    Settings settings{folder / "conf/settings.json"};
    const auto problem = settings.set(settings::language, "de");
    REQUIRE(problem);
    CHECK(problem->system == ENOTDIR);
    CHECK(settings.get(settings::language) == "de");
    CHECK(text_of(folder / "conf") == "a file in the way");
}
