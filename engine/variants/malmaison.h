// Malmaison: Forty Thieves for three decks, with runs. Facts: tests/rules/malmaison.md.
#pragma once

#include "engine/variants/declarations.h"

namespace longwood {

inline constexpr Rules malmaison = checked({
    .id = "malmaison",
    // TRANSLATORS: a game with three decks, named after a palace near Paris
    .name = VARIANT_NAME("Malmaison"),
    .decks = 3,
    .foundations = {.count = 12, .base = Base::Ace, .build = {Building::BySuit, Direction::Up}},
    .tableau = {.dealt = {5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5},
                .build = {Building::BySuit, Direction::Down},
                .moves = Unit::Run,
                .run = {Building::BySuit, Direction::Down}},
});
static_assert(cards_in_stock(malmaison) == 96); // [MM-L3]

} // namespace longwood
