// The table in text, made for a narrow display and for ears: a line a pile, what can be
// played first, empty piles together in one line.
//
//     stock 67 cards
//     f1 A♠  f3 2♥
//     t1 J♠ Q♥ K♠, 7 down
//     Empty: f2 f4 s1-s4 t10
#pragma once

#include <string>
#include <vector>

#include "engine/position.h"
#include "engine/rules.h"
#include "locale/translator.h"

namespace longwood::console {

struct TableStyle {
    bool ascii = false;  // suits as letters
    bool reveal = false; // face-down cards are shown, marked '#'
    int width = 80;
};

/// What players type for a pile: "stock", "waste", "reserve", "f1", "s1", "t1".
std::string short_name(PileId pile);

/// "7♥", "10♠"; in ASCII "7H", or what the language says.
std::string card_sign(const locale::Translator &words, Card card, bool ascii);

/// One pile: its short name, then its cards, the top card first.
std::string pile_line(const locale::Translator &words, const Position &position, PileId pile, const TableStyle &style);

/// The whole table, paragraph by paragraph. Foundations stand together as many as fit.
std::vector<std::string> table_lines(const locale::Translator &words, const Rules &rules, const Position &position,
                                     const TableStyle &style);

/// The lines of the piles that differ.
std::vector<std::string> changed_lines(const locale::Translator &words, const Rules &rules, const Position &before,
                                       const Position &now, const TableStyle &style);

} // namespace longwood::console
