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

/// A deal number from the system's source of randomness.
DealNumber random_deal_number();

} // namespace longwood
