// The facts of tests/rules/rouge-et-noir.md.
#include <catch2/catch.hpp>

#include "tests/support/table.h"

namespace longwood::tests {
namespace {

Table table(std::string_view text) { return {"rouge-et-noir", text}; }
Table dealt() { return Table::dealt("rouge-et-noir", 1); }

// Colour foundations that miss their kings, and whole sequences.
std::string almost_won() {
    return "foundation-1: " + rising("H", 12) + "\nfoundation-2: " + rising("S", 13) +
           "\nfoundation-3: " + rising("D", 13) + "\nfoundation-4: " + rising("C", 13) +
           "\nsequence-1: " + falling("HS") + "\nsequence-2: " + falling("SH") + "\nsequence-3: " + falling("DC") +
           "\nsequence-4: " + falling("CD") + "\ntableau-3: KH\n";
}

} // namespace

TEST_CASE("Rouge et Noir: four colour foundations, empty at the start, 1 and 2 a pair and 3 and 4 [RN-L1]") {
    for (const char *pile : {"foundation-1", "foundation-2", "foundation-3", "foundation-4"}) {
        CHECK(dealt()[pile] == "");
        CHECK(dealt().accepts(pile) == "AC AD AH AS");
    }
    CHECK(dealt().verdict("tableau-1 foundation-5") == "NoSuchPile");
    const Table one = table("foundation-2: AS\nfoundation-3: AH");
    CHECK(one.accepts("foundation-1") == "AD AH");
    CHECK(one.accepts("foundation-4") == "AC AS");
}

TEST_CASE("Rouge et Noir: four sequence foundations, empty at the start [RN-L2]") {
    for (const char *pile : {"sequence-1", "sequence-2", "sequence-3", "sequence-4"}) {
        CHECK(dealt()[pile] == "");
        CHECK(dealt().accepts(pile) == "KC KD KH KS");
    }
    CHECK(dealt().verdict("tableau-1 sequence-5") == "NoSuchPile");
}

TEST_CASE("Rouge et Noir: the tableau is dealt as a stair of 8 to 1, 1 and no card [RN-L3]") {
    const int stair[] = {8, 7, 6, 5, 4, 3, 2, 1, 1, 0};
    for (int pile = 1; pile <= 10; ++pile)
        CHECK(dealt().size("tableau-" + std::to_string(pile)) == stair[pile - 1]);
    CHECK(dealt().verdict("tableau-1 tableau-11") == "NoSuchPile");
}

TEST_CASE("Rouge et Noir: only the last card of each tableau pile is dealt face up [RN-L4]") {
    const Table start = dealt();
    for (int pile = 1; pile <= 9; ++pile) {
        const auto cards = start.position().cards(PileId::tableau(pile));
        for (std::size_t i = 0; i < cards.size(); ++i)
            CHECK(cards[i].face_up() == (i + 1 == cards.size()));
    }
}

TEST_CASE("Rouge et Noir: the other 67 cards are the stock, face down, and there is no waste [RN-L5]") {
    const Table start = dealt();
    CHECK(start.size("stock") == 67);
    for (const Card card : start.position().cards(PileId::stock()))
        CHECK(card.face_down());
    CHECK(start.verdict("waste tableau-1") == "NoSuchPile");
}

TEST_CASE("Rouge et Noir: a colour foundation is built up in its colour, whatever the suit [RN-F1]") {
    const Table red = table("foundation-1: AH 2D\ntableau-1: 3H\ntableau-2: 3D\ntableau-3: 3S\ntableau-4: 4H");
    CHECK(red.accepts("foundation-1") == "3D 3H");
    CHECK(red.verdict("tableau-1 foundation-1") == "legal");
    CHECK(red.verdict("tableau-2 foundation-1") == "legal");
    CHECK(red.verdict("tableau-3 foundation-1") == "WrongCard 3D 3H");
    CHECK(red.verdict("tableau-4 foundation-1") == "WrongCard 3D 3H");
    CHECK(table("foundation-2: AS").accepts("foundation-2") == "2C 2S");
    CHECK(table("foundation-2: " + rising("S")).accepts("foundation-2") == "");
}

TEST_CASE("Rouge et Noir: a colour foundation takes one card at a time [RN-F1]") {
    const Table run = table("foundation-1: AH\ntableau-1: 3S 2H");
    CHECK(run.verdict("tableau-1 foundation-1 1") == "legal");
    CHECK(run.verdict("tableau-1 foundation-1 2") == "FoundationTakesSingleCards");
}

TEST_CASE("Rouge et Noir: of each pair one foundation begins with a red ace, the other with a black one [RN-F2]") {
    const Table aces = table("tableau-1: AH\ntableau-2: AD\ntableau-3: AS\ntableau-4: 2H");
    CHECK(aces.verdict("tableau-1 foundation-2") == "legal"); // either slot, either colour
    CHECK(aces.verdict("tableau-3 foundation-1") == "legal");
    CHECK(aces.verdict("tableau-4 foundation-1") == "WrongCard AC AD AH AS");
    const Table one = aces.after("tableau-1 foundation-2");
    CHECK(one.accepts("foundation-1") == "AC AS");
    CHECK(one.verdict("tableau-2 foundation-1") == "PairNeedsOtherColor AC AS");
    CHECK(one.verdict("tableau-4 foundation-1") == "WrongCard AC AS");
    CHECK(one.verdict("tableau-3 foundation-1") == "legal");
    CHECK(one.verdict("tableau-2 foundation-3") == "legal"); // the other pair is free
}

TEST_CASE("Rouge et Noir: a foundation whose ace was taken back is bound only by its partner [RN-F2]") {
    const Table pair = table("foundation-1: AH\nfoundation-2: AS\ntableau-1: 2S\ntableau-2: 2H");
    const Table without_red = pair.after("foundation-1 tableau-1");
    CHECK(without_red.accepts("foundation-1") == "AD AH");
    CHECK(without_red.after("foundation-2 tableau-2").accepts("foundation-1") == "AC AD AH AS");
}

TEST_CASE("Rouge et Noir: the top card of a colour foundation may come back to the tableau only [RN-F3]") {
    const Table back = table("foundation-1: AH 2H\ntableau-1: 3S\ntableau-2: 3D\nfoundation-4: AD\ntableau-3: KS");
    CHECK(back.verdict("foundation-1 tableau-1") == "legal");
    CHECK(back.verdict("foundation-1 tableau-2") == "WrongCard 2C 2S");
    CHECK(back.verdict("foundation-1 foundation-4") == "FoundationToTableauOnly");
    CHECK(back.verdict("foundation-4 foundation-3") == "FoundationToTableauOnly");
    CHECK(back.verdict("foundation-4 sequence-1") == "FoundationToTableauOnly");
    CHECK(back.verdict("foundation-1 tableau-1 2") == "OnlyTopCardMoves");
}

TEST_CASE("Rouge et Noir: a sequence foundation takes a whole run from king to ace, in one move [RN-S1]") {
    const Table whole = table("tableau-1: " + falling("HS") + "\ntableau-2: " + falling("SD", 12));
    CHECK(whole.verdict("tableau-1 sequence-3 13") == "legal");
    CHECK(whole.verdict("tableau-1 sequence-3 12") == "SequenceNeedsWholeRun");
    CHECK(whole.verdict("tableau-1 sequence-3 1") == "SequenceNeedsWholeRun");
    CHECK(whole.verdict("tableau-2 sequence-3 12") == "SequenceNeedsWholeRun");
    CHECK(whole.events_of("tableau-1 sequence-3 13") == "Moved KH tableau-1 sequence-3 13; Completed sequence-3");
}

TEST_CASE("Rouge et Noir: the thirteen cards of a sequence may be the top of a longer pile [RN-S1]") {
    const Table longer = table("tableau-1: #5C #9D " + falling("HS") + "\ntableau-2: AS " + falling("SD"));
    CHECK(longer.verdict("tableau-1 sequence-1 13") == "legal");
    CHECK(longer.verdict("tableau-2 sequence-1 13") == "legal");
    CHECK(longer.verdict("tableau-2 sequence-1 14") == "NotARun");
    CHECK(longer.after("tableau-1 sequence-1 13")["tableau-1"] == "#5C 9D");
}

TEST_CASE("Rouge et Noir: a sequence must alternate in colour and come from one tableau pile [RN-S1]") {
    CHECK(table("tableau-1: " + falling("HD")).verdict("tableau-1 sequence-1 13") == "NotARun");
    CHECK(table("tableau-1: " + falling("HS", 12) + " AC").verdict("tableau-1 sequence-1 13") == "NotARun");
    const Table king = table("foundation-1: " + rising("H") + "\nsequence-1: " + falling("SH"));
    CHECK(king.verdict("foundation-1 sequence-2") == "FoundationToTableauOnly");
    CHECK(king.verdict("sequence-1 sequence-2 13") == "FoundationKeepsCards");
}

TEST_CASE("Rouge et Noir: a sequence foundation takes one sequence [RN-S1, C3]") {
    const Table full = table("sequence-1: " + falling("HS") + "\ntableau-1: " + falling("SH"));
    CHECK(full.accepts("sequence-1") == "");
    CHECK(full.verdict("tableau-1 sequence-1 13") == "FoundationFull");
    CHECK(full.verdict("tableau-1 sequence-2 13") == "legal");
}

TEST_CASE("Rouge et Noir: cards on a sequence foundation never come back [RN-S2]") {
    const Table kept = table("sequence-1: " + falling("HS") + "\ntableau-1: 2S\nfoundation-1: AD");
    CHECK(kept.verdict("sequence-1 tableau-1") == "FoundationKeepsCards");
    CHECK(kept.verdict("sequence-1 tableau-2 13") == "FoundationKeepsCards");
    CHECK(kept.verdict("sequence-1 foundation-2") == "FoundationKeepsCards");
}

TEST_CASE("Rouge et Noir: the tableau is built down in alternating colours [RN-T1]") {
    const Table jack = table("tableau-1: JS\ntableau-2: TH\ntableau-3: TD\ntableau-4: TC\ntableau-5: 9H");
    CHECK(jack.accepts("tableau-1") == "TD TH");
    CHECK(jack.verdict("tableau-2 tableau-1") == "legal");
    CHECK(jack.verdict("tableau-3 tableau-1") == "legal");
    CHECK(jack.verdict("tableau-4 tableau-1") == "WrongCard TD TH");
    CHECK(jack.verdict("tableau-5 tableau-1") == "WrongCard TD TH");
    CHECK(table("tableau-1: AS\ntableau-2: KH").verdict("tableau-2 tableau-1") == "TakesNothing");
}

TEST_CASE("Rouge et Noir: any number of cards from the top of a run may move together [RN-T2]") {
    const Table run = table("tableau-1: 5D 9H 8S 7D 6C\ntableau-2: 9D\ntableau-3: 8C\ntableau-4: 7H\ntableau-5: TS");
    CHECK(run.verdict("tableau-1 tableau-4 1") == "legal");
    CHECK(run.verdict("tableau-1 tableau-3 2") == "legal");
    CHECK(run.verdict("tableau-1 tableau-2 3") == "legal");
    CHECK(run.verdict("tableau-1 tableau-5 4") == "legal");
    CHECK(run.verdict("tableau-1 tableau-5 5") == "NotARun");
    CHECK(run.verdict("tableau-1 tableau-5 6") == "FewerCardsThere");
    CHECK(run.after("tableau-1 tableau-2 3")["tableau-2"] == "9D 8S 7D 6C");
}

TEST_CASE("Rouge et Noir: face-down cards do not move [RN-T2]") {
    const Table hidden = table("tableau-1: #8S 7D 6C\ntableau-2: 9D");
    CHECK(hidden.verdict("tableau-1 tableau-2 3") == "CardsFaceDown");
}

TEST_CASE("Rouge et Noir: a space takes a king or a run led by a king, and nothing else [RN-T3]") {
    const Table space = table("tableau-1: 3C KH QS\ntableau-2: KD\ntableau-3: QC\nfoundation-1: " + rising("D"));
    CHECK(space.verdict("tableau-1 tableau-10 2") == "legal");
    CHECK(space.verdict("tableau-1 tableau-10 1") == "WrongCard KC KD KH KS");
    CHECK(space.verdict("tableau-3 tableau-10") == "WrongCard KC KD KH KS");
    CHECK(space.verdict("tableau-2 tableau-10") == "legal");
    CHECK(space.verdict("foundation-1 tableau-10") == "legal"); // wherever it comes from
    CHECK(table("foundation-1: AH 2H").verdict("foundation-1 tableau-1") == "WrongCard KC KD KH KS");
}

TEST_CASE("Rouge et Noir: the face-down card that is laid bare is turned up in the same move [RN-T4, C2]") {
    const Table bare = table("tableau-1: #4C #9S 8H\ntableau-2: 9C");
    CHECK(bare.events_of("tableau-1 tableau-2") == "Moved 8H tableau-1 tableau-2 1; TurnedUp 9S tableau-1");
    CHECK(bare.after("tableau-1 tableau-2")["tableau-1"] == "#4C 9S");
}

TEST_CASE("Rouge et Noir: the top card of a tableau pile may go to a colour foundation or another pile [RN-T5]") {
    const Table both = table("tableau-1: 9S AH\ntableau-2: 2C");
    CHECK(both.verdict("tableau-1 foundation-1") == "legal");
    CHECK(both.verdict("tableau-1 tableau-2") == "legal");
    CHECK(both.verdict("tableau-1 stock") == "NeverPlacedByHand");
}

TEST_CASE("Rouge et Noir: the stock deals one face-up card on every pile, spaces too, from left to right [RN-K1]") {
    const Table before = table("stock: #AC #2C #3C #4C #5C #6C #7C #8C #9C #TC #JC\ntableau-2: KH\ntableau-4: #3S 9D");
    CHECK(before.verdict("draw") == "legal");
    const Table after = before.after("draw");
    CHECK(after["tableau-1"] == "JC");
    CHECK(after["tableau-2"] == "KH TC");
    CHECK(after["tableau-4"] == "#3S 9D 8C");
    CHECK(after["tableau-10"] == "2C");
    CHECK(after["stock"] == "#AC");
    CHECK(before.events_of("draw").starts_with("Dealt JC tableau-1; Dealt TC tableau-2; Dealt 9C tableau-3;"));
}

TEST_CASE("Rouge et Noir: the last deal reaches only seven of the ten piles [RN-K2]") {
    Table game = dealt();
    for (int deal = 1; deal <= 6; ++deal)
        game = game.after("draw");
    CHECK(game.size("stock") == 7);
    const Table last = game.after("draw");
    for (int pile = 1; pile <= 10; ++pile) {
        const std::string name = "tableau-" + std::to_string(pile);
        CHECK(last.size(name) - game.size(name) == (pile <= 7 ? 1 : 0));
    }
    CHECK(last.size("stock") == 0);
}

TEST_CASE("Rouge et Noir: the stock is dealt once, there is no redeal [RN-K2]") {
    CHECK(table("tableau-1: KH").verdict("draw") == "StockEmpty");
}

TEST_CASE("Rouge et Noir: the game is won when all eight foundations are complete [RN-W1, C5]") {
    const Table almost = table(almost_won());
    CHECK(almost.standing() == "Open");
    CHECK(almost.events_of("tableau-3 foundation-1") ==
          "Moved KH tableau-3 foundation-1 1; Completed foundation-1; Won");
    CHECK(almost.after("tableau-3 foundation-1").standing() == "Won");
}

TEST_CASE("Rouge et Noir: a sequence that ends the game wins it [RN-W1]") {
    std::string text = almost_won();
    text.replace(text.find("sequence-4"), 10, "tableau-4");
    const Table almost = table(text).after("tableau-3 foundation-1");
    CHECK(almost.standing() == "Open");
    CHECK(almost.after("tableau-4 sequence-4 13").standing() == "Won");
}

TEST_CASE("Rouge et Noir: a third sequence with a king of one colour is legal but told to be the end of hope "
          "[RN-F2, RN-S1, RN-S2, C6]") {
    const Table two = table("sequence-1: " + falling("HS") + "\nsequence-2: " + falling("DC") +
                            "\ntableau-1: " + falling("HC") + "\ntableau-2: " + falling("SD") + "\nstock: #2C");
    CHECK(two.standing() == "Open");
    CHECK(two.verdict("tableau-1 sequence-3 13") == "legal");
    CHECK(two.after("tableau-1 sequence-3 13").standing() == "ProvedDead");
    const Table even = two.after("tableau-2 sequence-3 13");
    CHECK(even.standing() == "Open");
    CHECK(even.after("tableau-1 sequence-4 13").standing() == "ProvedDead");
    const Table black = table("sequence-1: " + falling("SH") + "\nsequence-3: " + falling("CD") +
                              "\nsequence-4: " + falling("CH") + "\nstock: #2C");
    CHECK(black.standing() == "ProvedDead");
}

} // namespace longwood::tests
