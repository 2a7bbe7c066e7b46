// Deals and move counts pinned for ever, in golden files that no program rewrites.
#include <catch2/catch.hpp>

#include "engine/referee.h"
#include "engine/variants.h"
#include "tests/engine/golden.h"
#include "tests/support/naive_referee.h"
#include "tests/support/source_file.h"
#include "tests/support/table.h"

namespace longwood::tests {
namespace {

// The naive referee's count of the same.
std::uint64_t count_naively(const NaiveTable &table, int depth) {
    const auto legal = table.legal_moves();
    if (depth == 1) return legal.size();
    std::uint64_t count = 0;
    for (const std::string &move : legal) {
        NaiveTable next = table;
        next.play(move);
        count += count_naively(next, depth - 1);
    }
    return count;
}

} // namespace

TEST_CASE("A deal number means the same deal for ever: 24 deals of every variant are pinned [C9]") {
    const std::string golden = source_file("tests/engine/golden_deals.txt");
    for (const Rules *rules : variants()) {
        for (const DealNumber number : golden_numbers) {
            const std::string title = "deal " + std::to_string(number) + " of " + std::string(rules->id) + '\n';
            const auto from = golden.find(title);
            CAPTURE(title);
            REQUIRE(from != std::string::npos);
            REQUIRE(golden.substr(from, golden.find("\n\n", from) + 1 - from) == golden_deal(*rules, number));
        }
    }
}

TEST_CASE("Different deal numbers are different deals [C9]") {
    for (DealNumber number = 1; number < 200; ++number)
        CHECK(shuffled(2, number) != shuffled(2, number + 1));
}

TEST_CASE("A deal number by chance is in range and seldom the same") {
    const DealNumber first = random_deal_number();
    bool another = false;
    for (int i = 0; i < 20; ++i) {
        const DealNumber number = random_deal_number();
        CHECK((number >= first_deal_number && number <= largest_random_deal_number));
        another = another || number != first;
    }
    CHECK(another);
}

TEST_CASE("From fixed deals there are as many moves as there always were") {
    for (const Rules *rules : variants())
        CHECK(golden_counts(*rules) == source_file("tests/counts/" + std::string(rules->id) + ".txt"));
}

TEST_CASE("The referee written from the fact sheets counts the same moves") {
    for (const Rules *rules : variants()) {
        for (DealNumber number = 1; number <= 5; ++number) {
            for (const int moves : {0, 40, 120}) {
                const Position position = after_fixed_moves(*rules, number, moves);
                NaiveTable naive{rules->id};
                naive.lay_out(table_text(*rules, position), position.redeals_used());
                CAPTURE(rules->id, number, moves);
                CHECK(count_naively(naive, 3) == count_moves(*rules, position, 3));
            }
        }
    }
}

} // namespace longwood::tests
