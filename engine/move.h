// A move is a value: what the player decided, never what followed from it.
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/pile.h"

namespace longwood {

/// `count` cards from the top of `from`, as a unit, to `to`; or one use of the stock.
struct Move {
    PileId from = {};
    PileId to = {};
    int count = 1;

    /// Using the stock: turn, deal, or turn the waste over.
    static constexpr Move use_stock() { return {PileId::stock(), PileId::stock(), 0}; }
    constexpr bool uses_stock() const { return from == PileId::stock() && to == PileId::stock() && count == 0; }
    constexpr auto operator<=>(const Move &) const = default;
};

using Moves = std::vector<Move>;

/// "draw" or "move tableau-1 foundation-2 1", always with the count.
std::string to_text(const Move &move);

/// Reads "draw" and "move FROM TO [COUNT]" (count 1 if left out); nothing if the
/// text is anything else. Says nothing about whether the move is legal.
std::optional<Move> move_from_text(std::string_view text);

} // namespace longwood
