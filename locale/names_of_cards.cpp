// One whole text for every card: no template of rank and suit is right in every language.
#include <array>

#include "locale/names.h"

namespace longwood::locale {
namespace {

/// By Card::kind(), which starts at the ace of clubs. The object forms (context "card as
/// object") are extracted from these same lines by update-catalogs.sh.
constexpr std::array<const char *, cards_in_deck> cards = {
    // TRANSLATORS: A card where it is named alone: "seven of hearts, pile 7, 3 of 9". Speech
    // reads digits well, so 2 to 10 may be digits if your card players say it so. All 52 must differ.
    NC_("card", "ace of clubs"),      NC_("card", "ace of diamonds"),   NC_("card", "ace of hearts"),
    NC_("card", "ace of spades"),     NC_("card", "two of clubs"),      NC_("card", "two of diamonds"),
    NC_("card", "two of hearts"),     NC_("card", "two of spades"),     NC_("card", "three of clubs"),
    NC_("card", "three of diamonds"), NC_("card", "three of hearts"),   NC_("card", "three of spades"),
    NC_("card", "four of clubs"),     NC_("card", "four of diamonds"),  NC_("card", "four of hearts"),
    NC_("card", "four of spades"),    NC_("card", "five of clubs"),     NC_("card", "five of diamonds"),
    NC_("card", "five of hearts"),    NC_("card", "five of spades"),    NC_("card", "six of clubs"),
    NC_("card", "six of diamonds"),   NC_("card", "six of hearts"),     NC_("card", "six of spades"),
    NC_("card", "seven of clubs"),    NC_("card", "seven of diamonds"), NC_("card", "seven of hearts"),
    NC_("card", "seven of spades"),   NC_("card", "eight of clubs"),    NC_("card", "eight of diamonds"),
    NC_("card", "eight of hearts"),   NC_("card", "eight of spades"),   NC_("card", "nine of clubs"),
    NC_("card", "nine of diamonds"),  NC_("card", "nine of hearts"),    NC_("card", "nine of spades"),
    NC_("card", "ten of clubs"),      NC_("card", "ten of diamonds"),   NC_("card", "ten of hearts"),
    NC_("card", "ten of spades"),     NC_("card", "jack of clubs"),     NC_("card", "jack of diamonds"),
    NC_("card", "jack of hearts"),    NC_("card", "jack of spades"),    NC_("card", "queen of clubs"),
    NC_("card", "queen of diamonds"), NC_("card", "queen of hearts"),   NC_("card", "queen of spades"),
    NC_("card", "king of clubs"),     NC_("card", "king of diamonds"),  NC_("card", "king of hearts"),
    NC_("card", "king of spades"),
};

constexpr const char *english(Card card) {
    return cards[std::size_t(card.kind() - Card(Rank::Ace, Suit::Clubs).kind())];
}

} // namespace

std::string card_name(const Translator &words, Card card) { return words.text_in("card", english(card)); }

std::string card_as_object(const Translator &words, Card card) {
    return words.text_or("card as object", english(card), card_name(words, card));
}

} // namespace longwood::locale
