// A move as a phrase, "Herz-8 auf Pik-9, Stapel 3": the heart of what is said about a
// move that was made and about one that could be.
#pragma once

#include <string>

#include "engine/card.h"
#include "engine/move.h"
#include "engine/position.h"
#include "engine/rules.h"
#include "locale/translator.h"

namespace longwood::accessibility {

/// Cards on their way: `count` cards from `lead` (which touches the pile) to `last` (the
/// top one), onto the card `under`; no card if the pile is empty.
struct CardsOnTheWay {
    Card lead = {};
    Card last = {};
    int count = 1;
    PileId to = {};
    Card under = {};
};

/// The cards of a move that could be made in this position. The move must take cards that
/// are there and lie face up.
CardsOnTheWay about_to_move(const Position &position, const Move &move);

/// "Herz-8 auf Pik-9, Stapel 3"; "Herz-8 bis Kreuz-5, 4 Karten, auf Pik-9, Stapel 3".
std::string move_phrase(const locale::Translator &words, const CardsOnTheWay &cards);

/// Where the cards come from, added to a move to choose: "..., von Stapel 7".
std::string with_source(const locale::Translator &words, const std::string &move, PileId from);

/// Using the stock as something to choose: "Eine Karte auf jeden Stapel geben".
std::string stock_phrase(const locale::Translator &words, const Rules &rules, const Position &position);

} // namespace longwood::accessibility
