// What happened, as one group of sentences; and what could happen, as a list to choose from.
#include <catch2/catch.hpp>
#include <random>
#include <set>

#include "engine/variants.h"
#include "tests/accessibility/narrators.h"
#include "tests/support/random_games.h"
#include "tests/support/table.h"

using namespace longwood;
using namespace longwood::accessibility;
using namespace longwood::tests;

namespace {

void check_sentences(const std::string &text) {
    CHECK_FALSE(text.empty());
    CHECK((text.ends_with('.') || text.ends_with('!')));
    CHECK(text.find('{') == std::string::npos);
    CHECK(text.find("  ") == std::string::npos);
    CHECK(text.find("..") == std::string::npos);
}

} // namespace

TEST_CASE("Every move of whole games is told, and every undo, in all verbosities") {
    std::mt19937_64 random{2};
    for (const std::string &language : languages) {
        const auto words = translator(language);
        for (const Rules *rules : variants()) {
            Game game{*rules, 8};
            for (int i = 0; i < 150; ++i) {
                const Moves legal = legal_moves(*rules, game.position());
                if (legal.empty()) break;
                const Move move = random_move(legal, random);
                const Narrator narrator{words, verbosities[std::size_t(i) % verbosities.size()]};
                const Position before = game.position();
                const auto played = game.play(move);
                const Position after = game.position();
                CAPTURE(rules->id, language, to_text(move));
                check_sentences(narrator.happened(*rules, std::get<Events>(played), after));
                check_sentences(narrator.undone(*rules, move, after, before));
            }
        }
    }
}

TEST_CASE("A move's sentence names every card that turned up or came by itself") {
    const auto words = translator("de");
    for (const Verbosity verbosity : verbosities) {
        const Narrator narrator{words, verbosity};
        const Table turned{"rouge-et-noir", "tableau-1: #KD 8H\ntableau-2: 9S"};
        Position position = turned.position();
        Events events = play(turned.rules(), position, {PileId::tableau(1), PileId::tableau(2), 1});
        CHECK(narrator.happened(turned.rules(), events, position) ==
              "Herz-8 auf Pik-9, Stapel 2. Aufgedeckt: Karo-König.");

        const Table filled{"double-signora", "base: A\ntableau-1: 8H\ntableau-2: 9S\nwaste: 2C 5D\nstock: #2D"};
        position = filled.position();
        events = play(filled.rules(), position, {PileId::tableau(1), PileId::tableau(2), 1});
        CHECK(narrator.happened(filled.rules(), events, position).find("Stapel 1 gefüllt mit Karo-5") !=
              std::string::npos);
    }
}

TEST_CASE("Moves to choose from: no two sound the same, unless they are the same to the player") {
    std::mt19937_64 random{9};
    for (const std::string &language : languages) {
        const auto words = translator(language);
        const Narrator narrator{words};
        for (const Rules *rules : variants())
            for (int table = 0; table < 5; ++table) {
                const Position position = random_late_table(*rules, random);
                std::set<std::string> offers;
                const Moves legal = legal_moves(*rules, position);
                for (const Move &move : legal)
                    offers.insert(narrator.offer(*rules, position, move));
                CAPTURE(rules->id, language);
                CHECK(offers.size() == legal.size());
            }
    }
}

TEST_CASE("How a game stands is said in plain words, and an open game says nothing") {
    for (const std::string &language : languages) {
        const auto words = translator(language);
        for (const Verbosity verbosity : verbosities) {
            const Narrator narrator{words, verbosity};
            CHECK(narrator.standing(Standing::Open).empty());
            std::set<std::string> said;
            for (const Standing standing :
                 {Standing::NoMoveLeft, Standing::OnlyIdleMovesLeft, Standing::ProvedDead, Standing::Won})
                said.insert(narrator.standing(standing));
            CHECK(said.size() == 4);
        }
    }
}

TEST_CASE("Why a saved game cannot be read: a sentence of its own for each kind of error") {
    using Kind = GameTextError::Kind;
    for (const std::string &language : languages) {
        const auto words = translator(language);
        std::set<std::string> said;
        for (int kind = 0; kind <= int(Kind::TooLong); ++kind) {
            const std::string text =
                Narrator{words}.unreadable({.kind = Kind(kind), .line = 12, .detail = "move x", .refusal = {}});
            check_sentences(text);
            said.insert(text);
        }
        CHECK(int(said.size()) == int(Kind::TooLong) + 1);
    }
    const auto german = translator("de");
    const auto read = game_from_text("Longwood game 1\nvariant: quadrille\ndeal: 1\n");
    REQUIRE(std::holds_alternative<GameTextError>(read));
    CHECK(Narrator{german}.unreadable(std::get<GameTextError>(read)) ==
          "Zeile 2: Eine Variante „quadrille“ gibt es nicht.");
}
