// Signora: the game for two decks that Double Signora was made from. Facts: tests/rules/signora.md.
#pragma once

#include "engine/variants/double_signora.h"

namespace longwood {

// TRANSLATORS: a game with two decks, played like Double Signora
inline constexpr Rules signora = as_in(double_signora, "signora", VARIANT_NAME("Signora"), [](Rules &rules) {
    rules.decks = 2;
    rules.foundations.count = 8;
    rules.reserve.cards = 11;
    rules.tableau.dealt = {1, 1, 1, 1, 1, 1, 1, 1, 1};
});
static_assert(cards_in_stock(signora) == 84); // [SG-1]

} // namespace longwood
