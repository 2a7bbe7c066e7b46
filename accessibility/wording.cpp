#include "accessibility/wording.h"

#include "accessibility/sentence_case.h"
#include "locale/names.h"

namespace longwood::accessibility {

using locale::fill;

void Sentences::add(const std::string &added) { add_unchanged(with_capital(added, words_.language())); }

void Sentences::add_unchanged(const std::string &sentence) {
    if (sentence.empty()) return;
    if (text_.empty()) {
        text_ = sentence;
        return;
    }
    // TRANSLATORS: Two whole sentences, one after the other. Change it only if your language
    // puts no space between sentences.
    text_ = fill(words_.text_in("sentences", "{first} {second}"), {{"first", text_}, {"second", sentence}});
}

void Sentences::add_phrase(const std::string &phrase) {
    if (phrase.empty()) return;
    // TRANSLATORS: A phrase as a sentence of its own, only the full stop is added:
    // "eight of hearts on nine of spades, pile 3" becomes "eight of hearts on nine of spades, pile 3."
    add(fill(words_.text_in("sentences", "{phrase}."), {{"phrase", phrase}}));
}

std::string list_of_cards(const locale::Translator &words, const std::vector<Card> &cards) {
    std::vector<std::string> names;
    for (const Card card : cards)
        names.push_back(locale::card_name(words, card));
    return list_of(words, names);
}

int complete_piles(const Rules &rules, const Position &position, PileKind kind) {
    int complete = 0;
    for (const PileId pile : Piles{rules})
        if (pile.kind() == kind && position.size(pile) == ranks_in_suit) ++complete;
    return complete;
}

int cards_on(const Rules &rules, const Position &position, PileKind kind) {
    int cards = 0;
    for (const PileId pile : Piles{rules})
        if (pile.kind() == kind) cards += position.size(pile);
    return cards;
}

} // namespace longwood::accessibility
