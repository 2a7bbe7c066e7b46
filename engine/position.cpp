#include "engine/position.h"

#include <algorithm>
#include <cassert>

namespace longwood {
namespace {

// The mixing step of SplitMix64 (Steele, Lea, Flood 2014; public domain constants).
constexpr std::uint64_t mix(std::uint64_t value) {
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9;
    value = (value ^ (value >> 27)) * 0x94d049bb133111eb;
    return value ^ (value >> 31);
}

// Little-endian on every platform, so that hashes can be written into tests.
std::uint64_t word(const std::uint8_t *bytes, std::size_t count) {
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < count; ++i)
        value |= std::uint64_t{bytes[i]} << (8 * i);
    return value;
}

std::uint64_t absorb(std::uint64_t hash, const std::uint8_t *bytes, std::size_t count) {
    for (; count >= 8; bytes += 8, count -= 8)
        hash = (hash ^ word(bytes, 8)) * 0x9e3779b97f4a7c15 + (hash >> 29);
    return count == 0 ? hash : (hash ^ word(bytes, count)) * 0x9e3779b97f4a7c15 + (hash >> 29);
}

} // namespace

void Position::put(PileId pile, Card card) {
    const std::size_t at = start_[std::size_t(pile.slot() + 1)];
    const std::size_t end = start_[most_piles];
    assert(end < most_cards);
    std::memmove(&cards_[at + 1], &cards_[at], end - at);
    cards_[at] = card;
    for (std::size_t i = std::size_t(pile.slot()) + 1; i <= most_piles; ++i)
        ++start_[i];
}

void Position::shift(PileId from, PileId to, int count) {
    assert(from != to && count >= 0 && count <= size(from));
    static_assert(sizeof(Card) == 1);
    const auto moved = std::size_t(count);
    Card unit[most_cards];
    const std::size_t from_end = start_[std::size_t(from.slot() + 1)];
    const std::size_t to_end = start_[std::size_t(to.slot() + 1)];
    std::memcpy(unit, &cards_[from_end - moved], moved);
    if (from < to) {
        std::memmove(&cards_[from_end - moved], &cards_[from_end], to_end - from_end);
        std::memcpy(&cards_[to_end - moved], unit, moved);
        for (int i = from.slot() + 1; i <= to.slot(); ++i)
            start_[std::size_t(i)] = std::uint8_t(start_[std::size_t(i)] - count);
    } else {
        std::memmove(&cards_[to_end + moved], &cards_[to_end], from_end - moved - to_end);
        std::memcpy(&cards_[to_end], unit, moved);
        for (int i = to.slot() + 1; i <= from.slot(); ++i)
            start_[std::size_t(i)] = std::uint8_t(start_[std::size_t(i)] + count);
    }
}

void Position::turn_top_up(PileId pile) { top_of(pile) = top(pile).turned_up(); }

void Position::turn_top_down(PileId pile) { top_of(pile) = top(pile).turned_down(); }

void Position::turn_over(PileId from, PileId to, bool face_down) {
    while (!empty(from)) {
        shift(from, to, 1);
        if (face_down)
            turn_top_down(to);
        else
            turn_top_up(to);
    }
}

std::uint64_t Position::hash() const {
    static_assert(sizeof(Card) == 1 && std::is_trivially_copyable_v<Card>);
    const auto *cards = reinterpret_cast<const std::uint8_t *>(cards_.data());
    std::uint64_t hash = absorb(std::uint8_t(base_), cards, start_[most_piles]);
    hash = absorb(hash, start_.data(), start_.size());
    return mix(hash ^ std::uint64_t(redeals_used_));
}

} // namespace longwood
