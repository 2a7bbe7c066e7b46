// Trouble with files.
#include <catch2/catch.hpp>
#include <cerrno>

#include "app/phrases/problems.h"
#include "tests/accessibility/narrators.h"

using namespace longwood;
using namespace longwood::phrases;
using namespace longwood::tests;
using session::Problem;

TEST_CASE("Trouble with files names the file, the cause, and what becomes of the game") {
    const auto words = translator("de");
    CHECK(sentence(words, {.kind = Problem::Kind::CannotRead, .path = "/tmp/a.longwood", .system = ENOENT}) ==
          "/tmp/a.longwood kann nicht gelesen werden. Diese Datei oder diesen Ordner gibt es nicht.");
    CHECK(sentence(
              words,
              {.kind = Problem::Kind::CannotWrite, .path = "/tmp/a.longwood", .system = ENOSPC, .tried_again = true}) ==
          "Das Spiel konnte nicht unter /tmp/a.longwood gespeichert werden. Der Datenträger ist voll. Das Spiel geht "
          "weiter; nach dem nächsten Zug wird wieder gespeichert.");
    CHECK(sentence(words, {.kind = Problem::Kind::CannotWrite, .path = "a.longwood", .system = EACCES}) ==
          "a.longwood wurde nicht geschrieben. Du hast dafür keine Berechtigung.");
    CHECK(sentence(words, {.kind = Problem::Kind::CannotRead, .path = u8"Spiel größer Ω/a.longwood", .system = ENOENT})
              .starts_with("Spiel größer Ω/a.longwood kann nicht"));
    CHECK(sentence(words, {.kind = Problem::Kind::SetAside, .path = "/tmp/a", .other = "/tmp/a.1"}) ==
          "/tmp/a war beschädigt. Die Datei liegt jetzt als /tmp/a.1 da, weggeworfen wurde nichts.");
    CHECK(
        sentence(words, {.kind = Problem::Kind::NotAGame,
                         .path = "/tmp/a",
                         .text = GameTextError{.kind = GameTextError::Kind::NotAMove, .line = 7, .detail = "zieh"}}) ==
        "/tmp/a lässt sich nicht als Spiel öffnen. Zeile 7: „zieh“ ist kein Zug.");
}

TEST_CASE("An error of the system that has no words yet keeps its number") {
    const auto words = translator("en");
    CHECK(sentence(words, {.kind = Problem::Kind::CannotRead, .path = "a", .system = 987}) ==
          "a cannot be read. The system reports error 987.");
}
