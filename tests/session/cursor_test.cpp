#include <catch2/catch.hpp>

#include "app/session/cursor.h"
#include "engine/variants.h"
#include "tests/session/player.h"

using namespace longwood;
using namespace longwood::tests;
using session::Action;
using session::Nothing;

TEST_CASE("Piles are walked in reading order: stock, waste, foundations, sequences, tableau, reserve") {
    const auto walk = [](const char *variant) {
        session::Session session{Game{*find_variant(variant), 1}};
        while (session.perform(Action::PreviousPile).nothing == Nothing::None) {
        }
        std::string names = longwood::to_text(session.cursor().pile);
        while (session.perform(Action::NextPile).nothing == Nothing::None)
            names += ' ' + longwood::to_text(session.cursor().pile);
        return names;
    };
    CHECK(walk("waterloo") == "stock waste foundation-1 foundation-2 foundation-3 foundation-4 foundation-5 "
                              "foundation-6 foundation-7 foundation-8 tableau-1 tableau-2 tableau-3 tableau-4 "
                              "tableau-5 tableau-6");
    CHECK(walk("rouge-et-noir") == "stock foundation-1 foundation-2 foundation-3 foundation-4 sequence-1 sequence-2 "
                                   "sequence-3 sequence-4 tableau-1 tableau-2 tableau-3 tableau-4 tableau-5 tableau-6 "
                                   "tableau-7 tableau-8 tableau-9 tableau-10");
    CHECK(walk("double-signora").ends_with("tableau-10 tableau-11 reserve"));
}

TEST_CASE("At both ends of the table the cursor stays and says so") {
    auto session = at_table("waterloo", "tableau-6: KS");
    go_to(session, "stock", 0);
    auto outcome = session.perform(Action::PreviousPile);
    CHECK(outcome.nothing == Nothing::EdgeOfTable);
    CHECK_FALSE(outcome.cursor_moved);
    go_to(session, "tableau-6", 0);
    CHECK(session.perform(Action::NextPile).nothing == Nothing::EdgeOfTable);
    CHECK(to_text(session.cursor()) == "tableau-6 0");
}

TEST_CASE("Another pile is entered at its top card, and face-down cards are one stop") {
    auto session = at_table("rouge-et-noir", "tableau-1: #2C #3C #4C KS QH JC\ntableau-2: #5C #6C");
    CHECK(to_text(session.cursor()) == "tableau-1 5");
    CHECK(session.perform(Action::PreviousCard).cursor_moved);
    session.perform(Action::FirstCard);
    CHECK(to_text(session.cursor()) == "tableau-1 2"); // the uppermost of those face down
    CHECK(session.perform(Action::PreviousCard).nothing == Nothing::EdgeOfPile);
    CHECK(session.perform(Action::FirstCard).nothing == Nothing::EdgeOfPile);
    session.perform(Action::NextCard);
    CHECK(to_text(session.cursor()) == "tableau-1 3");
    session.perform(Action::LastCard);
    CHECK(session.perform(Action::NextCard).nothing == Nothing::EdgeOfPile);
    session.perform(Action::NextPile);
    CHECK(to_text(session.cursor()) == "tableau-2 1");
    CHECK(session.perform(Action::FirstCard).nothing == Nothing::EdgeOfPile);
}

TEST_CASE("A squared pile is one stop, its top card") {
    auto session = at_table("waterloo", "foundation-1: AS 2S 3S\nwaste: 4H 5H");
    go_to(session, "foundation-1", 0);
    CHECK(to_text(session.cursor()) == "foundation-1 2");
    CHECK(session.perform(Action::PreviousCard).nothing == Nothing::EdgeOfPile);
    go_to(session, "waste", 7);
    CHECK(to_text(session.cursor()) == "waste 1");
}

TEST_CASE("Groups go round; first and last pile stay in the group") {
    session::Session session{Game{*find_variant("double-signora"), 1}};
    std::string names;
    for (int i = 0; i < 5; ++i) {
        names += longwood::to_text(session.cursor().pile) + ' ';
        session.perform(Action::NextGroup);
    }
    CHECK(names == "tableau-1 reserve stock foundation-1 tableau-1 ");
    session.perform(Action::PreviousGroup); // from the reserve, which stood next
    CHECK(longwood::to_text(session.cursor().pile) == "tableau-1");
    session.perform(Action::LastPile);
    CHECK(longwood::to_text(session.cursor().pile) == "tableau-11");
    CHECK(session.perform(Action::LastPile).nothing == Nothing::EdgeOfTable);
    session.perform(Action::FirstPile);
    CHECK(longwood::to_text(session.cursor().pile) == "tableau-1");
    session.perform(Action::PreviousGroup);
    CHECK(longwood::to_text(session.cursor().pile) == "foundation-1");
}

TEST_CASE("A pile or place that is not there leads nowhere") {
    auto session = at_table("waterloo", "tableau-1: KS");
    CHECK(session.perform({.action = Action::GoTo, .spot = {PileId::tableau(7), 0}}).nothing == Nothing::NoSuchPile);
    CHECK(session.perform({.action = Action::GoTo, .spot = {PileId::reserve(), 0}}).nothing == Nothing::NoSuchPile);
    CHECK(session.perform({.action = Action::GoToTableau, .number = 7}).nothing == Nothing::NoSuchPile);
    CHECK(session.perform({.action = Action::GoToTableau, .number = 0}).nothing == Nothing::NoSuchPile);
    CHECK(to_text(session.cursor()) == "tableau-1 0");
    go_to(session, "tableau-1", 99);
    CHECK(to_text(session.cursor()) == "tableau-1 0");
}
