// The facts of tests/rules/forty-thieves.md.
#include <catch2/catch.hpp>

#include "tests/support/table.h"

namespace longwood::tests {
namespace {

Table table(std::string_view text) { return {"forty-thieves", text}; }

} // namespace

TEST_CASE("Forty Thieves: ten piles of four cards, all face up, eight foundations, 64 cards in the stock [FT-1]") {
    const Table start = Table::dealt("forty-thieves", 1);
    for (int pile = 1; pile <= 10; ++pile) {
        CHECK(start.size("tableau-" + std::to_string(pile)) == 4);
        for (const Card card : start.position().cards(PileId::tableau(pile)))
            CHECK(card.face_up());
    }
    CHECK(start.size("stock") == 64);
    CHECK(start.accepts("foundation-8") == "AC AD AH AS");
    CHECK(start.verdict("tableau-1 foundation-9") == "NoSuchPile");
}

TEST_CASE("Forty Thieves: foundations are built up in suit from ace to king [FT-1]") {
    const Table two = table("foundation-1: AS 2S\ntableau-1: 3S\ntableau-2: 3C\nwaste: AH");
    CHECK(two.verdict("tableau-1 foundation-1") == "legal");
    CHECK(two.verdict("tableau-2 foundation-1") == "WrongCard 3S");
    CHECK(two.verdict("waste foundation-2") == "legal");
}

TEST_CASE("Forty Thieves: the stock turns one card onto the waste, in a single pass [FT-1]") {
    const Table start = table("stock: #2C #3D\ntableau-1: KH");
    CHECK(start.after("draw")["waste"] == "3D");
    const Table end = start.after("draw").after("draw");
    CHECK(end["waste"] == "3D 2C");
    CHECK(end.verdict("draw") == "StockEmpty");
}

TEST_CASE("Forty Thieves: the tableau is built down in suit, card by card, and any card fills a space [FT-2]") {
    const Table piles = table("tableau-1: 7H 6H\ntableau-2: 8H\ntableau-3: 7S\nwaste: 4D");
    CHECK(piles.accepts("tableau-2") == "7H");
    CHECK(piles.verdict("tableau-1 tableau-3") == "WrongCard 6S");
    CHECK(piles.verdict("tableau-1 tableau-2 2") == "OnlySingleCardsMove");
    CHECK(piles.verdict("tableau-1 tableau-4 2") == "OnlySingleCardsMove");
    CHECK(piles.verdict("tableau-1 tableau-4") == "legal");
    CHECK(piles.verdict("waste tableau-4") == "legal");
}

TEST_CASE("Forty Thieves: a foundation's top card may leave for any pile that accepts it [FT-3]") {
    const Table back = table("foundation-1: AS 2S\nfoundation-2: AS\nfoundation-3: AH\ntableau-1: 3S\ntableau-2: 3C");
    CHECK(back.verdict("foundation-1 tableau-1") == "legal");
    CHECK(back.verdict("foundation-1 tableau-2") == "WrongCard 2C");
    CHECK(back.verdict("foundation-1 tableau-3") == "legal"); // a space
    CHECK(back.verdict("foundation-1 foundation-2") == "legal");
    CHECK(back.verdict("foundation-3 foundation-4") == "legal");
}

} // namespace longwood::tests
