// What the help of Waterloo and of its relatives says in the same words.
#pragma once

#include "locale/help/common.h"

namespace longwood::locale::help::waterloo_lines {

inline constexpr const char *context = "rules/waterloo";

inline constexpr Line build_down = {
    .facts = {"WL-T1"},
    // TRANSLATORS: Waterloo, tableau: the rule with one example
    .text = NC_("rules/waterloo",
                "You build down by one rank, whatever the suit: a queen takes any jack. An ace takes nothing."),
    .context = context};

inline constexpr Line in_suit = {
    // Our own advice.
    // TRANSLATORS: Waterloo, advice. "Run": cards of one suit in order.
    .text = NC_("rules/waterloo", "Build in suit where you have the choice, because only a run in suit moves as a "
                                  "whole. A pile of mixed suits has to be cleared piece by piece."),
    .context = context};

inline constexpr Line key_few_piles = {
    // TRANSLATORS: Waterloo, list of keys: the digit keys go to the tableau piles. {piles} is 6, 7 or 9.
    .text = NC_("rules/waterloo",
                "The digits 1 to {piles} go to the piles of the tableau. What you carry is put down there."),
    .shape = Shape::Item,
    .context = context};

} // namespace longwood::locale::help::waterloo_lines
