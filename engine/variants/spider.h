// Spider: whole sequences in suit leave the tableau. Facts: tests/rules/spider.md.
#pragma once

#include "engine/variants/declarations.h"

namespace longwood {

inline constexpr Rules spider = checked({
    .id = "spider",
    // TRANSLATORS: a classic game with two decks; use the name by which card players know it
    .name = VARIANT_NAME("Spider"),
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
static_assert(cards_in_stock(spider) == 50); // [SP-1]

} // namespace longwood
