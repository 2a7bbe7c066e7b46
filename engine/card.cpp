#include "engine/card.h"

namespace longwood {
namespace {
constexpr std::string_view rank_letters = "?A23456789TJQK";
constexpr std::string_view suit_letters = "CDHS";
} // namespace

char letter_of(Rank rank) { return rank_letters[std::size_t(rank)]; }

std::string to_text(Card card) {
    std::string text = card.face_down() ? "#" : "";
    text += letter_of(card.rank());
    text += suit_letters[std::size_t(card.suit())];
    return text;
}

std::optional<Rank> rank_from_letter(char letter) {
    const auto at = rank_letters.find(letter, 1);
    if (at == std::string_view::npos) return std::nullopt;
    return Rank(at);
}

std::optional<Card> card_from_text(std::string_view text) {
    const bool face_down = text.starts_with('#');
    if (face_down) text.remove_prefix(1);
    if (text.size() != 2) return std::nullopt;
    const auto rank = rank_from_letter(text[0]);
    const auto suit = suit_letters.find(text[1]);
    if (!rank || suit == std::string_view::npos) return std::nullopt;
    const Card card{*rank, Suit(suit)};
    return face_down ? card.turned_down() : card;
}

} // namespace longwood
