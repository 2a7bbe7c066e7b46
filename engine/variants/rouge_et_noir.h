// Rouge et Noir: half of the cards climb the colour foundations as in Klondike, half
// leave as four whole sequences as in Spider. Facts: tests/rules/rouge-et-noir.md.
#pragma once

#include "engine/variants/declarations.h"

namespace longwood {

inline constexpr Rules rouge_et_noir = checked({
    .id = "rouge-et-noir",
    // TRANSLATORS: a game with two decks; French for red and black, left as it is in most languages
    .name = VARIANT_NAME("Rouge et Noir"),
    .decks = 2,
    .foundations = {.count = 4,
                    .base = Base::Ace,
                    .build = {Building::ByColor, Direction::Up},
                    .pairs = Pairing::OneRedOneBlack,
                    .gives_back = GivesBack::ToTableau},
    .sequences = {.count = 4,
                  .base = Base::King,
                  .build = {Building::ByAlternateColor, Direction::Down},
                  .takes = Unit::CompleteRun,
                  .gives_back = GivesBack::Nothing},
    .tableau = {.dealt = {8, 7, 6, 5, 4, 3, 2, 1, 1, 0},
                .faces = Faces::OnlyTopUp,
                .build = {Building::ByAlternateColor, Direction::Down},
                .moves = Unit::Run,
                .run = {Building::ByAlternateColor, Direction::Down},
                .empty_takes = Base::King},
    .stock = {.deals = StockDeals::OneToEachTableauPile},
});
static_assert(cards_in_stock(rouge_et_noir) == 67); // [RN-L5]

} // namespace longwood
