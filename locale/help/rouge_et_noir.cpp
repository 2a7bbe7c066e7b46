// The rules help of Rouge et Noir. Facts: tests/rules/rouge-et-noir.md.
#include "locale/help/rouge_lines.h"

namespace longwood::locale::help {
namespace {

constexpr Line introduction[] = {
    {.facts = {"RN-W1"},
     // TRANSLATORS: Rouge et Noir. {decks} is 2, {cards} 104, {sequences} 4. "Sequence": 13 cards from king to ace.
     .text =
         NC_("rules/rouge-et-noir",
             "Rouge et Noir is a patience for {decks} decks, {cards} cards in all. Half of the cards climb the colour "
             "foundations from ace to king; the other half leave the tableau as {sequences} complete sequences from "
             "king to ace.")},
    {// TRANSLATORS: Rouge et Noir. Keep the names of the other games as players of your language know them.
     .text =
         NC_("rules/rouge-et-noir",
             "The name is French for red and black. What makes it a game of its own are the two goals that share the "
             "cards: you build upwards as in Klondike and clear whole sequences as in Spider, and every card has to "
             "end in one camp or the other.")},
    {// TRANSLATORS: Rouge et Noir: difficulty, chance of winning, skill or luck
     .text =
         NC_("rules/rouge-et-noir",
             "It is demanding, the chance of winning is medium, and skill decides more than luck. That is an estimate "
             "from the rule text that Longwood follows; nobody has counted it.")},
    {// TRANSLATORS: Rouge et Noir: its relatives
     .text =
         NC_("rules/rouge-et-noir", "Similar games are Rouge Forty and Spider; the classic behind them is Klondike.")},
    {// TRANSLATORS: Rouge et Noir: "collections" are other programs and books with patience games
     .text =
         NC_("rules/rouge-et-noir",
             "Other collections use the name Rouge et Noir for a different game, which builds its colour foundations "
             "in alternating colours.")},
};

constexpr Line layout[] = {
    rouge_lines::colour_foundations_at_start,
    rouge_lines::sequences_at_start,
    {.facts = {"RN-L3", "RN-L4", "RN-T1"},
     // TRANSLATORS: Rouge et Noir, layout. {piles} is 10; the numbers are 8, 7, 6, 5, 4, 3, 2, 1, 1 and 0.
     .text =
         NC_("rules/rouge-et-noir",
             "{piles} tableau piles, dealt as a stair: from left to right {pile_1}, {pile_2}, {pile_3}, {pile_4}, "
             "{pile_5}, {pile_6}, {pile_7}, {pile_8}, {pile_9} and {pile_10} cards, so the last pile is empty. Only "
             "the last card of each pile lies face up. They are built down in alternating colours."),
     .shape = Shape::Item},
    rouge_lines::stock_at_start,
    common::deal_number,
};

constexpr Line tableau[] = {
    rouge_lines::only_tops_up, rouge_lines::build_down, rouge_lines::what_moves,
    rouge_lines::kings_fill,   rouge_lines::idle_moves,
};

constexpr Line stock[] = {
    rouge_lines::dealing,
    rouge_lines::deals,
    rouge_lines::no_hand_on_stock,
};

constexpr std::string_view relatives[] = {"rouge-forty", "spider", "klondike"};

} // namespace

constexpr Source rouge_et_noir = {.variant = "rouge-et-noir",
                                  .context = "rules/rouge-et-noir",
                                  .introduction = introduction,
                                  .layout = layout,
                                  .foundations = rouge_lines::foundations,
                                  .tableau = tableau,
                                  .stock = stock,
                                  .advice = rouge_lines::advice,
                                  .keys = rouge_lines::keys,
                                  .relatives = relatives};

} // namespace longwood::locale::help
