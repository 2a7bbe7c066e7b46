// Games and tables at random, the same on every platform: seeded, and drawn from a
// standard engine whose output the standard fixes.
#pragma once

#include <random>

#include "engine/game.h"

namespace longwood::tests {

/// A number from 0 to bound - 1. Not quite evenly spread, which games do not mind.
inline std::size_t random_below(std::mt19937_64 &random, std::size_t bound) { return std::size_t(random() % bound); }

/// Of `many` games a variant: all of them for the main variants, a quarter for each of the relatives, which are made
/// of the same parts.
int share_of_games(const Rules &rules, int many);

/// One of the legal moves (there must be one). Foundations are preferred half of the time, so
/// that games get somewhere; else the stock waits a little, so that they get somewhere slowly.
Move random_move(const Moves &legal, std::mt19937_64 &random);

/// A table such as a game may come to late: foundations built to random heights, whole sequences lying
/// ready where the variant has them, the other cards at random in stock, waste and tableau. It
/// holds exactly the cards of the decks; whether a game can lead there is not asked.
Position random_late_table(const Rules &rules, std::mt19937_64 &random);

} // namespace longwood::tests
