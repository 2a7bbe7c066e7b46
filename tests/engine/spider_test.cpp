// The facts of tests/rules/spider.md.
#include <catch2/catch.hpp>

#include "tests/support/table.h"

namespace longwood::tests {
namespace {

Table table(std::string_view text) { return {"spider", text}; }

// One card on every pile.
std::string full_row(std::string_view first) {
    std::string text = "tableau-1: " + std::string(first) + '\n';
    for (int pile = 2; pile <= 10; ++pile)
        text += "tableau-" + std::to_string(pile) + ": 9C\n";
    return text;
}

} // namespace

TEST_CASE("Spider: four piles of six cards, six of five, only the top one face up, 50 cards in the stock [SP-1]") {
    const Table start = Table::dealt("spider", 1);
    for (int pile = 1; pile <= 10; ++pile) {
        const auto cards = start.position().cards(PileId::tableau(pile));
        REQUIRE(cards.size() == (pile <= 4 ? 6 : 5));
        for (std::size_t i = 0; i < cards.size(); ++i)
            CHECK(cards[i].face_up() == (i + 1 == cards.size()));
    }
    CHECK(start.size("stock") == 50);
    CHECK(start.verdict("tableau-1 tableau-11") == "NoSuchPile");
    CHECK(start.verdict("tableau-1 foundation-1") == "NoSuchPile");
    CHECK(count_of(start.rules(), PileKind::Sequence) == 8);
}

TEST_CASE("Spider: built down by rank, whatever the suit, but only a run in one suit moves as a group [SP-2]") {
    const Table piles = table("tableau-1: 8S 7H 6H\ntableau-2: 8D\ntableau-3: 9H\ntableau-4: #2C");
    CHECK(piles.accepts("tableau-2") == "7C 7D 7H 7S");
    CHECK(piles.verdict("tableau-1 tableau-2 2") == "legal");
    CHECK(piles.verdict("tableau-1 tableau-3 3") == "NotARun");
    CHECK(piles.verdict("tableau-1 tableau-2 1") == "WrongCard 7C 7D 7H 7S");
}

TEST_CASE("Spider: any card or run in suit fills a space [SP-2]") {
    const Table piles = table("tableau-1: 8S 7H 6H\ntableau-2: 8D");
    CHECK(piles.verdict("tableau-1 tableau-3 1") == "legal");
    CHECK(piles.verdict("tableau-1 tableau-3 2") == "legal");
    CHECK(piles.verdict("tableau-1 tableau-3 3") == "NotARun");
}

TEST_CASE("Spider: a whole run in one suit, the top part of a longer pile too, goes to a sequence [SP-3]") {
    const Table piles = table("tableau-1: #4S " + falling("H") + "\ntableau-2: " + falling("HS"));
    CHECK(piles.verdict("tableau-1 sequence-3 13") == "legal");
    CHECK(piles.verdict("tableau-1 sequence-8 13") == "legal");
    CHECK(piles.verdict("tableau-1 sequence-3 12") == "SequenceNeedsWholeRun");
    CHECK(piles.verdict("tableau-2 sequence-3 13") == "NotARun"); // two suits
    CHECK(piles.after("tableau-1 sequence-3 13")["tableau-1"] == "4S");
}

TEST_CASE("Spider: a sequence never comes back, and is never laid away by itself [SP-3, C8]") {
    const Table home = table("tableau-1: #4S " + falling("H") + "\ntableau-2: 5S").after("tableau-1 sequence-3 13");
    CHECK(home.verdict("sequence-3 tableau-3 1") == "FoundationKeepsCards");
    CHECK(home.verdict("sequence-3 tableau-3 13") == "FoundationKeepsCards");
    const Table nearly = table("tableau-1: " + falling("H", 12) + "\ntableau-2: AH");
    CHECK(nearly.after("tableau-2 tableau-1").size("tableau-1") == 13);
}

TEST_CASE("Spider: the stock deals one face-up card on each pile [SP-4]") {
    const Table start = Table::dealt("spider", 1);
    const Table dealt = start.after("draw");
    CHECK(dealt.size("stock") == 40);
    for (int pile = 1; pile <= 10; ++pile) {
        CHECK(dealt.size("tableau-" + std::to_string(pile)) == (pile <= 4 ? 7 : 6));
        CHECK(dealt.position().top(PileId::tableau(pile)).face_up());
    }
}

TEST_CASE("Spider: no deal while there is a space, unless fewer than ten cards are on the tableau [SP-4]") {
    const std::string stock = "stock: #2C #3C #4C #5C #6C #7C #8C #9C #TC #JC\n";
    CHECK(table(full_row("9C") + stock).verdict("draw") == "legal");
    CHECK(table("tableau-1: 4D 5H 9C 2D 4D 3S\ntableau-2: KC 4C 5C 6H\n" + stock).verdict("draw") ==
          "DealNeedsNoSpace"); // ten cards, and spaces
    CHECK(table("tableau-1: 4D 5H 9C 2D 4D 3S\ntableau-2: KC 4C 5C\n" + stock).verdict("draw") == "legal"); // nine
    CHECK(table(stock).verdict("draw") == "legal"); // a table swept clean
}

TEST_CASE("Spider: when the stock is empty, nothing is dealt [SP-4]") {
    CHECK(table(full_row("9C")).verdict("draw") == "StockEmpty");
}

TEST_CASE("Spider: the game is won with the eighth sequence [SP-3, C5]") {
    std::string text;
    for (int pile = 1; pile <= 7; ++pile)
        text += "sequence-" + std::to_string(pile) + ": " + falling(std::string(1, "CDHSCDH"[pile - 1])) + '\n';
    const Table last = table(text + "tableau-4: " + falling("S"));
    CHECK(last.standing() == "Open");
    CHECK(last.after("tableau-4 sequence-8 13").standing() == "Won");
}

} // namespace longwood::tests
