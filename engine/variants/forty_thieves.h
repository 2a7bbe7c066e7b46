// Forty Thieves: the classic from which Malmaison and Waterloo come. Facts:
// tests/rules/forty-thieves.md.
#pragma once

#include "engine/variants/declarations.h"

namespace longwood {

inline constexpr Rules forty_thieves = checked({
    .id = "forty-thieves",
    // TRANSLATORS: a classic game with two decks; use the name by which card players know it
    .name = VARIANT_NAME("Forty Thieves"),
    .decks = 2,
    .foundations = {.count = 8, .base = Base::Ace, .build = {Building::BySuit, Direction::Up}},
    .tableau = {.dealt = {4, 4, 4, 4, 4, 4, 4, 4, 4, 4}, .build = {Building::BySuit, Direction::Down}},
});
static_assert(cards_in_stock(forty_thieves) == 64); // [FT-1]

} // namespace longwood
