// What golden files hold: deals, and how many moves there are to a fixed depth.
#pragma once

#include <array>
#include <string>

#include "engine/deal.h"
#include "engine/rules.h"

namespace longwood::tests {

/// The deals pinned in golden_deals.txt: small ones, powers of two and their neighbours, the last.
inline constexpr std::array<DealNumber, 24> golden_numbers{1,
                                                           2,
                                                           3,
                                                           4,
                                                           5,
                                                           6,
                                                           7,
                                                           8,
                                                           9,
                                                           10,
                                                           52,
                                                           100,
                                                           104,
                                                           1000,
                                                           65535,
                                                           65536,
                                                           1000000,
                                                           2147483648,
                                                           4294967295,
                                                           4294967296,
                                                           1000000007,
                                                           1000000000000000000,
                                                           last_deal_number - 1,
                                                           last_deal_number};

/// "deal 1 of waterloo" and the table, as in golden_deals.txt.
std::string golden_deal(const Rules &rules, DealNumber number);

/// The file of move counts of a variant, as in tests/counts.
std::string golden_counts(const Rules &rules);

/// The table after `moves` moves of a game that always takes the same ones.
Position after_fixed_moves(const Rules &rules, DealNumber number, int moves);

/// Sequences of `depth` legal moves.
std::uint64_t count_moves(const Rules &rules, const Position &position, int depth);

} // namespace longwood::tests
