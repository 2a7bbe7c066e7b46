// The facts of tests/rules/klondike.md and klondike-one.md, and what a stock without end means for
// moves that change nothing.
#include <catch2/catch.hpp>

#include "engine/game.h"
#include "engine/player/hint.h"
#include "engine/variants.h"
#include "tests/support/table.h"

namespace longwood::tests {
namespace {

Table table(std::string_view text) { return {"klondike", text}; }

Table after_draws(Table table, int draws) {
    for (int i = 0; i < draws; ++i)
        table = table.after("draw");
    return table;
}

} // namespace

TEST_CASE("Klondike: seven piles of one to seven cards, only the top one face up, 24 cards in the stock [KL-1]") {
    const Table start = Table::dealt("klondike", 1);
    for (int pile = 1; pile <= 7; ++pile) {
        const auto cards = start.position().cards(PileId::tableau(pile));
        REQUIRE(int(cards.size()) == pile);
        for (std::size_t i = 0; i < cards.size(); ++i)
            CHECK(cards[i].face_up() == (i + 1 == cards.size()));
    }
    CHECK(start.size("stock") == 24);
    CHECK(start.size("waste") == 0);
}

TEST_CASE("Klondike: four foundations, built up in suit from the ace [KL-1]") {
    const Table piles = table("foundation-1: AS 2S\ntableau-1: 3S\ntableau-2: 3C\ntableau-3: AD");
    CHECK(piles.verdict("tableau-1 foundation-1") == "legal");
    CHECK(piles.verdict("tableau-2 foundation-1") == "WrongCard 3S");
    CHECK(piles.verdict("tableau-3 foundation-4") == "legal");
    CHECK(piles.verdict("tableau-3 foundation-5") == "NoSuchPile");
}

TEST_CASE("Klondike: built down in alternating colours, face-up runs move, any number from the top [KL-2]") {
    const Table piles = table("tableau-1: #2C 9S 8H 7C\ntableau-2: TD\ntableau-3: 9C\ntableau-4: 8D\ntableau-5: TS");
    CHECK(piles.accepts("tableau-2") == "9C 9S");
    CHECK(piles.verdict("tableau-1 tableau-2 3") == "legal");
    CHECK(piles.verdict("tableau-1 tableau-3 2") == "legal");
    CHECK(piles.verdict("tableau-1 tableau-4 1") == "legal");
    CHECK(piles.verdict("tableau-1 tableau-5 3") == "WrongCard 9D 9H");
    CHECK(piles.verdict("tableau-1 tableau-2 4") == "CardsFaceDown");
}

TEST_CASE("Klondike: only a king or a run led by a king fills a space [KL-2]") {
    const Table piles = table("tableau-1: #2C KS QH\ntableau-2: TD\ntableau-3: #3C KD\nwaste: KC\nfoundation-1: AH 2H");
    CHECK(piles.verdict("tableau-1 tableau-4 2") == "legal");
    CHECK(piles.verdict("tableau-1 tableau-4 1") == "WrongCard KC KD KH KS");
    CHECK(piles.verdict("tableau-3 tableau-4") == "legal");
    CHECK(piles.verdict("waste tableau-4") == "legal");
    CHECK(piles.verdict("foundation-1 tableau-4") == "WrongCard KC KD KH KS");
}

TEST_CASE("Klondike: the stock turns three cards, fewer if fewer are left, and the last is playable [KL-3]") {
    const Table start = table("stock: #9C #3D #2H #7S\ntableau-1: 4C\ntableau-2: 8D");
    const Table once = start.after("draw");
    CHECK(once["waste"] == "7S 2H 3D"); // one after the other
    CHECK(once.verdict("waste tableau-1") == "legal");
    CHECK(once.verdict("waste tableau-2") == "WrongCard 7C 7S"); // the 7 lies under two others
    CHECK(once.after("draw")["waste"] == "7S 2H 3D 9C");
}

TEST_CASE("Klondike: the waste is turned over without limit, unshuffled [KL-3]") {
    Game game{*find_variant("klondike"), 2};
    const Position start = game.position();
    for (int pass = 1; pass <= 300; ++pass) {
        for (int draw = 0; draw < 9; ++draw)
            game.play(Move::use_stock());
        REQUIRE(game.position().redeals_used() == pass);
        REQUIRE(std::ranges::equal(game.position().cards(PileId::stock()), start.cards(PileId::stock())));
    }
}

TEST_CASE("Klondike: with stock and waste both empty the stock is refused [KL-3]") {
    CHECK(table("tableau-1: KC 3D").verdict("draw") == "StockAndWasteEmpty");
}

TEST_CASE("Klondike: the top card of a foundation comes back to the tableau, not to another foundation [KL-4]") {
    const Table piles = table("foundation-1: AS 2S\nfoundation-2: AH\ntableau-1: 3D\ntableau-2: 3C");
    CHECK(piles.verdict("foundation-1 tableau-1") == "legal");
    CHECK(piles.verdict("foundation-1 tableau-2") == "WrongCard 2D 2H");
    CHECK(piles.verdict("foundation-2 foundation-3") == "FoundationToTableauOnly");
    CHECK(piles.verdict("foundation-1 tableau-1 2") == "OnlyTopCardMoves");
}

TEST_CASE("Klondike with one card: dealt and built as Klondike, but the stock turns one card at a time [KO-1]") {
    CHECK(deal(*find_variant("klondike-one"), 9) == deal(*find_variant("klondike"), 9));
    const Table start{"klondike-one", "stock: #9C #3D #2H\ntableau-1: 3S\ntableau-2: TH"};
    CHECK(start.after("draw")["waste"] == "2H");
    CHECK(start.after("draw").verdict("waste tableau-1") == "legal");
    CHECK(after_draws(start, 3)["waste"] == "2H 3D 9C"); // every card once on top
    CHECK(after_draws(start, 4)["stock"] == "#9C #3D #2H");
    CHECK(after_draws(start, 12)["stock"] == "#9C #3D #2H"); // without limit
    CHECK(start.verdict("tableau-1 tableau-3") == "WrongCard KC KD KH KS");
}

TEST_CASE("A stock that was seen through and brings nothing playable changes nothing [C5, C6]") {
    // Neither the 9, the 8 nor the 6 fits anywhere.
    const Table first_pass{"klondike-one", "stock: #9C #8C #6C\ntableau-1: #2D 4H\ntableau-2: #2S JH"};
    CHECK(first_pass.standing() == "Open"); // nobody has seen these cards
    CHECK(after_draws(first_pass, 2).standing() == "Open");
    const Table seen = after_draws(first_pass, 3); // all three on the waste
    CHECK(seen.legal() == "draw");
    CHECK(seen.standing() == "OnlyIdleMovesLeft");
    CHECK(after_draws(first_pass, 5).standing() == "OnlyIdleMovesLeft");
    CHECK(useful_moves(seen.rules(), seen.position()).empty());
    CHECK_FALSE(hint(seen.rules(), seen.position()));
}

TEST_CASE("A stock that brings one playable card, in this pass or the next, is worth using [C5, C6]") {
    const Table next_pass{"klondike-one", "stock: #9C #8C #3C\ntableau-1: #2D 4H\ntableau-2: #2S JH"};
    const Table passed = after_draws(next_pass, 2); // the 3 went by
    CHECK(after_draws(next_pass, 5).standing() == "Open");
    CHECK(passed.standing() == "Open");
    CHECK(hint(passed.rules(), passed.position())->purpose == Purpose::UsesStock);
}

TEST_CASE("Of three cards turned at once only the last counts, also for what changes nothing [C5, KL-3]") {
    // The 3 would play, but it always lies under the 8 and the 9, until the waste is turned over with a card less.
    const Table under{"klondike", "stock: #9C #8C #3C\ntableau-1: #2D 4H\ntableau-2: #2S JH"};
    CHECK(under.after("draw").standing() == "OnlyIdleMovesLeft");
    const Table over{"klondike", "stock: #3C #8C #9C\ntableau-1: #2D 4H\ntableau-2: #2S JH"};
    CHECK(over.after("draw").after("draw").standing() == "Open");
}

TEST_CASE("The last pass of Rueil, all of it seen, changes nothing when none of its cards plays [C5, RU-1]") {
    const Table start{"rueil", "stock: #9C #8D #6C\ntableau-1: 2D 4H\ntableau-2: 2S JH"};
    // A space takes any card, so all are filled.
    std::string filled = "stock: #9C #8D #6C\n";
    for (int pile = 1; pile <= 12; ++pile)
        filled += "tableau-" + std::to_string(pile) + ": 2S KH\n";
    const Table stuck{"rueil", filled};
    CHECK(stuck.standing() == "Open"); // not seen yet
    CHECK(after_draws(stuck, 3).standing() == "OnlyIdleMovesLeft");
    CHECK(after_draws(stuck, 5).standing() == "OnlyIdleMovesLeft");
    CHECK(after_draws(stuck, 7).standing() == "NoMoveLeft");
    CHECK(after_draws(start, 3).standing() == "Open"); // spaces take them
}

} // namespace longwood::tests
