// Small tools for composing what is said: whole sentences one after the other, and lists.
#pragma once

#include <string>
#include <vector>

#include "engine/card.h"
#include "engine/pile.h"
#include "engine/position.h"
#include "engine/rules.h"
#include "locale/names.h"
#include "locale/translator.h"

namespace longwood::accessibility {

/// Whole sentences, said one after the other.
class Sentences {
  public:
    explicit Sentences(const locale::Translator &words) : words_(words) {}
    /// Adds a sentence at the end, its first letter a capital; an empty one is left out.
    void add(const std::string &added);
    /// The same for a sentence that may begin with a name of a file: its letters stay as they are.
    void add_unchanged(const std::string &sentence);
    /// Adds a phrase as a sentence of its own: "Herz-8 auf Pik-9, Stapel 3" becomes
    /// "Herz-8 auf Pik-9, Stapel 3."
    void add_phrase(const std::string &phrase);
    const std::string &text() const { return text_; }

  private:
    const locale::Translator &words_;
    std::string text_;
};

/// "a, b, c" in the way of the language.
using locale::list_of;

/// The names of the cards as a list, in the order given. All must lie face up.
std::string list_of_cards(const locale::Translator &words, const std::vector<Card> &cards);

/// How many foundations (or sequences) of the variant hold all their 13 cards.
int complete_piles(const Rules &rules, const Position &position, PileKind kind);

/// How many cards lie on all piles of one kind.
int cards_on(const Rules &rules, const Position &position, PileKind kind);

} // namespace longwood::accessibility
