// Double Signora: the first card on a foundation sets the rank from which all sixteen
// are built. Facts: tests/rules/double-signora.md.
#pragma once

#include "engine/variants/declarations.h"

namespace longwood {

inline constexpr Rules double_signora = checked({
    .id = "double-signora",
    // TRANSLATORS: a game with four decks; the name is left as it is in most languages
    .name = VARIANT_NAME("Double Signora"),
    .decks = 4,
    .foundations = {.count = 16,
                    .base = Base::FirstCardPlayed,
                    .build = {Building::ByAlternateColor, Direction::Up, Wrap::Yes}},
    .reserve = {.cards = 21},
    .tableau = {.dealt = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1},
                .build = {Building::ByAlternateColor, Direction::Down, Wrap::Yes},
                .spaces = SpaceFilling::FromWasteThenStock},
});
static_assert(cards_in_stock(double_signora) == 176); // [DS-L4]

} // namespace longwood
