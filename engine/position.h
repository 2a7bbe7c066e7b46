// Everything on the table that undo brings back, as a plain value of 256 bytes
// without heap memory: cheap to copy, compare and hash.
//
// All cards lie in one array, pile after pile in table order; a move shifts the
// cards between the two piles. Measured against piles of their own, this makes
// copies and hashes several times cheaper and moves no dearer.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <span>

#include "engine/card.h"
#include "engine/pile.h"
#include "engine/rules.h"

namespace longwood {

inline constexpr int most_cards = 4 * cards_in_deck;

class Position {
  public:
    /// The cards of a pile from bottom to top.
    std::span<const Card> cards(PileId pile) const {
        const int from = start_[std::size_t(pile.slot())];
        return {cards_.data() + from, std::size_t(start_[std::size_t(pile.slot() + 1)] - from)};
    }
    int size(PileId pile) const { return start_[std::size_t(pile.slot() + 1)] - start_[std::size_t(pile.slot())]; }
    bool empty(PileId pile) const { return size(pile) == 0; }
    /// The top card, or no card.
    Card top(PileId pile) const {
        return empty(pile) ? Card{} : cards_[std::size_t(start_[std::size_t(pile.slot() + 1)] - 1)];
    }

    /// The rank that starts every foundation, in variants with a base rank; None while it is open.
    Rank base() const { return base_; }
    void set_base(Rank base) { base_ = base; }
    /// How often the waste was turned over.
    int redeals_used() const { return redeals_used_; }
    void count_redeal() { ++redeals_used_; }

    /// Lays a card on top of a pile. There must be fewer than most_cards.
    void put(PileId pile, Card card);
    /// Moves the top `count` cards of one pile onto another, keeping their order.
    void shift(PileId from, PileId to, int count);
    /// Turns the top card of a non-empty pile face up or face down.
    void turn_top_up(PileId pile);
    void turn_top_down(PileId pile);
    /// Turns a whole pile over onto another: its top card becomes the bottom one.
    void turn_over(PileId from, PileId to, bool face_down);

    /// A hash of everything in the position; the same on every platform.
    std::uint64_t hash() const;
    bool operator==(const Position &) const = default;

  private:
    Card &top_of(PileId pile) { return cards_[std::size_t(start_[std::size_t(pile.slot() + 1)] - 1)]; }

    std::array<Card, most_cards> cards_{};
    // Pile p is [start_[p], start_[p + 1]).
    std::array<std::uint8_t, most_piles + 1> start_{};
    Rank base_ = Rank::None;
    // Wide, because Klondike turns its waste over without limit.
    int redeals_used_ = 0;
};

} // namespace longwood
