// Klondike with one card turned at a time. Facts: tests/rules/klondike-one.md.
#pragma once

#include "engine/variants/klondike.h"

namespace longwood {

inline constexpr Rules klondike_one =
    // TRANSLATORS: Klondike in which the stock turns one card at a time instead of three
    as_in(klondike, "klondike-one", VARIANT_NAME("Klondike with one card"),
          [](Rules &rules) { rules.stock.turns = 1; });
static_assert(cards_in_stock(klondike_one) == 24);

} // namespace longwood
