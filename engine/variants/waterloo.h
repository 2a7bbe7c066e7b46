// Waterloo: played like Forty Thieves, built like Spider. Facts: tests/rules/waterloo.md.
#pragma once

#include "engine/variants/declarations.h"

namespace longwood {

inline constexpr Rules waterloo = checked({
    .id = "waterloo",
    // TRANSLATORS: a game with two decks, named after the battle
    .name = VARIANT_NAME("Waterloo"),
    .decks = 2,
    .foundations = {.count = 8,
                    .base = Base::Ace,
                    .build = {Building::BySuit, Direction::Up},
                    .dealt = FoundationDeal::EveryBaseCard},
    .tableau = {.dealt = {1, 1, 1, 1, 1, 1},
                .build = {Building::ByRank, Direction::Down},
                .moves = Unit::Run,
                .run = {Building::BySuit, Direction::Down}},
});
static_assert(cards_in_stock(waterloo) == 90); // [WL-L3]

} // namespace longwood
