// The engine against the naive referee of tests/support, which was written from the fact
// sheets and shares no code with it.
#include <catch2/catch.hpp>

#include "engine/variants.h"
#include "tests/support/naive_referee.h"
#include "tests/support/random_games.h"
#include "tests/support/table.h"

namespace longwood::tests {
namespace {

std::vector<std::string> texts(const Moves &moves) {
    std::vector<std::string> texts;
    for (const Move &move : moves)
        texts.push_back(to_text(move));
    return texts;
}

// Plays the same random moves on both tables. Plain ifs, because a REQUIRE a move is slow.
void play_both(const Rules &rules, Position position, NaiveTable naive, std::mt19937_64 &random, int most_moves) {
    for (int i = 0; i < most_moves; ++i) {
        const Moves legal = legal_moves(rules, position);
        const auto naive_legal = naive.legal_moves();
        if (texts(legal) != naive_legal) {
            CAPTURE(naive.text());
            REQUIRE(texts(legal) == naive_legal);
        }
        if (is_won(rules, position) != naive.won()) FAIL("only one says won:\n" << naive.text());
        if (legal.empty()) return;
        const Move move = random_move(legal, random);
        const std::string before = naive.text();
        play(rules, position, move);
        naive.play(to_text(move));
        if (table_text(rules, position) != naive.text()) {
            CAPTURE(before, to_text(move));
            REQUIRE(table_text(rules, position) == naive.text());
        }
    }
}

} // namespace

TEST_CASE("The engine and a referee written from the fact sheets deal alike [C9]") {
    for (const Rules *rules : variants()) {
        for (const DealNumber number : {DealNumber{1}, DealNumber{2}, DealNumber{77}, last_deal_number}) {
            std::vector<std::string> cards;
            for (const Card card : shuffled(rules->decks, number))
                cards.push_back(to_text(card));
            NaiveTable naive{rules->id};
            naive.deal(cards);
            CAPTURE(rules->id, number);
            REQUIRE(table_text(*rules, deal(*rules, number)) == naive.text());
        }
    }
}

TEST_CASE("The engine and a referee written from the fact sheets agree on every move of random games") {
    std::mt19937_64 random{1};
    for (const Rules *rules : variants()) {
        for (DealNumber number = 1; number <= 25; ++number) {
            const Position start = deal(*rules, number);
            NaiveTable naive{rules->id};
            naive.lay_out(table_text(*rules, start));
            CAPTURE(rules->id, number);
            play_both(*rules, start, naive, random, 200);
        }
    }
}

TEST_CASE("The engine and a referee written from the fact sheets agree on late tables") {
    std::mt19937_64 random{2};
    for (const Rules *rules : variants()) {
        for (int game = 0; game < 200; ++game) {
            const Position start = random_late_table(*rules, random);
            NaiveTable naive{rules->id};
            naive.lay_out(table_text(*rules, start));
            CAPTURE(rules->id, game);
            play_both(*rules, start, naive, random, 40);
        }
    }
}

} // namespace longwood::tests
