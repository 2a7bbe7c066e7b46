// Cards, piles, moves and their text; what follows what; places on the table.
#include <catch2/catch.hpp>

#include <set>

#include "engine/building.h"
#include "engine/move.h"
#include "engine/spot.h"
#include "tests/support/names.h"
#include "tests/support/table.h"

namespace longwood::tests {
namespace {

constexpr BuildRule down_by(Building by, Wrap wrap = Wrap::No) { return {by, Direction::Down, wrap}; }
constexpr BuildRule up_by(Building by, Wrap wrap = Wrap::No) { return {by, Direction::Up, wrap}; }

Card card(std::string_view text) { return card_from_text(text).value(); }

std::string what_follows(const BuildRule &rule, std::string_view below) {
    return to_text(followers(rule, card(below)));
}

} // namespace

TEST_CASE("Every card has a text of its own, face up and face down, and is read back from it") {
    std::set<std::string> texts;
    for (int suit = 0; suit < suits_in_deck; ++suit) {
        for (int rank = 1; rank <= ranks_in_suit; ++rank) {
            const Card up{Rank(rank), Suit(suit)};
            for (const Card card : {up, up.turned_down()}) {
                CHECK(card_from_text(to_text(card)) == card);
                texts.insert(to_text(card));
            }
            CHECK(up.turned_down().kind() == up.kind());
            CHECK(up.turned_down().turned_up() == up);
        }
    }
    CHECK(texts.size() == 104);
    CHECK(to_text(Card{Rank::Ten, Suit::Hearts}.turned_down()) == "#TH");
}

TEST_CASE("Anything else is no card") {
    for (const char *text : {"", "7", "H7", "10H", "7h", "1H", "7X", "##7H", "7H ", " 7H", "#", "?H", "7H7"})
        CHECK_FALSE(card_from_text(text));
    CHECK_FALSE(rank_from_letter('?'));
    CHECK_FALSE(rank_from_letter('t'));
    CHECK(rank_from_letter('K') == Rank::King);
}

TEST_CASE("Hearts and diamonds are red, spades and clubs black") {
    CHECK(to_text(CardSet::of_color(Color::Red) & CardSet::of_rank(Rank::Seven)) == "7D 7H");
    CHECK(to_text(CardSet::of_color(Color::Black) & CardSet::of_rank(Rank::Ace)) == "AC AS");
    CHECK(CardSet::of_color(Color::Red).size() == 26);
    CHECK(CardSet::all().size() == 52);
    CHECK(CardSet::of_rank(Rank::None).empty());
}

TEST_CASE("Every pile has a name of its own and is read back from it") {
    std::set<std::string> names;
    for (int slot = 0; slot < most_piles; ++slot) {
        const PileId pile = PileId::at_slot(slot);
        CHECK(pile_from_text(to_text(pile)) == pile);
        names.insert(to_text(pile));
    }
    CHECK(names.size() == std::size_t(most_piles));
    CHECK(to_text(PileId::sequence(8)) == "sequence-8");
    CHECK(PileId::tableau(12).number() == 12);
}

TEST_CASE("Anything else is no pile") {
    for (const char *text :
         {"", "stock-1", "waste-", "foundation", "foundation-", "foundation-0", "foundation-17", "foundation-01",
          "foundation--1", "foundation-1 ", "sequence-9", "tableau-13", "tableau-1x", "tableau-+1", "Tableau-1",
          "tableau-99999999999999999999", "tableau-256", "pile-1"})
        CHECK_FALSE(pile_from_text(text));
}

TEST_CASE("A set of piles goes through them in table order") {
    PileSet piles{PileId::tableau(12)};
    piles.add(PileId::stock());
    piles.add(PileId::foundation(16));
    CHECK(piles.first() == PileId::stock());
    piles.remove_first();
    CHECK(piles.first() == PileId::foundation(16));
    CHECK(piles.without(PileId::foundation(16)).first() == PileId::tableau(12));
    CHECK((PileSet::from(PileId::tableau(1), 12) & piles).contains(PileId::tableau(12)));
    CHECK((piles - piles).empty());
}

TEST_CASE("A move is read back from its text, whatever it is") {
    for (int from = 1; from < most_piles; ++from) {
        for (int to = 0; to < most_piles; to += 5) {
            for (const int count : {1, 2, 13, 208}) {
                const Move move{PileId::at_slot(from), PileId::at_slot(to), count};
                CHECK(move_from_text(to_text(move)) == move);
            }
        }
    }
    CHECK(move_from_text("draw") == Move::use_stock());
    CHECK(to_text(Move::use_stock()) == "draw");
    CHECK(to_text(Move{PileId::tableau(1), PileId::foundation(2), 1}) == "move tableau-1 foundation-2 1");
}

TEST_CASE("A move without a count moves one card, and spaces do not matter") {
    CHECK(move_from_text("move waste tableau-1") == Move{PileId::waste(), PileId::tableau(1), 1});
    CHECK(move_from_text("  move   waste  tableau-1   2 ") == Move{PileId::waste(), PileId::tableau(1), 2});
    CHECK(move_from_text(" draw ") == Move::use_stock());
}

TEST_CASE("Anything else is no move") {
    for (const char *text :
         {"", " ", "draw 1", "drawn", "Draw", "move", "move waste", "move waste nowhere 1", "move waste tableau-1 0",
          "move waste tableau-1 -1", "move waste tableau-1 x", "move waste tableau-1 1x", "move waste tableau-1 1 2",
          "move waste tableau-1 1000", "move waste tableau-1 99999999999999", "undo", "waste tableau-1 1"})
        CHECK_FALSE(move_from_text(text));
}

TEST_CASE("What may lie on a card follows from suit, colour and direction") {
    CHECK(what_follows(down_by(Building::ByRank), "7H") == "6C 6D 6H 6S");
    CHECK(what_follows(down_by(Building::BySuit), "7H") == "6H");
    CHECK(what_follows(down_by(Building::ByColor), "7H") == "6D 6H");
    CHECK(what_follows(down_by(Building::ByAlternateColor), "7H") == "6C 6S");
    CHECK(what_follows(up_by(Building::ByRank), "7S") == "8C 8D 8H 8S");
    CHECK(what_follows(up_by(Building::BySuit), "7S") == "8S");
    CHECK(what_follows(up_by(Building::ByColor), "7S") == "8C 8S");
    CHECK(what_follows(up_by(Building::ByAlternateColor), "7S") == "8D 8H");
}

TEST_CASE("Only a rule that goes round leads past king and ace") {
    CHECK(what_follows(down_by(Building::BySuit), "AH") == "");
    CHECK(what_follows(up_by(Building::BySuit), "KH") == "");
    CHECK(what_follows(down_by(Building::BySuit, Wrap::Yes), "AH") == "KH");
    CHECK(what_follows(up_by(Building::ByAlternateColor, Wrap::Yes), "KH") == "AC AS");
    CHECK(follows(down_by(Building::BySuit), card("8H"), card("7H")));
    CHECK_FALSE(follows(down_by(Building::BySuit), card("7H"), card("8H")));
}

TEST_CASE("Cards put on one pile leave all others as they are") {
    const Table table{"double-signora", "tableau-3: 7H\nwaste: 2C\nreserve: 4D\ntableau-11: KS\nfoundation-16: AS\n"
                                        "tableau-3: 6S\nwaste: 3C"};
    CHECK(table.text() == "waste: 2C 3C\nreserve: 4D\nfoundation-16: AS\ntableau-3: 7H 6S\ntableau-11: KS\n");
}

TEST_CASE("Turning a pile over brings its bottom card to the top") {
    Table table{"waterloo", "waste: 2C 3C 4C\nfoundation-1: AS"};
    Position position = table.position();
    position.turn_over(PileId::waste(), PileId::stock(), true);
    CHECK(table_text(table.rules(), position) == "stock: #4C #3C #2C\nfoundation-1: AS\n");
}

TEST_CASE("Equal tables have equal hashes, tables that differ in anything have others") {
    const Table table{"double-signora", "base: 9\ntableau-1: 7H 6S"};
    const auto hash = [](const char *text) { return Table{"double-signora", text}.position().hash(); };
    CHECK(hash("base: 9\ntableau-1: 7H 6S") == table.position().hash());
    for (const char *other : {"tableau-1: 7H 6S", "base: 8\ntableau-1: 7H 6S", "base: 9\ntableau-2: 7H 6S",
                              "base: 9\ntableau-1: 6S 7H", "base: 9\ntableau-1: #7H 6S", "base: 9\ntableau-1: 7H",
                              "base: 9\ntableau-1: 7H\ntableau-2: 6S", "base: 9\ntableau-1: 7H 6C"})
        CHECK(hash(other) != table.position().hash());
    Position redealt = table.position();
    redealt.count_redeal();
    CHECK(redealt.hash() != table.position().hash());
}

TEST_CASE("A place on the table is a face-up card, the face-down cards together, or an empty pile") {
    const Table table{"rouge-et-noir", "tableau-1: #9S #8S 7H 6S\nfoundation-1: AH 2H 3H\nstock: #2C #3C"};
    const Position &position = table.position();
    CHECK(face_down_cards(position, PileId::tableau(1)) == 2);
    CHECK(first_index(position, PileId::tableau(1)) == 1);
    CHECK(last_index(position, PileId::tableau(1)) == 3);
    CHECK(first_index(position, PileId::foundation(1)) == 2); // squared: only its top card is seen
    CHECK(last_index(position, PileId::foundation(1)) == 2);
    CHECK(first_index(position, PileId::tableau(2)) == 0);
    CHECK(last_index(position, PileId::tableau(2)) == 0);
    CHECK(settled(position, {PileId::tableau(1), 0}).index == 1);
    CHECK(settled(position, {PileId::tableau(1), 9}).index == 3);
    CHECK(settled(position, {PileId::tableau(2), 5}).index == 0);
    CHECK(settled(position, {PileId::stock(), 0}).index == 1);
}

} // namespace longwood::tests
