// The names of the piles. Every variant uses some of the same fixed set, so that
// a pile is one small number everywhere: in positions, moves, speech and pictures.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace longwood {

/// In table order: the order in which piles are listed, read and stored.
enum class PileKind : std::uint8_t { Stock, Waste, Reserve, Foundation, Sequence, Tableau };

inline constexpr int most_foundations = 16;
inline constexpr int most_sequences = 8;
inline constexpr int most_tableau_piles = 12;
inline constexpr int most_piles = 3 + most_foundations + most_sequences + most_tableau_piles;

/// A pile by kind and number. Sequence means a foundation that takes only whole runs.
class PileId {
  public:
    /// The stock; needed so that containers of moves have a default.
    constexpr PileId() = default;

    static constexpr PileId stock() { return PileId{0}; }
    static constexpr PileId waste() { return PileId{1}; }
    static constexpr PileId reserve() { return PileId{2}; }
    /// Numbers run from left to right, from 1.
    static constexpr PileId foundation(int number) { return PileId{first_foundation + number - 1}; }
    static constexpr PileId sequence(int number) { return PileId{first_sequence + number - 1}; }
    static constexpr PileId tableau(int number) { return PileId{first_tableau + number - 1}; }
    /// The pile at a place in table order, 0 to most_piles - 1.
    static constexpr PileId at_slot(int slot) { return PileId{slot}; }

    constexpr int slot() const { return slot_; }
    constexpr PileKind kind() const {
        if (slot_ >= first_tableau) return PileKind::Tableau;
        if (slot_ >= first_sequence) return PileKind::Sequence;
        if (slot_ >= first_foundation) return PileKind::Foundation;
        return PileKind(slot_);
    }
    /// From 1; the stock, the waste and the reserve have number 1.
    constexpr int number() const {
        switch (kind()) {
        case PileKind::Foundation: return slot_ - first_foundation + 1;
        case PileKind::Sequence: return slot_ - first_sequence + 1;
        case PileKind::Tableau: return slot_ - first_tableau + 1;
        default: return 1;
        }
    }

    constexpr auto operator<=>(const PileId &) const = default;

  private:
    static constexpr int first_foundation = 3;
    static constexpr int first_sequence = first_foundation + most_foundations;
    static constexpr int first_tableau = first_sequence + most_sequences;
    constexpr explicit PileId(int slot) : slot_(std::uint8_t(slot)) {}
    std::uint8_t slot_ = 0;
};

/// A set of piles; its first is the first in table order.
class PileSet {
  public:
    constexpr PileSet() = default;
    constexpr explicit PileSet(PileId pile) : bits_(std::uint64_t{1} << pile.slot()) {}
    /// `count` piles in table order, from the given one on.
    static constexpr PileSet from(PileId pile, int count) {
        return from_bits(((std::uint64_t{1} << count) - 1) << pile.slot());
    }

    constexpr bool contains(PileId pile) const { return bits_ >> pile.slot() & 1; }
    constexpr bool empty() const { return bits_ == 0; }
    /// The set must not be empty.
    constexpr PileId first() const { return PileId::at_slot(std::countr_zero(bits_)); }

    constexpr void add(PileId pile) { *this = *this | PileSet{pile}; }
    constexpr void remove_first() { bits_ &= bits_ - 1; }
    constexpr PileSet without(PileId pile) const { return *this - PileSet{pile}; }

    friend constexpr PileSet operator|(PileSet a, PileSet b) { return from_bits(a.bits_ | b.bits_); }
    friend constexpr PileSet operator&(PileSet a, PileSet b) { return from_bits(a.bits_ & b.bits_); }
    friend constexpr PileSet operator-(PileSet a, PileSet b) { return from_bits(a.bits_ & ~b.bits_); }

  private:
    static_assert(most_piles <= 64);
    static constexpr PileSet from_bits(std::uint64_t bits) {
        PileSet piles;
        piles.bits_ = bits;
        return piles;
    }
    std::uint64_t bits_ = 0;
};

/// "stock", "waste", "reserve", "foundation-1", "sequence-1", "tableau-1".
std::string to_text(PileId pile);

/// Reads what to_text writes; nothing if no variant could have such a pile.
std::optional<PileId> pile_from_text(std::string_view text);

} // namespace longwood
