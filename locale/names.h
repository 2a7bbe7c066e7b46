// The names of cards, piles and variants, and what a pile would take, as words.
#pragma once

#include <string>
#include <vector>

#include "engine/card.h"
#include "engine/pile.h"
#include "engine/refusal.h"
#include "engine/rules.h"
#include "locale/translator.h"

namespace longwood::locale {

/// "seven of hearts", "Herz-7": one whole msgid a card, context "card", because no
/// template is right in every language.
std::string card_name(const Translator &words, Card card);
/// The same as the object of a sentence ("takes {card}"); context "card as object", falls
/// back to card_name where a language needs no other form.
std::string card_as_object(const Translator &words, Card card);
/// "seven", "Sieben"; for base ranks.
std::string rank_name(const Translator &words, Rank rank);
/// What is printed on cards: "A", "2", "10", "K", as on those of the player's country.
std::string rank_letter(const Translator &words, Rank rank);
/// "hearts", "Herz"; context "suit". Apart from colours: German "Farbe" is both.
std::string suit_name(const Translator &words, Suit suit);
/// "red", "Rot"; context "colour".
std::string color_name(const Translator &words, Color color);

/// What the player may call the pile: "pile 3", "Stapel 3", "foundation 2", "stock".
std::string pile_name(const Translator &words, PileId pile);
/// As the goal of a move, "on pile 3", "auf Stapel 3": a phrase of its own because of case.
std::string onto_pile(const Translator &words, PileId pile);

std::string variant_name(const Translator &words, const Rules &rules);

/// "a, b, c" in the way of the language; empty for no items.
std::string list_of(const Translator &words, const std::vector<std::string> &items);

/// A set of cards as one object: "a red 7", "eine rote 7", "the 8 of hearts", "a king",
/// "a queen of any suit", "any ace". The sets that piles accept; others are listed.
std::string needed_cards(const Translator &words, CardSet cards);

} // namespace longwood::locale
