// The facts that all variants share: C1 to C9 of tests/rules/README.md.
#include <catch2/catch.hpp>

#include "engine/game.h"
#include "engine/variants.h"
#include "tests/support/names.h"
#include "tests/support/table.h"

namespace longwood::tests {
namespace {

std::string won_waterloo() {
    std::string text;
    for (int pile = 1; pile <= 8; ++pile)
        text += "foundation-" + std::to_string(pile) + ": " + rising(std::string(1, "CDHS"[pile % 4])) + '\n';
    return text;
}

Game game_of(const Table &table) { return {table.rules(), 1, table.position()}; }

} // namespace

TEST_CASE("Only the top card of a pile moves, except where a run may [C1]") {
    const Table waste{"waterloo", "waste: 5H 4H\ntableau-1: 6S 2D"};
    CHECK(waste.verdict("waste tableau-2 1") == "legal");
    CHECK(waste.verdict("waste tableau-2 2") == "OnlyTopCardMoves");
    CHECK(waste.verdict("tableau-1 tableau-2 2") == "NotARun");
    const Table foundation{"malmaison", "foundation-1: AH 2H"};
    CHECK(foundation.verdict("foundation-1 tableau-1 2") == "OnlyTopCardMoves");
}

TEST_CASE("A move takes as many cards as there are, and at least one [C1]") {
    const Table one{"waterloo", "tableau-1: 6S"};
    CHECK(one.verdict("tableau-1 tableau-2 2") == "FewerCardsThere");
    CHECK(one.verdict("tableau-3 tableau-2") == "NothingThere");
    for (const int count : {0, -1}) {
        const Move move{PileId::tableau(1), PileId::tableau(2), count};
        CHECK(name_of(refusal(one.rules(), one.position(), move)->reason) == "CountNotPositive");
    }
}

TEST_CASE("A card laid bare is turned up within the same move, and only a face-down one [C2]") {
    const Table table{"rouge-et-noir", "tableau-1: #9S 8H\ntableau-2: 9C\ntableau-3: 5C 4H\ntableau-4: 5S"};
    CHECK(table.events_of("tableau-1 tableau-2") == "Moved 8H tableau-1 tableau-2 1; TurnedUp 9S tableau-1");
    CHECK(table.events_of("tableau-3 tableau-4") == "Moved 4H tableau-3 tableau-4 1");
}

TEST_CASE("A foundation is full with thirteen cards: the fourteenth is refused [C3]") {
    const Table signora{"double-signora", "base: A\nfoundation-1: " + rising("HS") + "\ntableau-1: AS\ntableau-2: AD"};
    CHECK(signora.verdict("tableau-1 foundation-1") == "FoundationFull");
    CHECK(signora.verdict("tableau-2 foundation-1") == "FoundationFull");
    const Table malmaison{"malmaison", "foundation-1: " + rising("H") + "\ntableau-1: AH"};
    CHECK(malmaison.verdict("tableau-1 foundation-1") == "FoundationFull");
}

TEST_CASE("Nothing is placed on stock, waste or reserve, and stock cards are not taken by hand [C4]") {
    const Table table{"double-signora", "base: 9\nstock: #2C\nwaste: 7C\nreserve: 4D\ntableau-1: 3H\nfoundation-1: 9C"};
    for (const char *from : {"tableau-1", "foundation-1", "waste", "reserve"}) {
        for (const char *to : {"stock", "waste", "reserve"}) {
            CAPTURE(from, to);
            CHECK(table.verdict(std::string(from) + ' ' + to) ==
                  (std::string_view(from) == to ? "SamePile" : "NeverPlacedByHand"));
        }
    }
    CHECK(table.verdict("stock tableau-1") == "StockNotTakenByHand");
    CHECK(table.accepts("waste") == "");
}

TEST_CASE("Putting a card back where it came from is no move and leaves no undo step [C4]") {
    Game game = game_of({"waterloo", "tableau-1: 6S\ntableau-2: 7H"});
    const auto outcome = game.play({PileId::tableau(1), PileId::tableau(1), 1});
    REQUIRE(std::holds_alternative<Refusal>(outcome));
    CHECK(name_of(std::get<Refusal>(outcome).reason) == "SamePile");
    CHECK_FALSE(game.can_undo());
}

TEST_CASE("The game is won when every card is on a foundation, and goes on being playable [C5]") {
    const Table won{"waterloo", won_waterloo()};
    CHECK(won.standing() == "Won");
    CHECK(won.verdict("foundation-1 tableau-1") == "legal");
    CHECK(won.after("foundation-1 tableau-1").standing() == "Open");
    CHECK(won.after("foundation-1 tableau-1").after("tableau-1 foundation-1").standing() == "Won");
}

TEST_CASE("That no move is left is told, and undo still goes back [C5]") {
    const Table stuck{"double-signora", "base: A\ntableau-1: 3H\ntableau-2: 3D\ntableau-3: 3H\ntableau-4: 3D\n"
                                        "tableau-5: 5H\ntableau-6: 5D\ntableau-7: 5H\ntableau-8: 5D\ntableau-9: 7H\n"
                                        "tableau-10: 7D\ntableau-11: 9H\nreserve: 9D"};
    CHECK(stuck.legal() == "");
    CHECK(stuck.standing() == "NoMoveLeft");
    Game game = game_of({"rouge-et-noir", "stock: #2H #4S #6H #8S #TH #QS #2D #4C #6D #8C"});
    CHECK(std::holds_alternative<Events>(game.play(Move::use_stock())));
    CHECK(name_of(standing(game.rules(), game.position())) == "NoMoveLeft");
    CHECK(game.undo() == Move::use_stock());
    CHECK(name_of(standing(game.rules(), game.position())) == "Open");
}

TEST_CASE("That only moves are left which change nothing is told [C5, C6]") {
    const Table idle{"rouge-et-noir", "tableau-1: KH QS\ntableau-2: KS\ntableau-3: 9S 5H"};
    CHECK(idle.standing() == "OnlyIdleMovesLeft");
    CHECK(idle.legal().starts_with("tableau-1 tableau-4 2, tableau-1 tableau-5 2"));
    // The queen may go to the other king: that changes something.
    const Table queen{"rouge-et-noir", "tableau-1: KH QS\ntableau-2: KD\ntableau-3: 9S 5H"};
    CHECK(queen.standing() == "Open");
    const Table stock{"rouge-et-noir", "tableau-1: KH QS\ntableau-2: KS\ntableau-3: 9S 5H\nstock: #2C"};
    CHECK(stock.standing() == "Open");
}

TEST_CASE("A pointless move is legal, but hints and spoken lists leave it out [C6]") {
    const Table table{"rouge-et-noir", "tableau-1: KH QS\ntableau-2: 3C KD"};
    CHECK(table.verdict("tableau-1 tableau-5 2") == "legal");
    CHECK(table.verdict("tableau-2 tableau-5") == "legal");
    const Moves useful = useful_moves(table.rules(), table.position());
    CHECK(std::ranges::none_of(useful,
                               [](const Move &move) { return move.from == PileId::tableau(1) && move.count == 2; }));
    CHECK(std::ranges::count(useful, Move{PileId::tableau(2), PileId::tableau(5), 1}) == 1);
}

TEST_CASE("A move between an empty foundation and another changes nothing, one to the tableau does [C6]") {
    const Table table{"malmaison", "foundation-1: AS\ntableau-1: 9H"};
    const auto idle = [&](const Move &move) { return changes_nothing(table.rules(), table.position(), move); };
    CHECK(idle({PileId::foundation(1), PileId::foundation(2), 1}));
    CHECK(idle({PileId::tableau(1), PileId::tableau(2), 1}));
    CHECK_FALSE(idle({PileId::foundation(1), PileId::tableau(2), 1}));
    CHECK_FALSE(idle(Move::use_stock()));
    const Table onto{"waterloo", "tableau-1: 6S\ntableau-2: 7H"}; // a whole pile, but onto a card
    CHECK_FALSE(changes_nothing(onto.rules(), onto.position(), {PileId::tableau(1), PileId::tableau(2), 1}));
}

TEST_CASE("Undo takes a move back with the card it turned, redo plays both again [C7, C2]") {
    Game game = game_of({"rouge-et-noir", "tableau-1: #9S 8H\ntableau-2: 9C"});
    const Position before = game.position();
    const Move move{PileId::tableau(1), PileId::tableau(2), 1};
    game.play(move);
    const Position after = game.position();
    CHECK(game.undo() == move);
    CHECK(game.position() == before);
    CHECK(to_text(game.redo()) == "Moved 8H tableau-1 tableau-2 1; TurnedUp 9S tableau-1");
    CHECK(game.position() == after);
}

TEST_CASE("Undo takes a move back with the space it filled [C7, DS-T3]") {
    Game game = game_of({"double-signora", "tableau-1: 4S\ntableau-2: 5H\nwaste: 7C\nstock: #2C"});
    const Position before = game.position();
    game.play({PileId::tableau(1), PileId::tableau(2), 1});
    CHECK(game.moves().size() == 1);
    game.undo();
    CHECK(game.position() == before);
    CHECK_FALSE(game.can_undo());
}

TEST_CASE("Undo reaches back to the deal, restart too, and redo forward to the end [C7]") {
    Game game{*find_variant("waterloo"), 7};
    const Position start = game.position();
    for (int i = 0; i < 90; ++i)
        game.play(Move::use_stock());
    const Position end = game.position();
    game.restart();
    CHECK(game.position() == start);
    CHECK(game.undone().size() == 90);
    while (game.can_redo())
        game.redo();
    CHECK(game.position() == end);
    CHECK(game.redo().empty());
}

TEST_CASE("A new move drops what could be redone, a refused one does not [C7]") {
    Game game{*find_variant("waterloo"), 7};
    game.play(Move::use_stock());
    game.undo();
    game.play({PileId::tableau(1), PileId::tableau(1), 1});
    CHECK(game.can_redo());
    game.play(Move::use_stock());
    CHECK_FALSE(game.can_redo());
}

TEST_CASE("Nothing is played unasked: an ace that could go up stays where it is [C8]") {
    const Table table{"malmaison", "tableau-1: AS\ntableau-2: 2S\nstock: #5D\ntableau-3: 9H\ntableau-4: TH"};
    const Table drawn = table.after("draw").after("tableau-3 tableau-4");
    CHECK(drawn["tableau-1"] == "AS");
    CHECK(drawn["foundation-1"] == "");
    const Table back = table.after("tableau-1 foundation-1").after("foundation-1 tableau-2");
    CHECK(back["foundation-1"] == "");
    CHECK(back["tableau-2"] == "2S AS");
}

TEST_CASE("The shuffled deck is dealt to reserve, then tableau row by row, the rest is the stock [C9]") {
    const auto cards = shuffled(4, 5);
    const Table signora = Table::dealt("double-signora", 5);
    std::size_t next = 0;
    for (const Card card : signora.position().cards(PileId::reserve()))
        CHECK(card == cards[next++]);
    for (int pile = 1; pile <= 11; ++pile)
        CHECK(signora.position().top(PileId::tableau(pile)) == cards[next++]);
    CHECK(signora.position().top(PileId::stock()).turned_up() == cards[next]);
    CHECK(signora.position().cards(PileId::stock()).front().turned_up() == cards.back());
}

TEST_CASE("Rows are dealt from left to right, also where piles differ in height [C9, RN-L3]") {
    const auto cards = shuffled(2, 5);
    const Table rouge = Table::dealt("rouge-et-noir", 5);
    const auto card_at = [&](int pile, std::size_t row) {
        return rouge.position().cards(PileId::tableau(pile))[row].turned_up();
    };
    CHECK(card_at(9, 0) == cards[8]);
    CHECK(card_at(1, 1) == cards[9]);
    CHECK(card_at(7, 1) == cards[15]);
    CHECK(card_at(1, 2) == cards[16]);
    CHECK(card_at(1, 7) == cards[36]);
}

TEST_CASE("Waterloo's aces are taken out in the order in which they lie, the rest closes up [C9, WL-L1]") {
    auto cards = shuffled(2, 5);
    const Table waterloo = Table::dealt("waterloo", 5);
    int foundation = 0;
    for (const Card card : cards)
        if (card.rank() == Rank::Ace) CHECK(waterloo.position().top(PileId::foundation(++foundation)) == card);
    std::erase_if(cards, [](Card card) { return card.rank() == Rank::Ace; });
    for (int pile = 1; pile <= 6; ++pile)
        CHECK(waterloo.position().top(PileId::tableau(pile)) == cards[std::size_t(pile) - 1]);
}

} // namespace longwood::tests
