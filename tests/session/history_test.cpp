#include <catch2/catch.hpp>

#include <thread>

#include <sys/wait.h>
#include <unistd.h>

#include "app/session/files.h"
#include "app/session/history.h"
#include "app/session/recorder.h"
#include "engine/game.h"
#include "engine/referee.h"
#include "engine/variants.h"
#include "tests/session/folder.h"

using namespace longwood::session;
using namespace longwood::tests;
namespace fs = std::filesystem;

namespace {

const std::string heading = "{\"longwood-statistics\":1}\n";
const std::string line = R"({"variant":"waterloo","deal":7,"started":"2026-11-30T07:12:01.250Z","seconds":312,)"
                         R"("moves":117,"won":"2026-11-30T07:20:00.000Z"})"
                         "\n";
const std::string other_line = R"({"variant":"malmaison","deal":9223372036854775807,)"
                               R"("started":"2026-11-30T07:30:00.000Z","seconds":0,"moves":1})"
                               "\n";

bool add(const History &history, Start start) {
    return !history.change([&](Starts &starts, bool) {
        starts.push_back(std::move(start));
        return true;
    });
}

} // namespace

TEST_CASE("History: no file is no result and no trouble") {
    const Folder folder;
    const auto content = History{folder / "statistics.jsonl"}.read();
    CHECK(content.starts.empty());
    CHECK(content.is_missing);
    CHECK_FALSE(content.problem);
    CHECK_FALSE(fs::exists(folder / "statistics.jsonl"));
}

TEST_CASE("History: what is written is what people can read, and comes back") {
    const Folder folder;
    const History history{folder / "data/statistics.jsonl"};
    put_text(history.path(), heading + line + other_line);
    const auto content = history.read();
    CHECK_FALSE(content.problem);
    REQUIRE(content.starts.size() == 2);
    CHECK(content.starts[0].variant == "waterloo");
    CHECK(content.starts[0].seconds == 312);
    CHECK(to_text(*content.starts[0].won) == "2026-11-30T07:20:00.000Z");
    CHECK(content.starts[1].deal == longwood::last_deal_number);
    CHECK_FALSE(content.starts[1].won);
    CHECK_FALSE(history.change([](Starts &, bool) { return true; }));
    CHECK(text_of(history.path()) == heading + line + other_line);
    CHECK(text_of(previous_copy(history.path())) == heading + line + other_line);
}

TEST_CASE("History: what a later version wrote beside our keys stays, whatever this one changes") {
    const Folder folder;
    const std::string later = R"({"variant":"waterloo","deal":7,"started":"2026-11-30T07:12:01.250Z","seconds":312,)"
                              R"("moves":117,"hints":3,"by":{"name":"Ä","times":[1,2.5,null]}})"
                              "\n";
    const std::string first = "{\"longwood-statistics\":1,\"written-by\":\"9.0\"}\n";
    const auto damage = GENERATE(values<std::string>({"", "damaged\n"}));
    put_text(folder / "statistics.jsonl", first + later + damage + other_line);
    const History history{folder / "statistics.jsonl"};
    history.change([](Starts &starts, bool) {
        starts[0].seconds = 400;
        return true;
    });
    std::string expected = later;
    expected.replace(expected.find("312"), 3, "400");
    CHECK(text_of(history.path()) == first + expected + other_line);
    put_text(history.path(),
             heading + line.substr(0, line.size() - 2) + ",\"many\":[" + std::string(4000, ' ') + "]}\n");
    CHECK(history.read().problem); // no line of ours is that long
}

TEST_CASE("History: the keys of a later version stay in a deal that is played on here") {
    const Folder folder;
    put_text(folder / "statistics.jsonl", heading + R"({"variant":"waterloo","deal":7,"hints":3,)"
                                                    R"("started":"2026-11-30T07:12:01.250Z","seconds":1,"moves":1})"
                                                    "\n");
    longwood::Game game{*longwood::find_variant("waterloo"), 7};
    Recorder recorder{History{folder / "statistics.jsonl"}};
    game.play(longwood::legal_moves(game.rules(), game.position()).front());
    recorder.note(game, Change::Played);
    // Meanwhile a later version notes more.
    std::string text = text_of(folder / "statistics.jsonl");
    text.replace(text.find("\"hints\":3"), 9, "\"hints\":4");
    put_text(folder / "statistics.jsonl", text);
    game.play(longwood::legal_moves(game.rules(), game.position()).front());
    recorder.note(game, Change::Played);
    recorder.write();
    const auto starts = recorder.read().starts;
    REQUIRE(starts.size() == 1);
    CHECK(starts[0].moves == 2);
    CHECK(starts[0].others == "{\"hints\":4}");
}

TEST_CASE("History: a damaged line is left out, told, and kept in a copy; the others count") {
    const Folder folder;
    const auto bad = GENERATE(values<std::string>(
        {"{\"variant\":\"waterloo\"", "[]", "null", "\xff\xfe", "{}",
         R"({"variant":"a b","deal":7,"started":"2026-11-30T07:12:01Z","seconds":1,"moves":1})",
         R"({"variant":"waterloo","deal":0,"started":"2026-11-30T07:12:01Z","seconds":1,"moves":1})",
         R"({"variant":"waterloo","deal":18446744073709551615,"started":"2026-11-30T07:12:01Z","seconds":1,"moves":1})",
         R"({"variant":"waterloo","deal":7,"started":"2026-02-30T07:12:01Z","seconds":1,"moves":1})",
         R"({"variant":"waterloo","deal":7,"started":"2026-11-30T07:12:01Z","seconds":-1,"moves":1})",
         R"({"variant":"waterloo","deal":7,"started":"2026-11-30T07:12:01Z","seconds":1,"moves":1.5})",
         R"({"variant":"waterloo","deal":7,"started":"2026-11-30T07:12:01Z","seconds":1,"moves":1,"won":true})",
         line.substr(0, line.size() - 1)})); // twice the same start
    const std::string text = heading + line + bad + "\n" + other_line;
    put_text(folder / "statistics.jsonl", text);
    const History history{folder / "statistics.jsonl"};
    const auto content = history.read();
    CAPTURE(bad);
    CHECK(content.starts.size() == 2);
    REQUIRE(content.problem);
    CHECK(content.problem->kind == Problem::Kind::SetAside);
    CHECK(text_of(content.problem->other) == text);
    CHECK_FALSE(history.read().problem); // told once
    CHECK(text_of(history.path()) == heading + line + other_line);
}

TEST_CASE("History: a file that is none of statistics is set aside whole") {
    const Folder folder;
    const auto text = GENERATE(values<std::string>({"", "{", "hello\n", "{\"longwood-statistics\":\"1\"}\n", "\n"}));
    put_text(folder / "statistics.jsonl", text);
    const History history{folder / "statistics.jsonl"};
    REQUIRE(add(history, {.variant = "waterloo"}) == false); // told, though written
    CHECK(folder.count("damaged") == 1);
    CHECK(history.read().starts.size() == 1);
    CHECK_FALSE(history.read().problem);
}

TEST_CASE("History: the file of a newer version is left alone, byte for byte") {
    const Folder folder;
    put_text(folder / "statistics.jsonl", "{\"longwood-statistics\":2}\nsomething new\n");
    const History history{folder / "statistics.jsonl"};
    CHECK(history.read().problem->kind == Problem::Kind::CannotRead);
    CHECK_FALSE(add(history, {.variant = "waterloo"}));
    CHECK(text_of(history.path()) == "{\"longwood-statistics\":2}\nsomething new\n");
    CHECK(folder.count("damaged") == 0);
}

TEST_CASE("History: several programs at once lose no result of one another") {
    const Folder folder;
    constexpr int programs = 4, results = 10;
    for (int program = 0; program < programs; ++program)
        if (::fork() == 0) {
            const History history{folder / "statistics.jsonl"};
            for (int i = 0; i < results; ++i)
                while (!add(history,
                            {.variant = std::to_string(program), .started = Moment{std::chrono::milliseconds{i}}}))
                    std::this_thread::yield(); // the lock was taken for longer than a second
            ::_exit(0);
        }
    for (int program = 0; program < programs; ++program) {
        int status = 1;
        ::wait(&status);
        CHECK(status == 0);
    }
    const auto content = History{folder / "statistics.jsonl"}.read();
    CHECK_FALSE(content.problem);
    CHECK(content.starts.size() == programs * results);
}

TEST_CASE("History: begun anew, what was there is kept under a dated name") {
    const Folder folder;
    const History history{folder / "statistics.jsonl"};
    const auto nothing = history.reset();
    REQUIRE(std::holds_alternative<std::optional<fs::path>>(nothing));
    CHECK_FALSE(std::get<std::optional<fs::path>>(nothing));
    put_text(history.path(), heading + line);
    const auto kept = std::get<std::optional<fs::path>>(history.reset());
    REQUIRE(kept);
    CHECK(kept->filename().native().starts_with("statistics.before-reset-"));
    CHECK(text_of(*kept) == heading + line);
    CHECK(history.read().starts.empty());
    CHECK(text_of(history.path()) == heading);
}

TEST_CASE("History: moments are read strictly") {
    CHECK_FALSE(moment_from("5877-11-01T07:12:01.250Z")); // farther than the clock counts
    CHECK(moment_from("2261-12-31T23:59:59Z"));
    CHECK(moment_from("2026-11-30T07:12:01Z") == moment_from("2026-11-30T07:12:01.000Z"));
    CHECK(to_text(*moment_from("2024-02-29T23:59:59.999Z")) == "2024-02-29T23:59:59.999Z");
    for (const char *text : {"", "Z", "2026-11-30", "2026-11-30T07:12:01", "2026-13-30T07:12:01Z",
                             "2026-11-30T24:00:00Z", "2026-11-30T07:12:01.2Z", "2026-11-30 07:12:01Z",
                             "2025-02-29T00:00:00Z", "2026-11-30T07:12:01x000Z", "1969-12-31T00:00:00Z"})
        CHECK_FALSE(moment_from(text));
}

TEST_CASE("History: the table for other programs has a line a start") {
    const Folder folder;
    put_text(folder / "statistics.jsonl", heading + line + other_line);
    CHECK(to_csv(History{folder / "statistics.jsonl"}.read().starts) ==
          "variant,deal,started,won,seconds,moves\r\n"
          "waterloo,7,2026-11-30T07:12:01.250Z,2026-11-30T07:20:00.000Z,312,117\r\n"
          "malmaison,9223372036854775807,2026-11-30T07:30:00.000Z,,0,1\r\n");
}
