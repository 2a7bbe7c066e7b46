// The facts of tests/rules/malmaison.md.
#include <catch2/catch.hpp>

#include "tests/support/table.h"

namespace longwood::tests {
namespace {

Table table(std::string_view text) { return {"malmaison", text}; }
Table dealt() { return Table::dealt("malmaison", 1); }

} // namespace

TEST_CASE("Malmaison: twelve foundations, empty at the start [MM-L1]") {
    for (int pile = 1; pile <= 12; ++pile) {
        CHECK(dealt()["foundation-" + std::to_string(pile)] == "");
        CHECK(dealt().accepts("foundation-" + std::to_string(pile)) == "AC AD AH AS");
    }
    CHECK(dealt().verdict("tableau-1 foundation-13") == "NoSuchPile");
}

TEST_CASE("Malmaison: twelve tableau piles of five cards, all face up [MM-L2]") {
    const Table start = dealt();
    for (int pile = 1; pile <= 12; ++pile) {
        CHECK(start.size("tableau-" + std::to_string(pile)) == 5);
        for (const Card card : start.position().cards(PileId::tableau(pile)))
            CHECK(card.face_up());
    }
}

TEST_CASE("Malmaison: the other 96 cards are the stock, the waste is empty [MM-L3]") {
    CHECK(dealt().size("stock") == 96);
    CHECK(dealt().size("waste") == 0);
    CHECK(dealt().verdict("reserve foundation-1") == "NoSuchPile");
}

TEST_CASE("Malmaison: foundations are built up in suit from ace to king [MM-F1]") {
    const Table two = table("foundation-1: AS 2S\ntableau-1: 3S\ntableau-2: 3C\ntableau-3: 4S\ntableau-4: AH");
    CHECK(two.accepts("foundation-1") == "3S");
    CHECK(two.verdict("tableau-1 foundation-1") == "legal");
    CHECK(two.verdict("tableau-2 foundation-1") == "WrongCard 3S");
    CHECK(two.verdict("tableau-3 foundation-1") == "WrongCard 3S");
    CHECK(two.verdict("tableau-4 foundation-2") == "legal");
    CHECK(two.verdict("tableau-1 foundation-2") == "WrongCard AC AD AH AS");
    const Table full = table("foundation-1: " + rising("S") + "\ntableau-1: AS");
    CHECK(full.verdict("tableau-1 foundation-1") == "FoundationFull"); // no going round
}

TEST_CASE("Malmaison: any foundation's top card may leave for any pile that accepts it [MM-F2]") {
    const Table back = table("foundation-1: AS 2S\nfoundation-2: AS\nfoundation-3: AH\ntableau-1: 3S\ntableau-2: 3C");
    CHECK(back.verdict("foundation-1 tableau-1") == "legal");
    CHECK(back.verdict("foundation-1 tableau-2") == "WrongCard 2C");
    CHECK(back.verdict("foundation-1 foundation-2") == "legal"); // another foundation too
    CHECK(back.verdict("foundation-1 foundation-3") == "WrongCard 2H");
    CHECK(back.verdict("foundation-1 tableau-1 2") == "OnlyTopCardMoves");
}

TEST_CASE("Malmaison: an ace on a foundation may go to a space or an empty foundation [MM-F3]") {
    const Table ace = table("foundation-1: AS\ntableau-1: 3S");
    CHECK(ace.verdict("foundation-1 tableau-2") == "legal");
    CHECK(ace.verdict("foundation-1 foundation-2") == "legal");
    CHECK(ace.after("foundation-1 tableau-2").accepts("foundation-1") == "AC AD AH AS");
}

TEST_CASE("Malmaison: the tableau is built down in suit: on the 6 of hearts only the 5 of hearts [MM-T1]") {
    const Table six = table("tableau-1: 6H\ntableau-2: 5H\ntableau-3: 5D\ntableau-4: 7H\ntableau-5: AH\ntableau-6: KH");
    CHECK(six.accepts("tableau-1") == "5H");
    CHECK(six.verdict("tableau-2 tableau-1") == "legal");
    CHECK(six.verdict("tableau-3 tableau-1") == "WrongCard 5H");
    CHECK(six.verdict("tableau-4 tableau-1") == "WrongCard 5H");
    CHECK(six.verdict("tableau-6 tableau-5") == "TakesNothing"); // no going round
}

TEST_CASE("Malmaison: a run in suit, or any number from its top, moves between tableau piles [MM-T2]") {
    const Table run = table("tableau-1: 2D 8H 7H 6H\ntableau-2: 9H\ntableau-3: 8H\ntableau-4: 7H\ntableau-5: 7S 6H");
    CHECK(run.verdict("tableau-1 tableau-2 3") == "legal");
    CHECK(run.verdict("tableau-1 tableau-3 2") == "legal");
    CHECK(run.verdict("tableau-1 tableau-4 1") == "legal");
    CHECK(run.verdict("tableau-1 tableau-2 4") == "NotARun");
    CHECK(run.verdict("tableau-5 tableau-3 2") == "NotARun"); // spades below hearts
    CHECK(run.after("tableau-1 tableau-2 3")["tableau-2"] == "9H 8H 7H 6H");
    const Table up = table("foundation-1: AH\ntableau-1: 3H 2H\nwaste: 8S 7S\ntableau-2: 9S");
    CHECK(up.verdict("tableau-1 foundation-1 2") == "FoundationTakesSingleCards");
    CHECK(up.verdict("waste tableau-2 2") == "OnlyTopCardMoves"); // runs only in the tableau
}

TEST_CASE("Malmaison: any card, run or foundation card may fill a space [MM-T3]") {
    const Table space = table("tableau-1: 2D 8H 7H\ntableau-2: 3S\nwaste: 9C\nfoundation-1: AS 2S");
    CHECK(space.verdict("tableau-1 tableau-5 1") == "legal");
    CHECK(space.verdict("tableau-1 tableau-5 2") == "legal");
    CHECK(space.verdict("tableau-1 tableau-5 3") == "NotARun");
    CHECK(space.verdict("waste tableau-5") == "legal");
    CHECK(space.verdict("foundation-1 tableau-5") == "legal");
    CHECK(space.after("tableau-2 tableau-5")["tableau-2"] == ""); // and none fills itself
}

TEST_CASE("Malmaison: the top card of a tableau pile goes to a foundation or another pile [MM-T4]") {
    const Table both = table("foundation-1: AS\ntableau-1: 9D 2S\ntableau-2: 3S");
    CHECK(both.verdict("tableau-1 foundation-1") == "legal");
    CHECK(both.verdict("tableau-1 tableau-2") == "legal");
    CHECK(both.verdict("tableau-1 waste") == "NeverPlacedByHand");
}

TEST_CASE("Malmaison: the stock turns one card onto the waste, in a single pass [MM-K1]") {
    const Table two = table("stock: #2C #3D\ntableau-1: KS");
    CHECK(two.events_of("draw") == "Drawn 3D");
    const Table none = two.after("draw").after("draw");
    CHECK(none["waste"] == "3D 2C");
    CHECK(none.verdict("draw") == "StockEmpty");
}

TEST_CASE("Malmaison: the top card of the waste goes to the tableau or the foundations [MM-K2]") {
    const Table waste = table("foundation-1: AH\nwaste: 8C 2H\ntableau-1: 3H\ntableau-2: 3D");
    CHECK(waste.verdict("waste foundation-1") == "legal");
    CHECK(waste.verdict("waste tableau-1") == "legal");
    CHECK(waste.verdict("waste tableau-2") == "WrongCard 2D");
}

TEST_CASE("Malmaison: the game is won when all twelve foundations hold 13 cards [MM-W1, C5]") {
    std::string text = "waste: KC\nfoundation-1: " + rising("C", 12) + '\n';
    for (int pile = 2; pile <= 12; ++pile)
        text += "foundation-" + std::to_string(pile) + ": " + rising(std::string(1, "CDHS"[(pile - 1) % 4])) + '\n';
    const Table almost = table(text);
    CHECK(almost.standing() == "Open");
    CHECK(almost.after("waste foundation-1").standing() == "Won");
    CHECK(almost.after("waste tableau-1").standing() == "Open");
}

} // namespace longwood::tests
