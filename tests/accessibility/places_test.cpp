// The names of places are complete, differ where the places differ, and say what is there.
#include <catch2/catch.hpp>
#include <random>
#include <set>

#include "engine/variants.h"
#include "locale/names.h"
#include "tests/accessibility/narrators.h"
#include "tests/support/random_games.h"
#include "tests/support/table.h"

using namespace longwood;
using namespace longwood::accessibility;
using namespace longwood::tests;

TEST_CASE("No two places of a table have the same name, in no verbosity") {
    std::mt19937_64 random{3};
    for (const std::string &language : languages) {
        const auto words = translator(language);
        for (const Rules *rules : variants())
            for (const Verbosity verbosity : {Verbosity::Normal, Verbosity::Full}) {
                const Position position = random_late_table(*rules, random);
                const Narrator narrator{words, verbosity};
                std::set<std::string> names;
                int places = 0;
                for (const PileId pile : Piles{*rules})
                    for (int i = first_index(position, pile); i <= last_index(position, pile); ++i, ++places)
                        names.insert(narrator.place(*rules, position, {pile, i}));
                CAPTURE(rules->id, language);
                CHECK(int(names.size()) == places);
                for (const std::string &name : names) {
                    CAPTURE(name);
                    CHECK_FALSE(name.empty());
                    CHECK(name.find('{') == std::string::npos);
                    CHECK_FALSE(name.ends_with('.'));
                }
            }
    }
}

TEST_CASE("A card's place begins with the card, its pile follows") {
    const auto words = translator("de");
    const Narrator narrator{words};
    std::mt19937_64 random{5};
    for (const Rules *rules : variants()) {
        const Position position = random_late_table(*rules, random);
        for (const PileId pile : Piles{*rules}) {
            if (pile.kind() != PileKind::Tableau && pile.kind() != PileKind::Foundation) continue;
            if (position.empty(pile) || position.top(pile).face_down()) continue;
            const std::string name = narrator.place(*rules, position, {pile, last_index(position, pile)});
            CAPTURE(name);
            CHECK(name.starts_with(card_name(words, position.top(pile)) + ", " + pile_name(words, pile)));
        }
    }
}

TEST_CASE("An empty pile says what it takes") {
    const auto words = translator("de");
    const Narrator narrator{words};
    const auto place = [&](const std::string &variant, const std::string &table, PileId pile) {
        const Table laid{variant, table};
        return narrator.place(laid.rules(), laid.position(), {pile, 0});
    };
    CHECK(place("rouge-et-noir", "", PileId::tableau(10)) == "Stapel 10, leer, nur König");
    CHECK(place("malmaison", "", PileId::tableau(3)) == "Stapel 3, leer, jede Karte");
    CHECK(place("double-signora", "stock: #2C", PileId::tableau(3)) == "Stapel 3, leer, füllt sich von selbst");
    CHECK(place("double-signora", "", PileId::tableau(3)) == "Stapel 3, leer, jede Karte vom Tableau");
    CHECK(place("rouge-et-noir", "", PileId::foundation(1)) == "Grundstapel 1, leer, nimmt ein Ass");
    CHECK(place("rouge-et-noir", "foundation-1: AH", PileId::foundation(2)) ==
          "Grundstapel 2, leer, nimmt ein schwarzes Ass");
    CHECK(place("double-signora", "", PileId::foundation(2)) ==
          "Grundstapel 2, leer, jede Karte, bestimmt den Basiswert");
    CHECK(place("double-signora", "base: 7", PileId::foundation(2)) == "Grundstapel 2, leer, nimmt eine 7");
    CHECK(place("rouge-et-noir", "", PileId::sequence(2)) == "Sequenz 2, leer, nur eine ganze Folge");
    CHECK(place("double-signora", "", PileId::waste()) == "Ablage leer");
    CHECK(place("double-signora", "", PileId::stock()) == "Talon leer");
    CHECK(place("double-signora", "", PileId::reserve()) == "Reserve leer");
}

TEST_CASE("A card in a pile says which it is and what lies face down below") {
    const auto words = translator("de");
    const Table table{"rouge-et-noir", "tableau-7: #2C #3C #4C #5C #6C QD JC TD 9C 8H 7S 6H 5S 4H"};
    const auto place = [&](int index, Verbosity verbosity) {
        return Narrator{words, verbosity}.place(table.rules(), table.position(), {PileId::tableau(7), index});
    };
    CHECK(place(7, Verbosity::Normal) == "Karo-10, Stapel 7, 3 von 9, 5 verdeckt");
    CHECK(place(7, Verbosity::Brief) == "Karo-10, Stapel 7");
    CHECK(place(7, Verbosity::Full) == "Karo-10, Stapel 7, 3 von 9, 5 verdeckt, als Folge beweglich");
    CHECK(place(13, Verbosity::Full) == "Herz-4, Stapel 7, 9 von 9, 5 verdeckt, nimmt eine schwarze 3");
    CHECK(place(2, Verbosity::Normal) == "5 verdeckte Karten, Stapel 7");
}

TEST_CASE("A tableau pile of thirteen cards is not called complete, a foundation is") {
    const auto words = translator("en");
    const Table table{"waterloo", "foundation-1: AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC\n"
                                  "tableau-2: KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D AD"};
    for (const Verbosity verbosity : verbosities) {
        const Narrator narrator{words, verbosity};
        CHECK(narrator.all_tops(table.rules(), table.position()).find("complete") == std::string::npos);
        CHECK(narrator.foundations(table.rules(), table.position()).find("1: complete") != std::string::npos);
    }
}

TEST_CASE("All tops: the piles with cards by their numbers, then the empty ones, then waste and reserve") {
    const auto words = translator("de");
    const Narrator narrator{words};
    const Table table{"double-signora", "tableau-2: 8H 7C\ntableau-11: KD\nwaste: 2C\nreserve: 3C 4S"};
    CHECK(narrator.all_tops(table.rules(), table.position()) ==
          "Stapel: 2: Kreuz-7, 11: Karo-König. Leer: 1, 3, 4, 5, 6, 7, 8, 9, 10. Ablage Kreuz-2. Pik-4, Reserve.");
    const Table bare{"double-signora", "waste: 2C"};
    CHECK(narrator.all_tops(bare.rules(), bare.position()) == "Alle Stapel sind leer. Ablage Kreuz-2. Reserve leer.");
}
