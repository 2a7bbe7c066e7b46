// What a pile would take, as the object of a sentence such as "pile 3 takes only {cards}".
#include <array>

#include "locale/names.h"

namespace longwood::locale {
namespace {

struct NeededRank {
    const char *any, *red, *black;
};

/// From the ace up.
constexpr std::array<NeededRank, ranks_in_suit> needed_ranks = {{
    // TRANSLATORS: What a pile takes, as the object of a sentence: "Pile 3 takes only {cards}."
    // With the article, if your language has one: "a red seven", German "eine rote 7".
    {NC_("needed", "an ace"), NC_("needed", "a red ace"), NC_("needed", "a black ace")},
    {NC_("needed", "a two"), NC_("needed", "a red two"), NC_("needed", "a black two")},
    {NC_("needed", "a three"), NC_("needed", "a red three"), NC_("needed", "a black three")},
    {NC_("needed", "a four"), NC_("needed", "a red four"), NC_("needed", "a black four")},
    {NC_("needed", "a five"), NC_("needed", "a red five"), NC_("needed", "a black five")},
    {NC_("needed", "a six"), NC_("needed", "a red six"), NC_("needed", "a black six")},
    {NC_("needed", "a seven"), NC_("needed", "a red seven"), NC_("needed", "a black seven")},
    {NC_("needed", "an eight"), NC_("needed", "a red eight"), NC_("needed", "a black eight")},
    {NC_("needed", "a nine"), NC_("needed", "a red nine"), NC_("needed", "a black nine")},
    {NC_("needed", "a ten"), NC_("needed", "a red ten"), NC_("needed", "a black ten")},
    {NC_("needed", "a jack"), NC_("needed", "a red jack"), NC_("needed", "a black jack")},
    {NC_("needed", "a queen"), NC_("needed", "a red queen"), NC_("needed", "a black queen")},
    {NC_("needed", "a king"), NC_("needed", "a red king"), NC_("needed", "a black king")},
}};

/// Null if the set is no such simple one.
const char *one_rank(CardSet cards) {
    const Rank rank = cards.first().rank();
    const NeededRank &needed = needed_ranks[std::size_t(rank) - 1];
    const CardSet all_suits = CardSet::of_rank(rank);
    if (cards == all_suits) return needed.any;
    if (cards == (all_suits & CardSet::of_color(Color::Red))) return needed.red;
    if (cards == (all_suits & CardSet::of_color(Color::Black))) return needed.black;
    return nullptr;
}

/// The largest simple set with the first card of `cards` that lies within `cards`.
CardSet first_part(CardSet cards) {
    const Card first = cards.first();
    const CardSet all_suits = CardSet::of_rank(first.rank());
    const CardSet one_color = all_suits & CardSet::of_color(first.color());
    for (const CardSet part : {all_suits, one_color})
        if ((part - cards).empty()) return part;
    return CardSet(first);
}

std::string simple(const Translator &words, CardSet cards) {
    const char *rank = one_rank(cards);
    return rank ? words.text_in("needed", rank) : card_as_object(words, cards.first());
}

} // namespace

std::string needed_cards(const Translator &words, CardSet cards) {
    // TRANSLATORS: What a pile takes, as the object of a sentence: "Pile 3 takes {cards}."
    if (cards == CardSet::all()) return words.text_in("needed", "any card");
    // TRANSLATORS: What a pile takes, as the object of a sentence: "Pile 3 takes {cards}."
    if (cards.empty()) return words.text_in("needed", "no card");
    const CardSet part = first_part(cards);
    std::string list = simple(words, part);
    for (CardSet rest = cards - part; !rest.empty();) {
        const CardSet next = first_part(rest);
        rest = rest - next;
        // TRANSLATORS: Cards a pile takes; {cards} may be a list already: "a red seven or a king".
        list = fill(rest.empty() ? words.text_in("needed", "{cards} or {card}")
                                 // TRANSLATORS: Cards a pile takes, more follow: "a red seven, a king".
                                 : words.text_in("needed", "{cards}, {card}"),
                    {{"cards", list}, {"card", simple(words, next)}});
    }
    return list;
}

} // namespace longwood::locale
