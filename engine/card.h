// A playing card, and sets of cards such as "any red seven".
//
// Ranks run from ace to king; cards of equal rank and suit from different decks
// are the same card to the player (shared rules, C-facts), so a Card carries no
// deck number.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace longwood {

enum class Suit : std::uint8_t { Clubs, Diamonds, Hearts, Spades };
enum class Color : std::uint8_t { Black, Red };

/// Ace is 1, king is 13; None stands for "no rank chosen yet".
enum class Rank : std::uint8_t { None, Ace, Two, Three, Four, Five, Six, Seven, Eight, Nine, Ten, Jack, Queen, King };

inline constexpr int suits_in_deck = 4;
inline constexpr int ranks_in_suit = 13;
inline constexpr int cards_in_deck = suits_in_deck * ranks_in_suit;

/// Diamonds and hearts are red, clubs and spades black.
constexpr Color color_of(Suit suit) {
    return suit == Suit::Diamonds || suit == Suit::Hearts ? Color::Red : Color::Black;
}

/// The rank above, going round from king to ace.
constexpr Rank rank_above(Rank rank) { return rank == Rank::King ? Rank::Ace : Rank(std::uint8_t(rank) + 1); }

/// The rank below, going round from ace to king.
constexpr Rank rank_below(Rank rank) { return rank == Rank::Ace ? Rank::King : Rank(std::uint8_t(rank) - 1); }

/// One card lying face up or face down. A default Card is no card at all.
class Card {
  public:
    constexpr Card() = default;
    constexpr Card(Rank rank, Suit suit) : bits_(std::uint8_t(std::uint8_t(rank) << 2 | std::uint8_t(suit))) {}

    constexpr Rank rank() const { return Rank(bits_ >> 2 & 15); }
    constexpr Suit suit() const { return Suit(bits_ & 3); }
    constexpr Color color() const { return color_of(suit()); }
    constexpr bool face_down() const { return bits_ & down_bit; }
    constexpr bool face_up() const { return !face_down(); }

    constexpr Card turned_up() const { return from_bits(std::uint8_t(bits_ & ~down_bit)); }
    constexpr Card turned_down() const { return from_bits(bits_ | down_bit); }

    /// A number from 4 (ace of clubs) to 55 (king of spades), the same for both faces.
    constexpr int kind() const { return bits_ & ~down_bit; }
    /// The card as one byte; 0 is no card.
    constexpr std::uint8_t bits() const { return bits_; }

    constexpr bool operator==(const Card &) const = default;

  private:
    static constexpr std::uint8_t down_bit = 64;
    static constexpr Card from_bits(std::uint8_t bits) {
        Card card;
        card.bits_ = bits;
        return card;
    }
    std::uint8_t bits_ = 0;
};

/// A set of face-up cards out of the 52 of a deck, e.g. what a pile would take next.
class CardSet {
  public:
    constexpr CardSet() = default;
    /// The set of just this card, whichever way it lies.
    constexpr explicit CardSet(Card card) : bits_(std::uint64_t{1} << card.kind()) {}

    static constexpr CardSet all() { return from_bits(((std::uint64_t{1} << cards_in_deck) - 1) << suits_in_deck); }
    /// The four cards of a rank; of Rank::None none.
    static constexpr CardSet of_rank(Rank rank) {
        return rank == Rank::None ? CardSet{} : from_bits(std::uint64_t{15} << (std::uint8_t(rank) * suits_in_deck));
    }
    static constexpr CardSet of_color(Color color) {
        constexpr std::uint64_t red = 0x0066'6666'6666'6660; // diamonds and hearts: bits 1 and 2 of each four
        return color == Color::Red ? from_bits(red) : all() - from_bits(red);
    }

    constexpr bool contains(Card card) const { return bits_ >> card.kind() & 1; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    /// The card of lowest rank, clubs first. The set must not be empty.
    constexpr Card first() const {
        const int kind = std::countr_zero(bits_);
        return {Rank(kind >> 2), Suit(kind & 3)};
    }

    friend constexpr CardSet operator|(CardSet a, CardSet b) { return from_bits(a.bits_ | b.bits_); }
    friend constexpr CardSet operator&(CardSet a, CardSet b) { return from_bits(a.bits_ & b.bits_); }
    friend constexpr CardSet operator-(CardSet a, CardSet b) { return from_bits(a.bits_ & ~b.bits_); }
    constexpr bool operator==(const CardSet &) const = default;

  private:
    static constexpr CardSet from_bits(std::uint64_t bits) {
        CardSet set;
        set.bits_ = bits;
        return set;
    }
    std::uint64_t bits_ = 0;
};

/// "7H", "TC"; a face-down card "#7H". The letters are A23456789TJQK and CDHS.
std::string to_text(Card card);

/// The letter of a rank, e.g. 'T' for ten. Rank::None has none and gives '?'.
char letter_of(Rank rank);

/// Reads what to_text writes; nothing if the text is anything else.
std::optional<Card> card_from_text(std::string_view text);

/// Reads one rank letter; nothing if it is none.
std::optional<Rank> rank_from_letter(char letter);

} // namespace longwood
