// Rueil: Malmaison with a second pass through the stock. Facts: tests/rules/rueil.md.
#pragma once

#include "engine/variants/malmaison.h"

namespace longwood {

inline constexpr Rules rueil =
    // TRANSLATORS: a game with three decks, named after a town near Paris, like Malmaison
    as_in(malmaison, "rueil", VARIANT_NAME("Rueil"), [](Rules &rules) { rules.stock.redeals = 1; });
static_assert(cards_in_stock(rueil) == 96);

} // namespace longwood
