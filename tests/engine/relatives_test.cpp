// The relatives that are "as" a main variant in everything but something: tests/rules/rouge-forty.md,
// signora.md, empress-of-italy.md, sixty-thieves.md and rueil.md.
#include <catch2/catch.hpp>

#include "engine/game.h"
#include "engine/variants.h"
#include "tests/support/table.h"

namespace longwood::tests {
namespace {

// How often the stock can be used until it is refused, and the table then.
Table after_draws(Table table, int most) {
    for (int i = 0; i < most && table.verdict("draw") == "legal"; ++i)
        table = table.after("draw");
    return table;
}

// What a variant answers to a table and a move, and what the variant does that it is like.
bool answers_as(std::string_view relative, std::string_view variant, std::string_view text, std::string_view move) {
    return Table{relative, text}.verdict(move) == Table{variant, text}.verdict(move);
}

} // namespace

TEST_CASE("Rouge Forty: ten piles of four cards, only the top one face up, 64 cards in the stock [RF-1]") {
    const Table start = Table::dealt("rouge-forty", 7);
    for (int pile = 1; pile <= 10; ++pile) {
        const auto cards = start.position().cards(PileId::tableau(pile));
        REQUIRE(cards.size() == 4);
        CHECK(cards.back().face_up());
        CHECK(cards[2].face_down());
    }
    CHECK(start.size("stock") == 64);
    CHECK(start.verdict("waste tableau-1") == "NoSuchPile");
}

TEST_CASE("Rouge Forty: foundations, sequences and tableau are those of Rouge et Noir [RF-1]") {
    const std::string text = "foundation-1: AH\ntableau-1: AD\ntableau-2: AC\ntableau-3: " + falling("HS") +
                             "\ntableau-4: #2C KD\ntableau-6: QS\ntableau-7: 2D\n";
    const Table table{"rouge-forty", text};
    CHECK(table.verdict("tableau-2 foundation-2") == "legal");
    CHECK(table.verdict("tableau-1 foundation-2") == "PairNeedsOtherColor AC AS");
    CHECK(table.verdict("tableau-3 sequence-1 13") == "legal");
    CHECK(table.verdict("tableau-6 tableau-4") == "legal");
    CHECK(table.verdict("tableau-4 tableau-5") == "legal");
    for (const char *move : {"tableau-2 foundation-2", "tableau-1 foundation-2", "tableau-3 sequence-1 13",
                             "tableau-3 sequence-1 12", "tableau-6 tableau-4", "tableau-6 tableau-5",
                             "tableau-4 tableau-5", "tableau-7 foundation-1", "foundation-1 foundation-2"})
        CHECK(answers_as("rouge-forty", "rouge-et-noir", text, move));
}

TEST_CASE("Rouge Forty: a third sequence with a king of one colour ends all hope, as in Rouge et Noir [RF-1]") {
    const Table two{"rouge-forty", "sequence-1: " + falling("HS") + "\nsequence-2: " + falling("DC") +
                                       "\ntableau-1: " + falling("HC") + "\ntableau-2: #2S 3D\nstock: #5C"};
    CHECK(two.standing() == "Open");
    CHECK(two.after("tableau-1 sequence-3 13").standing() == "ProvedDead");
}

TEST_CASE("Rouge Forty: six deals reach every pile, the last one the four on the left [RF-2]") {
    Table table = Table::dealt("rouge-forty", 7);
    for (int i = 0; i < 6; ++i)
        table = table.after("draw");
    CHECK(table.size("stock") == 4);
    CHECK(table.size("tableau-10") == 10);
    table = table.after("draw");
    CHECK(table.size("tableau-4") == 11);
    CHECK(table.size("tableau-5") == 10);
    CHECK(table.verdict("draw") == "StockEmpty");
}

TEST_CASE("Signora: eight foundations, nine piles of one card, a reserve of 11, 84 cards in the stock [SG-1]") {
    const Table start = Table::dealt("signora", 3);
    CHECK(start.size("reserve") == 11);
    CHECK(start.size("tableau-9") == 1);
    CHECK(start.size("stock") == 84);
    CHECK(start.size("waste") == 0);
    CHECK(start.size("foundation-8") == 0);
    CHECK(start.verdict("reserve foundation-8") == "legal");
    CHECK(start.verdict("reserve foundation-9") == "NoSuchPile");
    CHECK(start.verdict("tableau-10 foundation-1") == "NoSuchPile");
}

TEST_CASE("Signora: the first card sets the base rank, spaces fill from the waste first [SG-1]") {
    const std::string text = "reserve: 9D 7H\nwaste: 5C\ntableau-1: 6S\ntableau-2: 7D\nstock: #KC #KD\n";
    const Table table{"signora", text};
    CHECK(table.after("reserve foundation-3").accepts("foundation-1") == "7C 7D 7H 7S");
    CHECK(table.after("reserve foundation-3").accepts("foundation-3") == "8C 8S");
    CHECK(table.after("tableau-1 tableau-2")["tableau-1"] == "5C");
    CHECK(table.verdict("reserve tableau-1") == "ReserveToFoundationsOnly");
    for (const char *move : {"reserve tableau-1", "tableau-1 tableau-2", "waste tableau-1", "tableau-2 tableau-3",
                             "waste foundation-1", "tableau-1 foundation-1 2"})
        CHECK(answers_as("signora", "double-signora", text, move));
    CHECK(after_draws(table, 9).verdict("draw") == "StockEmpty"); // one pass
}

TEST_CASE("Empress of Italy: a card dealt onto the first foundation sets the base rank [EI-1]") {
    for (const DealNumber number : {DealNumber{5}, DealNumber{6}, DealNumber{7}}) {
        const Table start = Table::dealt("empress-of-italy", number);
        CHECK(start.size("foundation-1") == 1);
        CHECK(start.size("foundation-2") == 0);
        CHECK(start.position().base() == start.position().top(PileId::foundation(1)).rank());
        CHECK(start.size("reserve") == 19);
        CHECK(start.size("tableau-11") == 1);
        CHECK(start.size("stock") == 177);
    }
}

TEST_CASE("Empress of Italy: the base rank stays even if the dealt card is taken back [EI-1]") {
    const Table table{"empress-of-italy", "base: 7\nfoundation-1: 7H\ntableau-1: 8S\nstock: #2C"};
    const Table back = table.after("foundation-1 tableau-1");
    CHECK(back.size("foundation-1") == 0);
    CHECK(back.accepts("foundation-2") == "7C 7D 7H 7S");
}

TEST_CASE("Empress of Italy: a space is filled from the stock, from the waste when the stock is empty [EI-2]") {
    std::string text = "base: 7\nfoundation-1: 7H\nwaste: 2D 5C\ntableau-1: 8S\ntableau-2: 9D\n";
    for (int pile = 3; pile <= 11; ++pile)
        text += "tableau-" + std::to_string(pile) + ": QC\n";
    const Table with_stock{"empress-of-italy", text + "stock: #KC #KD\n"};
    CHECK(with_stock.after("tableau-1 tableau-2")["tableau-1"] == "KD");
    CHECK(with_stock.after("tableau-1 tableau-2")["waste"] == "2D 5C");
    CHECK(with_stock.after("tableau-1 foundation-1")["tableau-1"] == "KD");
    const Table without{"empress-of-italy", text};
    CHECK(without.after("tableau-1 tableau-2")["tableau-1"] == "5C");
    CHECK(without.after("tableau-1 tableau-2")["waste"] == "2D");
}

TEST_CASE("Sixty Thieves: dealt and built as Malmaison, but only single cards move [ST-1]") {
    CHECK(deal(*find_variant("sixty-thieves"), 12) == deal(*find_variant("malmaison"), 12));
    const std::string text = "tableau-1: 9H 8H\ntableau-2: TH\ntableau-3: 9S\nfoundation-1: AC 2C\nwaste: 3C\n";
    const Table table{"sixty-thieves", text};
    CHECK(table.verdict("tableau-1 tableau-2 2") == "OnlySingleCardsMove");
    CHECK(table.verdict("tableau-1 tableau-4 2") == "OnlySingleCardsMove");
    CHECK(table.verdict("tableau-1 tableau-4") == "legal");
    CHECK(Table{"malmaison", text}.verdict("tableau-1 tableau-2 2") == "legal");
    for (const char *move : {"tableau-1 tableau-3", "tableau-1 tableau-4", "waste foundation-1", "waste tableau-4",
                             "foundation-1 tableau-4", "draw"})
        CHECK(answers_as("sixty-thieves", "malmaison", text, move));
}

TEST_CASE("Rueil: dealt as Malmaison, and runs move [RU-1]") {
    CHECK(deal(*find_variant("rueil"), 12) == deal(*find_variant("malmaison"), 12));
    const Table table{"rueil", "tableau-1: 9H 8H\ntableau-2: TH\ntableau-3: TS"};
    CHECK(table.verdict("tableau-1 tableau-2 2") == "legal");
    CHECK(table.verdict("tableau-1 tableau-3 2") == "WrongCard 9S");
}

TEST_CASE("Rueil: the waste is turned over once, unshuffled, to become the stock again [RU-1]") {
    const Table start{"rueil", "stock: #3C #5D #9S\nwaste: 2H\ntableau-1: KC"};
    const Table turned = after_draws(start, 3);
    CHECK(turned["waste"] == "2H 9S 5D 3C");
    const Table again = turned.after("draw");
    CHECK(turned.events_of("draw").starts_with("Redealt"));
    CHECK(again["waste"] == "");
    CHECK(again["stock"] == "#3C #5D #9S #2H"); // the first card of the first pass comes first again
    const Table end = after_draws(again, 9);
    CHECK(end["waste"] == "2H 9S 5D 3C");
    CHECK(end.verdict("draw") == "NoRedealLeft");
}

TEST_CASE("Rueil: undo takes the turning over back, and it is possible again [RU-1, C7]") {
    Game game{*find_variant("rueil"), 11};
    for (int i = 0; i < 97; ++i)
        game.play(Move::use_stock());
    CHECK(game.position().redeals_used() == 1);
    game.undo();
    CHECK(game.position().redeals_used() == 0);
    CHECK(game.position().size(PileId::waste()) == 96);
    CHECK(is_legal(*find_variant("rueil"), game.position(), Move::use_stock()));
}

TEST_CASE("Rueil: with an empty waste nothing is turned over [RU-1]") {
    CHECK(Table{"rueil", "tableau-1: KC 3D"}.verdict("draw") == "StockAndWasteEmpty");
}

} // namespace longwood::tests
