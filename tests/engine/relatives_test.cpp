// The relatives of the main variants, fact by fact.
#include <catch2/catch.hpp>

#include "engine/deal.h"
#include "engine/game.h"
#include "engine/referee.h"
#include "engine/variants/empress_of_italy.h"
#include "engine/variants/forty_thieves.h"
#include "engine/variants/klondike.h"
#include "engine/variants/klondike_one.h"
#include "engine/variants/rouge_forty.h"
#include "engine/variants/rueil.h"
#include "engine/variants/signora.h"
#include "engine/variants/sixty_thieves.h"
#include "engine/variants/spider.h"

using namespace longwood;

namespace {

Reason reason_against(const Rules &rules, const Position &position, const Move &move) {
    const auto refused = refusal(rules, position, move);
    return refused ? refused->reason : Reason::None;
}

Position without_cards_of(const Rules &rules, PileId pile, PileId onto) {
    Position position = deal(rules, 1);
    position.shift(pile, onto, position.size(pile));
    return position;
}

} // namespace

TEST_CASE("Relatives: the last deal of Rouge Forty reaches four piles") {
    Game game{rouge_forty, 7};
    for (int i = 0; i < 6; ++i)
        CHECK(std::get<Events>(game.play(Move::use_stock())).size() == 10);
    CHECK(std::get<Events>(game.play(Move::use_stock())).size() == 4);
    CHECK(reason_against(rouge_forty, game.position(), Move::use_stock()) == Reason::StockEmpty);
}

TEST_CASE("Relatives: Signora is dealt to nine piles and a reserve of eleven") {
    const Position position = deal(signora, 3);
    CHECK(position.size(PileId::reserve()) == 11);
    CHECK(position.size(PileId::tableau(9)) == 1);
    CHECK(position.size(PileId::stock()) == 84);
    CHECK(position.base() == Rank::None);
}

TEST_CASE("Relatives: Empress of Italy deals the base card and fills spaces from the stock first") {
    const Position start = deal(empress_of_italy, 5);
    CHECK(start.size(PileId::foundation(1)) == 1);
    CHECK(start.base() == start.top(PileId::foundation(1)).rank());

    // A table where the one card of a pile can leave: its own card copied does not matter here.
    Game game{empress_of_italy, 5};
    game.play(Move::use_stock());
    for (int step = 0; step < 400; ++step) {
        for (const Move &move : useful_moves(empress_of_italy, game.position())) {
            if (move.uses_stock() || move.from.kind() != PileKind::Tableau) continue;
            if (game.position().size(move.from) != 1 || game.position().empty(PileId::waste())) continue;
            const auto events = std::get<Events>(game.play(move));
            REQUIRE(events.back().kind == EventKind::Filled);
            CHECK(events.back().from == PileId::stock());
            return;
        }
        REQUIRE(is_legal(empress_of_italy, game.position(), Move::use_stock()));
        game.play(Move::use_stock());
    }
    FAIL("no space ever came up in this deal");
}

TEST_CASE("Relatives: Sixty Thieves moves single cards where Malmaison moves runs") {
    CHECK(movable_cards(sixty_thieves, deal(sixty_thieves, 1), PileId::tableau(1)) == 1);
    Position run = deal(sixty_thieves, 1);
    run.put(PileId::tableau(1), Card{Rank::Nine, Suit::Hearts});
    run.put(PileId::tableau(1), Card{Rank::Eight, Suit::Hearts});
    CHECK(movable_cards(rueil, run, PileId::tableau(1)) >= 2);
    CHECK(reason_against(sixty_thieves, run, {PileId::tableau(1), PileId::tableau(2), 2}) ==
          Reason::OnlySingleCardsMove);
}

TEST_CASE("Relatives: Rueil turns its waste over once, unshuffled") {
    Game game{rueil, 11};
    const Card first = game.position().top(PileId::stock()).turned_up();
    while (!game.position().empty(PileId::stock()))
        game.play(Move::use_stock());
    CHECK(game.position().size(PileId::waste()) == 96);
    CHECK(std::get<Events>(game.play(Move::use_stock())).front().kind == EventKind::Redealt);
    CHECK(game.position().top(PileId::stock()) == first.turned_down());
    while (!game.position().empty(PileId::stock()))
        game.play(Move::use_stock());
    CHECK(reason_against(rueil, game.position(), Move::use_stock()) == Reason::NoRedealLeft);
    game.undo();
    CHECK(is_legal(rueil, game.position(), Move::use_stock()));
}

TEST_CASE("Relatives: a redeal needs cards on the waste") {
    const Position bare = without_cards_of(rueil, PileId::stock(), PileId::tableau(1));
    CHECK(reason_against(rueil, bare, Move::use_stock()) == Reason::StockAndWasteEmpty);
}

TEST_CASE("Relatives: Spider is not dealt while there is a space, unless too few cards are left") {
    Position space = without_cards_of(spider, PileId::tableau(10), PileId::tableau(9));
    CHECK(reason_against(spider, space, Move::use_stock()) == Reason::DealNeedsNoSpace);
    for (int i = 1; i <= 9; ++i)
        space.shift(PileId::tableau(i), PileId::sequence(1), space.size(PileId::tableau(i)));
    for (int i = 0; i < 9; ++i)
        space.put(PileId::tableau(1), Card{Rank::Two, Suit::Clubs});
    CHECK(reason_against(spider, space, Move::use_stock()) == Reason::None);
}

TEST_CASE("Relatives: Spider's sequences take whole runs in one suit, as the top part of a pile too") {
    Position position;
    position.put(PileId::tableau(1), Card{Rank::Four, Suit::Spades});
    for (int rank = 13; rank >= 1; --rank)
        position.put(PileId::tableau(1), Card{Rank(rank), Suit::Hearts});
    const Move home{PileId::tableau(1), PileId::sequence(3), 13};
    CHECK(is_legal(spider, position, home));
    CHECK(reason_against(spider, position, {PileId::tableau(1), PileId::sequence(3), 12}) ==
          Reason::SequenceNeedsWholeRun);
    play(spider, position, home);
    CHECK(reason_against(spider, position, {PileId::sequence(3), PileId::tableau(2), 1}) ==
          Reason::FoundationKeepsCards);
}

TEST_CASE("Relatives: Klondike turns three cards and its waste without limit") {
    Game game{klondike, 2};
    CHECK(std::get<Events>(game.play(Move::use_stock())).size() == 3);
    for (int pass = 0; pass < 5; ++pass) {
        while (!game.position().empty(PileId::stock()))
            game.play(Move::use_stock());
        CHECK(game.position().size(PileId::waste()) == 24);
        CHECK(std::get<Events>(game.play(Move::use_stock())).front().kind == EventKind::Redealt);
    }
    CHECK(game.position().redeals_used() == 5);
}
