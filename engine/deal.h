// From a deal number to the table at the start of a game [C9].
#pragma once

#include <cstdint>
#include <vector>

#include "engine/position.h"
#include "engine/rules.h"

namespace longwood {

/// 1 to 2^63 - 1. A number means the same deal in every version, on every platform, for ever.
using DealNumber = std::uint64_t;
inline constexpr DealNumber first_deal_number = 1;
inline constexpr DealNumber last_deal_number = (DealNumber{1} << 63) - 1;

/// The shuffled cards of that many decks, in the order in which they are dealt.
/// Fisher-Yates, from the last place down, on std::mt19937_64 seeded with the number.
std::vector<Card> shuffled(int decks, DealNumber number);

/// The table of the variant after that deal.
Position deal(const Rules &rules, DealNumber number);

/// Numbers by chance stay this small because players hear them, say them and type them.
inline constexpr DealNumber largest_random_deal_number = 999'999;

/// A deal number from the system's source of randomness, 1 to largest_random_deal_number.
DealNumber random_deal_number();

} // namespace longwood
