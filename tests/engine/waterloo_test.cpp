// The facts of tests/rules/waterloo.md.
#include <catch2/catch.hpp>

#include "tests/support/table.h"

namespace longwood::tests {
namespace {

Table table(std::string_view text) { return {"waterloo", text}; }
Table dealt() { return Table::dealt("waterloo", 1); }

} // namespace

TEST_CASE("Waterloo: the eight aces are dealt onto the eight foundations, one each [WL-L1]") {
    const Table start = dealt();
    std::string aces;
    for (int pile = 1; pile <= 8; ++pile) {
        CHECK(start.size("foundation-" + std::to_string(pile)) == 1);
        aces += start["foundation-" + std::to_string(pile)] + ' ';
    }
    for (const char *ace : {"AC", "AD", "AH", "AS"}) // two of each suit
        CHECK(aces.find(ace) != aces.rfind(ace));
    CHECK(start.verdict("tableau-1 foundation-9") == "NoSuchPile");
}

TEST_CASE("Waterloo: six tableau piles with one face-up card each [WL-L2]") {
    const Table start = dealt();
    for (int pile = 1; pile <= 6; ++pile) {
        CHECK(start.size("tableau-" + std::to_string(pile)) == 1);
        CHECK(start.position().top(PileId::tableau(pile)).face_up());
    }
    CHECK(start.verdict("tableau-1 tableau-7") == "NoSuchPile");
}

TEST_CASE("Waterloo: the other 90 cards are the stock, the waste is empty [WL-L3]") {
    CHECK(dealt().size("stock") == 90);
    CHECK(dealt().size("waste") == 0);
}

TEST_CASE("Waterloo: foundations are built up in suit from ace to king [WL-F1]") {
    const Table four = table("foundation-1: AC 2C 3C 4C\ntableau-1: 5C\ntableau-2: 5S\ntableau-3: 6C");
    CHECK(four.accepts("foundation-1") == "5C");
    CHECK(four.verdict("tableau-1 foundation-1") == "legal");
    CHECK(four.verdict("tableau-2 foundation-1") == "WrongCard 5C");
    CHECK(four.verdict("tableau-3 foundation-1") == "WrongCard 5C");
    const Table full = table("foundation-1: " + rising("C") + "\ntableau-1: AC");
    CHECK(full.verdict("tableau-1 foundation-1") == "FoundationFull"); // no going round
    const Table run = table("foundation-1: AC\ntableau-1: 3C 2C");
    CHECK(run.verdict("tableau-1 foundation-1 2") == "FoundationTakesSingleCards");
}

TEST_CASE("Waterloo: a foundation's top card may leave for any pile that accepts it [WL-F2]") {
    const Table back = table("foundation-1: AC 2C\nfoundation-2: AC\nfoundation-3: AD\ntableau-1: 3H\ntableau-2: 4H");
    CHECK(back.verdict("foundation-1 tableau-1") == "legal");
    CHECK(back.verdict("foundation-1 tableau-2") == "WrongCard 3C 3D 3H 3S");
    CHECK(back.verdict("foundation-1 foundation-2") == "legal"); // another foundation too
    CHECK(back.verdict("foundation-1 foundation-3") == "WrongCard 2D");
    CHECK(back.verdict("foundation-1 tableau-1 2") == "OnlyTopCardMoves");
}

TEST_CASE("Waterloo: an ace on a foundation may go back to a space [WL-F3]") {
    CHECK(table("foundation-1: AC\ntableau-1: 3H").verdict("foundation-1 tableau-2") == "legal");
    CHECK(table("foundation-1: AC\ntableau-1: 2H").verdict("foundation-1 tableau-1") == "legal");
}

TEST_CASE("Waterloo: a foundation whose ace is gone takes any ace, from any pile [WL-F4]") {
    const Table gone = table("foundation-2: AD\ntableau-1: AC\ntableau-2: 2H\nwaste: AS\ntableau-3: AH");
    CHECK(gone.accepts("foundation-1") == "AC AD AH AS");
    CHECK(gone.verdict("tableau-1 foundation-1") == "legal");
    CHECK(gone.verdict("tableau-3 foundation-1") == "legal");
    CHECK(gone.verdict("waste foundation-1") == "legal");
    CHECK(gone.verdict("foundation-2 foundation-1") == "legal");
    CHECK(gone.verdict("tableau-2 foundation-1") == "WrongCard AC AD AH AS");
}

TEST_CASE("Waterloo: the tableau is built down by rank, whatever the suit: on a queen any jack [WL-T1]") {
    const Table queen =
        table("tableau-1: QH\ntableau-2: JH\ntableau-3: JS\ntableau-4: TH\ntableau-5: KH\ntableau-6: AS");
    CHECK(queen.accepts("tableau-1") == "JC JD JH JS");
    CHECK(queen.verdict("tableau-2 tableau-1") == "legal");
    CHECK(queen.verdict("tableau-3 tableau-1") == "legal");
    CHECK(queen.verdict("tableau-4 tableau-1") == "WrongCard JC JD JH JS");
    CHECK(queen.verdict("tableau-5 tableau-1") == "WrongCard JC JD JH JS");
    CHECK(queen.verdict("tableau-5 tableau-6") == "TakesNothing"); // nothing lies on an ace
}

TEST_CASE("Waterloo: only a run in one suit, or any number from its top, moves as a group [WL-T2]") {
    const Table run = table("tableau-1: 9S 8H 7H 6H\ntableau-2: 9D\ntableau-3: 8C\ntableau-4: 7S\ntableau-5: TC");
    CHECK(run.verdict("tableau-1 tableau-2 3") == "legal");
    CHECK(run.verdict("tableau-1 tableau-3 2") == "legal");
    CHECK(run.verdict("tableau-1 tableau-4 1") == "legal");
    CHECK(run.verdict("tableau-1 tableau-5 4") == "NotARun"); // the 9 of spades lies right, but is no part of the run
    CHECK(run.after("tableau-1 tableau-2 3")["tableau-2"] == "9D 8H 7H 6H");
    CHECK(table("waste: 8S 7S\ntableau-2: 9S").verdict("waste tableau-2 2") == "OnlyTopCardMoves");
}

TEST_CASE("Waterloo: any card, run in suit or foundation card may fill a space [WL-T3]") {
    const Table space = table("tableau-1: 2D 8H 7H\ntableau-2: 3S\nwaste: 9C\nfoundation-1: AC 2C");
    CHECK(space.verdict("tableau-1 tableau-5 1") == "legal");
    CHECK(space.verdict("tableau-1 tableau-5 2") == "legal");
    CHECK(space.verdict("tableau-1 tableau-5 3") == "NotARun");
    CHECK(space.verdict("waste tableau-5") == "legal");
    CHECK(space.verdict("foundation-1 tableau-5") == "legal");
    CHECK(space.after("tableau-2 tableau-5")["tableau-2"] == ""); // and none fills itself
}

TEST_CASE("Waterloo: the top card of a tableau pile goes to a foundation or another pile [WL-T4]") {
    const Table both = table("foundation-1: AC\ntableau-1: 9D 2C\ntableau-2: 3S");
    CHECK(both.verdict("tableau-1 foundation-1") == "legal");
    CHECK(both.verdict("tableau-1 tableau-2") == "legal");
    CHECK(both.verdict("tableau-1 waste") == "NeverPlacedByHand");
}

TEST_CASE("Waterloo: the stock turns one card onto the waste, in a single pass [WL-K1]") {
    const Table two = table("stock: #2C #3D\ntableau-1: KS");
    CHECK(two.events_of("draw") == "Drawn 3D");
    const Table none = two.after("draw").after("draw");
    CHECK(none["waste"] == "3D 2C");
    CHECK(none.verdict("draw") == "StockEmpty");
}

TEST_CASE("Waterloo: the top card of the waste goes to the tableau or the foundations [WL-K2]") {
    const Table waste = table("foundation-1: AH\nwaste: 8C 2H\ntableau-1: 3S\ntableau-2: 4D");
    CHECK(waste.verdict("waste foundation-1") == "legal");
    CHECK(waste.verdict("waste tableau-1") == "legal");
    CHECK(waste.verdict("waste tableau-2") == "WrongCard 3C 3D 3H 3S");
}

TEST_CASE("Waterloo: the game is won when all eight foundations hold 13 cards [WL-W1, C5]") {
    std::string text = "tableau-6: KC\nfoundation-1: " + rising("C", 12) + '\n';
    for (int pile = 2; pile <= 8; ++pile)
        text += "foundation-" + std::to_string(pile) + ": " + rising(std::string(1, "CDHS"[(pile - 1) % 4])) + '\n';
    const Table almost = table(text);
    CHECK(almost.standing() == "Open");
    CHECK(almost.events_of("tableau-6 foundation-1") ==
          "Moved KC tableau-6 foundation-1 1; Completed foundation-1; Won");
    CHECK(almost.after("tableau-6 foundation-1").standing() == "Won");
}

} // namespace longwood::tests
