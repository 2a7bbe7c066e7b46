// Empress of Italy: Double Signora with a base rank that the deal sets. Facts:
// tests/rules/empress-of-italy.md.
#pragma once

#include "engine/variants/double_signora.h"

namespace longwood {

inline constexpr Rules empress_of_italy =
    // TRANSLATORS: a game with four decks, played like Double Signora
    as_in(double_signora, "empress-of-italy", VARIANT_NAME("Empress of Italy"), [](Rules &rules) {
        rules.foundations.dealt = FoundationDeal::OneCard;
        rules.reserve.cards = 19;
        rules.tableau.spaces = SpaceFilling::FromStockThenWaste;
    });
static_assert(cards_in_stock(empress_of_italy) == 177); // [EI-1]

} // namespace longwood
