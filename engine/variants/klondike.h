// Klondike: the patience that most people call patience. Facts: tests/rules/klondike.md.
#pragma once

#include "engine/variants/declarations.h"

namespace longwood {

inline constexpr Rules klondike = checked({
    .id = "klondike",
    // TRANSLATORS: the best known of all patiences, here with three cards turned at a time; use the
    // name by which card players know it
    .name = VARIANT_NAME("Klondike"),
    .decks = 1,
    .foundations =
        {.count = 4, .base = Base::Ace, .build = {Building::BySuit, Direction::Up}, .gives_back = GivesBack::ToTableau},
    .tableau = {.dealt = {1, 2, 3, 4, 5, 6, 7},
                .faces = Faces::OnlyTopUp,
                .build = {Building::ByAlternateColor, Direction::Down},
                .moves = Unit::Run,
                .run = {Building::ByAlternateColor, Direction::Down},
                .empty_takes = Base::King},
    .stock = {.turns = 3, .redeals = unlimited_redeals},
});
static_assert(cards_in_stock(klondike) == 24); // [KL-1]

} // namespace longwood
