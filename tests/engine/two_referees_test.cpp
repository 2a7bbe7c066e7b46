// The engine against the naive referee of tests/support, which was written from the fact
// sheets and shares no code with it.
#include <catch2/catch.hpp>

#include <map>

#include "engine/variants.h"
#include "tests/support/naive_referee.h"
#include "tests/support/names.h"
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

// How often what happened: "Filled", "Completed sequence", "tableau to space". Agreement says
// little about what never came up.
using Tally = std::map<std::string, int>;

std::string kind_of(PileId pile) { return to_text(pile).substr(0, to_text(pile).find('-')); }

void count_what_happened(const Move &move, bool into_space, const Events &events, Tally &tally) {
    if (!move.uses_stock()) ++tally[kind_of(move.from) + " to " + (into_space ? "space" : kind_of(move.to))];
    for (const Event &event : events) {
        const std::string text = to_text(event);
        ++tally[text.substr(0, text.find(' '))];
        if (event.kind == EventKind::Completed) ++tally["Completed " + kind_of(event.to)];
    }
}

// Chooses one of the legal moves.
using Chooser = Move (*)(const Moves &legal, std::mt19937_64 &random);

// Uses the stock half of the time, so that the waste is turned over.
Move stock_rather(const Moves &legal, std::mt19937_64 &random) {
    const bool wants_stock = legal.front().uses_stock() && random_below(random, 2) == 0;
    return wants_stock ? legal.front() : random_move(legal, random);
}

// Plays the same random moves on both tables. Plain ifs, because a REQUIRE a move is slow.
void play_both(const Rules &rules, Position position, NaiveTable naive, std::mt19937_64 &random, int most_moves,
               Tally &tally, Chooser choose = random_move) {
    for (int i = 0; i < most_moves; ++i) {
        const Moves legal = legal_moves(rules, position);
        const auto naive_legal = naive.legal_moves();
        if (texts(legal) != naive_legal) {
            CAPTURE(naive.text());
            REQUIRE(texts(legal) == naive_legal);
        }
        if (is_won(rules, position) != naive.won()) FAIL("only one says won:\n" << naive.text());
        if (legal.empty()) return;
        const Move move = choose(legal, random);
        const std::string before = naive.text();
        const bool into_space = move.to.kind() == PileKind::Tableau && position.empty(move.to);
        count_what_happened(move, into_space, play(rules, position, move), tally);
        naive.play(to_text(move));
        if (table_text(rules, position) != naive.text()) {
            CAPTURE(before, to_text(move));
            REQUIRE(table_text(rules, position) == naive.text());
        }
    }
}

std::vector<std::string> what_must_come_up(const Rules &rules) {
    std::vector<std::string> kinds;
    const auto add = [&](std::initializer_list<const char *> more) {
        kinds.insert(kinds.end(), more.begin(), more.end());
    };
    if (rules.foundations.count > 0) add({"Completed foundation", "foundation to tableau"});
    if (rules.sequences.count > 0) add({"Dealt", "Completed sequence"});
    if (rules.tableau.faces == Faces::OnlyTopUp) add({"TurnedUp"});
    if (has_waste(rules)) add({"Drawn", "waste to foundation", "waste to tableau"});
    if (has_base_rank(rules)) add({"Filled", "reserve to foundation"});
    if (rules.stock.redeals != 0) add({"Redealt"});
    const bool by_hand = rules.tableau.spaces == SpaceFilling::ByHand;
    add({"tableau to space"});
    if (by_hand && rules.foundations.count > 0) add({"foundation to space"});
    if (by_hand && has_waste(rules)) add({"waste to space"});
    if (rules.foundations.count > 0 && rules.foundations.gives_back == GivesBack::ToAnyPile)
        add({"foundation to foundation"});
    return kinds;
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
    Tally tally;
    for (const Rules *rules : variants()) {
        for (DealNumber number = 1; number <= DealNumber(share_of_games(*rules, 25)); ++number) {
            const Position start = deal(*rules, number);
            NaiveTable naive{rules->id};
            naive.lay_out(table_text(*rules, start));
            CAPTURE(rules->id, number);
            play_both(*rules, start, naive, random, 200, tally);
        }
    }
}

TEST_CASE("The engine and a referee written from the fact sheets agree on late tables") {
    std::mt19937_64 random{2};
    std::map<std::string_view, Tally> tally;
    for (const Rules *rules : variants()) {
        for (int game = 0; game < share_of_games(*rules, 200); ++game) {
            const Position start = random_late_table(*rules, random);
            NaiveTable naive{rules->id};
            naive.lay_out(table_text(*rules, start));
            CAPTURE(rules->id, game);
            play_both(*rules, start, naive, random, 40, tally[rules->id]);
        }
    }
    for (const Rules *rules : relatives()) {
        for (int game = 0; game < 90; ++game) {
            const bool from_deal = game % 2 == 0 && rules->stock.redeals != 0;
            const Position start = from_deal ? deal(*rules, DealNumber(game + 1)) : random_late_table(*rules, random);
            NaiveTable naive{rules->id};
            naive.lay_out(table_text(*rules, start));
            CAPTURE(rules->id, game);
            play_both(*rules, start, naive, random, rules->stock.redeals != 0 ? 200 : 40, tally[rules->id],
                      stock_rather);
        }
    }
    for (const Rules *rules : variants()) {
        for (const std::string &kind : what_must_come_up(*rules)) {
            CAPTURE(rules->id, kind);
            CHECK(tally[rules->id][kind] >= 10);
        }
    }
}

} // namespace longwood::tests
