// The facts of tests/rules/double-signora.md.
#include <catch2/catch.hpp>

#include "engine/game.h"
#include "tests/support/table.h"

namespace longwood::tests {
namespace {

Table table(std::string_view text) { return {"double-signora", text}; }
// The same with a king of diamonds on every tableau pile not named, so that no space fills itself.
Table full_table(std::string text) {
    for (int pile = 1; pile <= 11; ++pile) {
        const std::string name = "tableau-" + std::to_string(pile) + ':';
        if (text.find(name) == std::string::npos) text += '\n' + name + " KD";
    }
    return table(text);
}

Table dealt() { return Table::dealt("double-signora", 1); }

// A foundation on the base rank 5 with `count` cards: 5, 6 ... king, ace ... 4.
std::string from_five(std::string_view suits, int count) {
    std::string text;
    for (int i = 0; i < count; ++i)
        text += std::string{' ', "56789TJQKA234"[i], suits[std::size_t(i % 2)]};
    return text;
}

} // namespace

TEST_CASE("Double Signora: sixteen foundations, empty at the start [DS-L1]") {
    for (int pile = 1; pile <= 16; ++pile)
        CHECK(dealt()["foundation-" + std::to_string(pile)] == "");
    CHECK(dealt().verdict("reserve foundation-16") == "legal");
    CHECK(count_of(dealt().rules(), PileKind::Foundation) == 16);
}

TEST_CASE("Double Signora: eleven tableau piles with one face-up card each [DS-L2]") {
    const Table start = dealt();
    for (int pile = 1; pile <= 11; ++pile) {
        CHECK(start.size("tableau-" + std::to_string(pile)) == 1);
        CHECK(start.position().top(PileId::tableau(pile)).face_up());
    }
    CHECK(start.verdict("tableau-1 tableau-12") == "NoSuchPile");
}

TEST_CASE("Double Signora: a reserve of 21 cards, all face up [DS-L3]") {
    const Table start = dealt();
    CHECK(start.size("reserve") == 21);
    for (const Card card : start.position().cards(PileId::reserve()))
        CHECK(card.face_up());
}

TEST_CASE("Double Signora: the other 176 cards are the stock, the waste is empty [DS-L4]") {
    CHECK(dealt().size("stock") == 176);
    CHECK(dealt().size("waste") == 0);
}

TEST_CASE("Double Signora: any card opens the first foundation and sets the base rank of all [DS-F1]") {
    const Table open = full_table("tableau-1: 9H\ntableau-2: 9S\ntableau-3: TC\nreserve: 4D\nwaste: 9C\nstock: #2C");
    CHECK(open.accepts("foundation-1") == "any");
    CHECK(open.verdict("reserve foundation-7") == "legal");
    CHECK(open.events_of("tableau-1 foundation-3") ==
          "Moved 9H tableau-1 foundation-3 1; BaseSet 9; Filled 9C waste tableau-1");
    const Table nines = open.after("tableau-1 foundation-3");
    CHECK(nines.accepts("foundation-1") == "9C 9D 9H 9S");
    CHECK(nines.verdict("tableau-2 foundation-1") == "legal");
    CHECK(nines.verdict("reserve foundation-1") == "WrongCard 9C 9D 9H 9S");
    CHECK(nines.verdict("tableau-3 foundation-3") == "legal");
}

TEST_CASE("Double Signora: the base rank stays when its card is taken back [DS-F1]") {
    const Table taken_back = table("base: 9\nfoundation-1: 9H\ntableau-1: TS").after("foundation-1 tableau-1");
    CHECK(taken_back["foundation-1"] == "");
    CHECK(taken_back.accepts("foundation-1") == "9C 9D 9H 9S");
}

TEST_CASE("Double Signora: only undo restores the open choice of the base rank [DS-F1, C7]") {
    const Table start = dealt();
    Game game{start.rules(), 1};
    game.play({PileId::reserve(), PileId::foundation(1), 1});
    CHECK(game.position().base() != Rank::None);
    game.undo();
    CHECK(game.position().base() == Rank::None);
    CHECK(game.position() == start.position());
}

TEST_CASE("Double Signora: on the 9 of clubs only a red 10 [DS-F2]") {
    const Table nine = table("base: 9\nfoundation-1: 9C\nreserve: TH\nwaste: TS\ntableau-1: TD\ntableau-2: 8H\n"
                             "tableau-3: JH\nstock: #2C");
    CHECK(nine.accepts("foundation-1") == "TD TH");
    CHECK(nine.verdict("reserve foundation-1") == "legal");
    CHECK(nine.verdict("tableau-1 foundation-1") == "legal");
    CHECK(nine.verdict("waste foundation-1") == "WrongCard TD TH");
    CHECK(nine.verdict("tableau-2 foundation-1") == "WrongCard TD TH");
    CHECK(nine.verdict("tableau-3 foundation-1") == "WrongCard TD TH");
}

TEST_CASE("Double Signora: foundations go round from king to ace and stop at thirteen cards [DS-F2, C3]") {
    CHECK(table("base: 5\nfoundation-1:" + from_five("HS", 9)).accepts("foundation-1") == "AC AS");
    const Table twelve = table("base: 5\nfoundation-1:" + from_five("HS", 12) + "\nwaste: 4D\nreserve: 5S");
    CHECK(twelve.verdict("waste foundation-1") == "legal");
    const Table full = twelve.after("waste foundation-1");
    CHECK(full.accepts("foundation-1") == "");
    CHECK(full.verdict("reserve foundation-1") == "FoundationFull");
    CHECK(full.verdict("reserve foundation-2") == "legal");
}

TEST_CASE("Double Signora: a foundation card may leave for a tableau pile with cards or a foundation [DS-F3]") {
    const Table back = table("base: 9\nfoundation-1: 9C TH\nfoundation-2: 9S\nfoundation-3: 9D\ntableau-1: JS\n"
                             "tableau-2: JH\nstock: #2C");
    CHECK(back.verdict("foundation-1 tableau-1") == "legal");
    CHECK(back.verdict("foundation-1 tableau-2") == "WrongCard TC TS");
    CHECK(back.verdict("foundation-1 foundation-2") == "legal");
    CHECK(back.verdict("foundation-1 foundation-3") == "WrongCard TC TS");
    CHECK(back.verdict("foundation-2 foundation-4") == "legal"); // a base card, to an empty foundation
    CHECK(back.verdict("foundation-1 foundation-4") == "WrongCard 9C 9D 9H 9S");
    CHECK(back.verdict("foundation-1 tableau-1 2") == "OnlyTopCardMoves");
}

TEST_CASE("Double Signora: the top card of the reserve goes to the foundations only [DS-R1]") {
    const Table reserve = table("base: 9\nreserve: TC 9H\nfoundation-1: 9C\ntableau-1: TS");
    CHECK(reserve.verdict("reserve foundation-2") == "legal");
    CHECK(reserve.verdict("reserve tableau-1") == "ReserveToFoundationsOnly");
    CHECK(reserve.verdict("reserve tableau-2") == "ReserveToFoundationsOnly"); // not even into a space
    CHECK(reserve.verdict("reserve foundation-2 2") == "OnlyTopCardMoves");
}

TEST_CASE("Double Signora: no card is put on the reserve [DS-R2, C4]") {
    const Table reserve = table("base: 9\nreserve: TC\nfoundation-1: 9C\ntableau-1: 9H\nwaste: 9D");
    for (const char *move : {"tableau-1 reserve", "foundation-1 reserve", "waste reserve"})
        CHECK(reserve.verdict(move) == "NeverPlacedByHand");
}

TEST_CASE("Double Signora: the tableau is built down in alternating colours: on a red 5 only a black 4 [DS-T1]") {
    const Table five = table("tableau-1: 5H\ntableau-2: 4S\ntableau-3: 4C\ntableau-4: 4D\ntableau-5: 6S\nstock: #2C");
    CHECK(five.accepts("tableau-1") == "4C 4S");
    CHECK(five.verdict("tableau-2 tableau-1") == "legal");
    CHECK(five.verdict("tableau-3 tableau-1") == "legal");
    CHECK(five.verdict("tableau-4 tableau-1") == "WrongCard 4C 4S");
    CHECK(five.verdict("tableau-5 tableau-1") == "WrongCard 4C 4S");
}

TEST_CASE("Double Signora: the tableau goes round from ace to king [DS-T1]") {
    const Table ace = table("tableau-1: AH\ntableau-2: KS\ntableau-3: KD\nstock: #2C");
    CHECK(ace.verdict("tableau-2 tableau-1") == "legal");
    CHECK(ace.verdict("tableau-3 tableau-1") == "WrongCard KC KS");
}

TEST_CASE("Double Signora: only single cards move [DS-T2, C1]") {
    const Table pair = table("tableau-1: 5H 4S\ntableau-2: 6C\ntableau-3: 5D\nstock: #2C\nwaste: 5D 4C");
    CHECK(pair.verdict("tableau-1 tableau-2 2") == "OnlySingleCardsMove");
    CHECK(pair.verdict("tableau-1 tableau-3 1") == "legal");
    CHECK(pair.verdict("waste tableau-2 2") == "OnlyTopCardMoves");
}

TEST_CASE("Double Signora: a space is filled at once from the waste [DS-T3]") {
    const Table waste = full_table("tableau-1: 4S\ntableau-2: 5H\nwaste: 7C 8D\nstock: #2C");
    CHECK(waste.events_of("tableau-1 tableau-2") == "Moved 4S tableau-1 tableau-2 1; Filled 8D waste tableau-1");
    const Table after = waste.after("tableau-1 tableau-2");
    CHECK(after["tableau-1"] == "8D");
    CHECK(after["waste"] == "7C");
    CHECK(after["stock"] == "#2C");
}

TEST_CASE("Double Signora: a space is filled from the stock if the waste is empty [DS-T3]") {
    const Table stock = full_table("tableau-1: 4S\ntableau-2: 5H\nstock: #2C #3D");
    CHECK(stock.events_of("tableau-1 tableau-2") == "Moved 4S tableau-1 tableau-2 1; Filled 3D stock tableau-1");
    CHECK(stock.after("tableau-1 tableau-2")["tableau-1"] == "3D");
    CHECK(stock.after("tableau-1 tableau-2")["stock"] == "#2C");
}

TEST_CASE("Double Signora: with waste and stock empty a space stays and takes any tableau card by hand [DS-T4]") {
    const Table bare = table("base: 9\ntableau-1: 4S\ntableau-2: 5H\ntableau-3: KC 7D\nfoundation-1: 9C TH\n"
                             "reserve: 3C")
                           .after("tableau-1 tableau-2");
    CHECK(bare["tableau-1"] == "");
    CHECK(bare.verdict("tableau-3 tableau-1") == "legal");
    CHECK(bare.verdict("tableau-2 tableau-1") == "legal");
    CHECK(bare.verdict("foundation-1 tableau-1") == "SpaceFromTableauOnly");
    CHECK(bare.verdict("reserve tableau-1") == "ReserveToFoundationsOnly");
}

TEST_CASE("Double Signora: while waste or stock has a card, nothing is put into a space by hand [DS-T4, DS-T3]") {
    CHECK(table("tableau-2: 5H 4S\nwaste: 7C").verdict("tableau-2 tableau-1") == "SpaceFillsItself");
    CHECK(table("tableau-2: 5H 4S\nstock: #7C").verdict("tableau-2 tableau-1") == "SpaceFillsItself");
    CHECK(table("tableau-2: 5H 4S\nwaste: 7C").verdict("waste tableau-1") == "SpaceFillsItself");
}

TEST_CASE("Double Signora: tableau cards come from waste, tableau and foundations [DS-T5]") {
    const Table five = table("base: 3\ntableau-1: 5H\ntableau-2: 4S\nwaste: 4C\nfoundation-1: 3H 4C\nreserve: 4S\n"
                             "stock: #4C");
    CHECK(five.verdict("waste tableau-1") == "legal");
    CHECK(five.verdict("tableau-2 tableau-1") == "legal");
    CHECK(five.verdict("foundation-1 tableau-1") == "legal");
    CHECK(five.verdict("reserve tableau-1") == "ReserveToFoundationsOnly");
    CHECK(five.verdict("stock tableau-1") == "StockNotTakenByHand");
}

TEST_CASE("Double Signora: the top card of a tableau pile goes to a foundation or another pile [DS-T6]") {
    const Table both = table("base: 9\nfoundation-1: 9C\ntableau-1: 3C TH\ntableau-2: JS\nstock: #2C");
    CHECK(both.verdict("tableau-1 foundation-1") == "legal");
    CHECK(both.verdict("tableau-1 tableau-2") == "legal");
    CHECK(both.verdict("tableau-1 waste") == "NeverPlacedByHand");
}

TEST_CASE("Double Signora: the stock turns one card onto the waste, in a single pass [DS-K1]") {
    const Table two = full_table("stock: #2C #3D\nwaste: 7C\ntableau-1: KS");
    CHECK(two.events_of("draw") == "Drawn 3D");
    CHECK(two.after("draw")["waste"] == "7C 3D");
    const Table none = two.after("draw").after("draw");
    CHECK(none["stock"] == "");
    CHECK(none.verdict("draw") == "StockEmpty");
}

TEST_CASE("Double Signora: the top card of the waste goes to the foundations or the tableau [DS-K2]") {
    const Table waste = table("base: 9\nfoundation-1: 9C\nwaste: JC TH\ntableau-1: JS\ntableau-2: JD\nstock: #2C");
    CHECK(waste.verdict("waste foundation-1") == "legal");
    CHECK(waste.verdict("waste tableau-1") == "legal");
    CHECK(waste.verdict("waste tableau-2") == "WrongCard TC TS");
    CHECK(waste.verdict("waste reserve") == "NeverPlacedByHand");
}

TEST_CASE("Double Signora: the game is won when all sixteen foundations hold 13 cards [DS-W1, C5]") {
    std::string text = "base: 5\ntableau-4: 4S\nfoundation-1:" + from_five("SH", 12) + '\n';
    for (int pile = 2; pile <= 16; ++pile)
        text += "foundation-" + std::to_string(pile) + ':' + from_five(pile % 2 ? "SH" : "HS", 13) + '\n';
    const Table almost = table(text);
    CHECK(almost.standing() == "Open");
    CHECK(almost.events_of("tableau-4 foundation-1") ==
          "Moved 4S tableau-4 foundation-1 1; Completed foundation-1; Won");
    CHECK(almost.after("tableau-4 foundation-1").standing() == "Won");
}

} // namespace longwood::tests
