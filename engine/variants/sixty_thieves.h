// Sixty Thieves: Malmaison card by card. Facts: tests/rules/sixty-thieves.md.
#pragma once

#include "engine/variants/malmaison.h"

namespace longwood {

// TRANSLATORS: a game with three decks, so called after Forty Thieves: sixty cards are dealt
inline constexpr Rules sixty_thieves = as_in(malmaison, "sixty-thieves", VARIANT_NAME("Sixty Thieves"),
                                             [](Rules &rules) { rules.tableau.moves = Unit::SingleCard; });
static_assert(cards_in_stock(sixty_thieves) == 96);

} // namespace longwood
