// The relatives that the rule texts name are no variants of the program yet. Declared here,
// they prove that the language of declarations can say them, so that each comes later as
// a declaration alone.
#include <catch2/catch.hpp>

#include "engine/deal.h"
#include "engine/game.h"
#include "engine/referee.h"

using namespace longwood;

namespace {

constexpr Rules rouge_forty = checked({
    .id = "rouge-forty",
    .name = "Rouge Forty",
    .decks = 2,
    .foundations = {.count = 4,
                    .build = {Building::ByColor, Direction::Up},
                    .pairs = Pairing::OneRedOneBlack,
                    .gives_back = GivesBack::ToTableau},
    .sequences = {.count = 4,
                  .base = Base::King,
                  .build = {Building::ByAlternateColor, Direction::Down},
                  .takes = Unit::CompleteRun,
                  .gives_back = GivesBack::Nothing},
    .tableau = {.dealt = {4, 4, 4, 4, 4, 4, 4, 4, 4, 4},
                .faces = Faces::OnlyTopUp,
                .build = {Building::ByAlternateColor, Direction::Down},
                .moves = Unit::Run,
                .run = {Building::ByAlternateColor, Direction::Down},
                .empty_takes = Base::King},
    .stock = {.deals = StockDeals::OneToEachTableauPile},
});

constexpr Rules signora = checked({
    .id = "signora",
    .name = "Signora",
    .decks = 2,
    .foundations = {.count = 8,
                    .base = Base::FirstCardPlayed,
                    .build = {Building::ByAlternateColor, Direction::Up, Wrap::Yes}},
    .reserve = {.cards = 11},
    .tableau = {.dealt = {1, 1, 1, 1, 1, 1, 1, 1, 1},
                .build = {Building::ByAlternateColor, Direction::Down, Wrap::Yes},
                .spaces = SpaceFilling::FromWasteThenStock},
});

constexpr Rules empress_of_italy = checked({
    .id = "empress-of-italy",
    .name = "Empress of Italy",
    .decks = 4,
    .foundations = {.count = 16,
                    .base = Base::FirstCardPlayed,
                    .build = {Building::ByAlternateColor, Direction::Up, Wrap::Yes},
                    .dealt = FoundationDeal::OneCard},
    .reserve = {.cards = 19},
    .tableau = {.dealt = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1},
                .build = {Building::ByAlternateColor, Direction::Down, Wrap::Yes},
                .spaces = SpaceFilling::FromStockThenWaste},
});

constexpr TableauRules malmaison_tableau(Unit moves) {
    return {.dealt = {5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5},
            .build = {Building::BySuit, Direction::Down},
            .moves = moves,
            .run = {Building::BySuit, Direction::Down}};
}

constexpr Rules sixty_thieves = checked({
    .id = "sixty-thieves",
    .name = "Sixty Thieves",
    .decks = 3,
    .foundations = {.count = 12},
    .tableau = malmaison_tableau(Unit::SingleCard),
});

constexpr Rules rueil = checked({
    .id = "rueil",
    .name = "Rueil",
    .decks = 3,
    .foundations = {.count = 12},
    .tableau = malmaison_tableau(Unit::Run),
    .stock = {.redeals = 1},
});

constexpr Rules forty_thieves = checked({
    .id = "forty-thieves",
    .name = "Forty Thieves",
    .decks = 2,
    .foundations = {.count = 8},
    .tableau = {.dealt = {4, 4, 4, 4, 4, 4, 4, 4, 4, 4}, .build = {Building::BySuit, Direction::Down}},
});

constexpr Rules spider = checked({
    .id = "spider",
    .name = "Spider",
    .decks = 2,
    .sequences = {.count = 8,
                  .base = Base::King,
                  .build = {Building::BySuit, Direction::Down},
                  .takes = Unit::CompleteRun,
                  .gives_back = GivesBack::Nothing},
    .tableau = {.dealt = {6, 6, 6, 6, 5, 5, 5, 5, 5, 5},
                .faces = Faces::OnlyTopUp,
                .build = {Building::ByRank, Direction::Down},
                .moves = Unit::Run,
                .run = {Building::BySuit, Direction::Down}},
    .stock = {.deals = StockDeals::OneToEachTableauPile, .needs_no_space = true},
});

constexpr Rules klondike = checked({
    .id = "klondike",
    .name = "Klondike",
    .foundations = {.count = 4, .gives_back = GivesBack::ToTableau},
    .tableau = {.dealt = {1, 2, 3, 4, 5, 6, 7},
                .faces = Faces::OnlyTopUp,
                .build = {Building::ByAlternateColor, Direction::Down},
                .moves = Unit::Run,
                .run = {Building::ByAlternateColor, Direction::Down},
                .empty_takes = Base::King},
    .stock = {.turns = 3, .redeals = unlimited_redeals},
});

static_assert(cards_in_stock(rouge_forty) == 64);
static_assert(cards_in_stock(signora) == 84);
static_assert(cards_in_stock(empress_of_italy) == 177);
static_assert(cards_in_stock(forty_thieves) == 64);
static_assert(cards_in_stock(spider) == 50);
static_assert(cards_in_stock(klondike) == 24);

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
