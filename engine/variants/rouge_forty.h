// Rouge Forty: Rouge et Noir on ten even piles. Facts: tests/rules/rouge-forty.md.
#pragma once

#include "engine/variants/rouge_et_noir.h"

namespace longwood {

// TRANSLATORS: a game with two decks that deals forty cards and is played
// like Rouge et Noir; most languages leave the name as it is
inline constexpr Rules rouge_forty = as_in(rouge_et_noir, "rouge-forty", VARIANT_NAME("Rouge Forty"),
                                           [](Rules &rules) { rules.tableau.dealt = {4, 4, 4, 4, 4, 4, 4, 4, 4, 4}; });
static_assert(cards_in_stock(rouge_forty) == 64); // [RF-1]

} // namespace longwood
