// The numbers that help texts may name, by the placeholder that stands for each.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/rules.h"
#include "locale/translator.h"

namespace longwood::locale::help {

struct Number {
    std::string name;
    std::string value;
};

/// {decks} {cards} {foundations} {sequences} {all_foundations} {full} {foundation_cards}
/// {sequence_cards} {piles} {pile_1}... {on_each} {long_piles} {reserve} {stock} {turned}
/// {passes} {whole_deals} {last_deal} {chance}; those that make sense for the variant.
std::vector<Number> numbers(const Translator &words, const Rules &rules, double chance);

/// The text with all of them filled in.
std::string fill_numbers(std::string_view text, const std::vector<Number> &numbers);

} // namespace longwood::locale::help
