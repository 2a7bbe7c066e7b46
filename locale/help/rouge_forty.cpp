// The rules help of Rouge Forty. Facts: tests/rules/rouge-forty.md.
#include "locale/help/rouge_lines.h"

namespace longwood::locale::help {
namespace {

constexpr Line introduction[] = {
    {.facts = {"RF-1", "RN-W1"},
     // TRANSLATORS: Rouge Forty. {decks} is 2, {cards} 104, {on_each} 4, {sequences} 4. "Sequence": 13 cards from king
     // to ace.
     .text = NC_("rules/rouge-forty",
                 "Rouge Forty is a patience for {decks} decks, {cards} cards in all. It is Rouge et Noir with another "
                 "deal: instead of a stair, every tableau pile begins with {on_each} cards. As there, half of the "
                 "cards climb the colour foundations from ace to king; the other half leave the tableau as {sequences} "
                 "complete sequences from king to ace.")},
    common::no_chance_given,
    common::related_games,
};

constexpr Line layout[] = {
    rouge_lines::colour_foundations_at_start,
    rouge_lines::sequences_at_start,
    {.facts = {"RF-1", "RN-T1"},
     // TRANSLATORS: Rouge Forty, layout. {piles} is 10, {on_each} is 4.
     .text = NC_("rules/rouge-forty", "{piles} tableau piles of {on_each} cards; only the last card of each lies face "
                                      "up. They are built down in alternating colours."),
     .shape = Shape::Item},
    telling({"RF-1", "RN-K1"}, rouge_lines::stock_at_start),
    common::deal_number,
};

constexpr Line tableau[] = {
    telling({"RF-1", "RN-T4", "C2"}, rouge_lines::only_tops_up),
    rouge_lines::build_down,
    rouge_lines::what_moves,
    rouge_lines::kings_fill,
    rouge_lines::idle_moves,
};

constexpr Line stock[] = {
    rouge_lines::dealing,
    telling({"RF-2", "RN-K2"}, rouge_lines::deals),
    rouge_lines::no_hand_on_stock,
};

constexpr std::string_view relatives[] = {"rouge-et-noir", "spider", "klondike"};

} // namespace

constexpr Source rouge_forty = {.variant = "rouge-forty",
                                .context = "rules/rouge-forty",
                                .introduction = introduction,
                                .layout = layout,
                                .foundations = rouge_lines::foundations,
                                .tableau = tableau,
                                .stock = stock,
                                .advice = rouge_lines::advice,
                                .keys = rouge_lines::keys,
                                .relatives = relatives};

} // namespace longwood::locale::help
