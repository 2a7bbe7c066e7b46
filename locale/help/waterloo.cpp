// The rules help of Waterloo. Facts: tests/rules/waterloo.md.
#include "locale/help/waterloo_lines.h"

namespace longwood::locale::help {
namespace {

constexpr Line introduction[] = {
    {.facts = {"WL-L1", "WL-F1"},
     // TRANSLATORS: Waterloo. {decks} is 2, {cards} 104, {foundations} 8. "Suit": hearts, diamonds, spades, clubs.
     .text =
         NC_("rules/waterloo",
             "Waterloo is a patience for {decks} decks, {cards} cards in all. You build {foundations} foundations in "
             "suit from ace to king; the aces lie there from the start.")},
    {// TRANSLATORS: Waterloo: what makes it a game of its own. Keep the names of the other games as players know them.
     .text =
         NC_("rules/waterloo",
             "What makes it a game of its own is the mixture: it is played like Forty Thieves and built like Spider.")},
    {// TRANSLATORS: Waterloo: difficulty, chance of winning ({chance} is 20 %)
     .text = NC_("rules/waterloo", "It is hard. The chance of winning is about {chance}; that is an estimate from the "
                                   "rule text that Longwood follows, nobody has counted it.")},
    {// TRANSLATORS: Waterloo: its relatives
     .text = NC_("rules/waterloo", "Its relatives are Forty Thieves and Spider; the classic behind them is Klondike.")},
    {// TRANSLATORS: Waterloo: "collections" are other programs and books with patience games
     .text =
         NC_("rules/waterloo",
             "Other collections use the name Waterloo for a different game, in which no aces are dealt at the start.")},
};

constexpr Line layout[] = {
    {.facts = {"WL-L1", "WL-F1"},
     // TRANSLATORS: Waterloo, layout. {foundations} is 8.
     .text =
         NC_("rules/waterloo",
             "{foundations} foundations. The {foundations} aces are dealt onto them at the start, one each. They are "
             "built up in suit from ace to king."),
     .shape = Shape::Item},
    {.facts = {"WL-L2", "WL-T1"},
     // TRANSLATORS: Waterloo, layout. {piles} is 6, {on_each} is 1.
     .text = NC_("rules/waterloo",
                 "{piles} tableau piles with {on_each} face-up card each. They are built down, whatever the suit."),
     .shape = Shape::Item},
    telling({"WL-L3"}, common::stock_at_start),
    telling({"WL-L3"}, common::waste_at_start),
    common::deal_number,
};

constexpr Line foundations[] = {
    {.facts = {"WL-F1", "C3"},
     // TRANSLATORS: Waterloo, foundations: the rule with one example. {full} is 13.
     .text = NC_("rules/waterloo",
                 "You build up in suit from ace to king, {full} cards and no more on each foundation: the 4 of clubs "
                 "takes only the 5 of clubs.")},
    telling({"WL-F2"}, common::top_may_leave),
    {.facts = {"WL-F3", "WL-F4"},
     // TRANSLATORS: Waterloo, foundations
     .text =
         NC_("rules/waterloo",
             "An ace on a foundation may go back to an empty tableau pile. A foundation whose ace is gone takes any "
             "ace of any suit, from whatever pile, even from another foundation.")},
    telling({"WL-W1", "C5"}, common::all_full),
    common::never_lost,
};

constexpr Line tableau[] = {
    {.facts = {"WL-L2", "C2"},
     // TRANSLATORS: Waterloo, tableau. {piles} is 6, {on_each} is 1.
     .text = NC_("rules/waterloo",
                 "The tableau has {piles} piles, at the start with {on_each} card each. All its cards lie face up, so "
                 "there is never one to turn.")},
    waterloo_lines::build_down,
    {.facts = {"WL-T2", "WL-T4", "C1"},
     // TRANSLATORS: Waterloo, tableau: what may move. "Run": cards in order.
     .text =
         NC_("rules/waterloo",
             "The top card of a pile may go to a foundation or to another tableau pile. Only cards of one suit that "
             "lie on each other in order, high to low, are a run: from its top, any number of them may move together "
             "to another tableau pile. Otherwise only the top card of a pile moves.")},
    telling({"WL-T3", "WL-F2"}, common::any_card_fills),
    common::idle_moves,
};

constexpr auto stock = common::stock_of_one_pass({"WL-K1"}, {"WL-K2", "C1"});

constexpr auto advice = common::advice_after(waterloo_lines::in_suit);

constexpr auto keys = common::keys_with(waterloo_lines::key_few_piles, common::key_pick_up_run, common::key_turn);

constexpr std::string_view relatives[] = {"forty-thieves", "spider", "klondike"};

} // namespace

constexpr Source waterloo = {.variant = "waterloo",
                             .context = "rules/waterloo",
                             .introduction = introduction,
                             .layout = layout,
                             .foundations = foundations,
                             .tableau = tableau,
                             .stock = stock,
                             .advice = advice,
                             .keys = keys,
                             .relatives = relatives,
                             .chance = 0.20};

} // namespace longwood::locale::help
