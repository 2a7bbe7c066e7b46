// The rules help of Malmaison. Facts: tests/rules/malmaison.md.
#include "locale/help/common.h"

namespace longwood::locale::help {
namespace {

constexpr Line introduction[] = {
    {.facts = {"MM-F1"},
     // TRANSLATORS: Malmaison. {decks} is 3, {cards} 156, {foundations} 12. "Suit": hearts, diamonds, spades, clubs.
     .text = NC_("rules/malmaison",
                 "Malmaison is a patience for {decks} decks, {cards} cards in all. You build {foundations} foundations "
                 "in suit from ace to king.")},
    {.facts = {"MM-T2"},
     // TRANSLATORS: Malmaison: its author and what makes it a game of its own
     .text =
         NC_("rules/malmaison",
             "Its author is Thomas Warfield. It is a Forty Thieves game for three decks; what makes it a game of its "
             "own is that whole runs in suit may move.")},
    {// TRANSLATORS: Malmaison: difficulty, chance of winning ({chance} is 10 %), skill or luck
     .text =
         NC_("rules/malmaison",
             "It is hard, and neither skill nor luck alone is enough. The chance of winning is about {chance}; that "
             "is an estimate from the rule text that Longwood follows, nobody has counted it.")},
    {// TRANSLATORS: Malmaison: its relatives
     .text =
         NC_("rules/malmaison",
             "Its relatives are Sixty Thieves, the same game with single cards only, and Rueil, the same game with a "
             "second pass through the stock. The classic behind them is Forty Thieves.")},
    {// TRANSLATORS: Malmaison: "collections" are other programs and books with patience games
     .text = NC_("rules/malmaison",
                 "Other collections use the name Malmaison for a different game, which has four decks.")},
};

constexpr Line layout[] = {
    {.facts = {"MM-L1", "MM-F1"},
     // TRANSLATORS: Malmaison, layout. {foundations} is 12.
     .text = NC_("rules/malmaison",
                 "{foundations} foundations, empty at the start. They are built up in suit from ace to king."),
     .shape = Shape::Item},
    {.facts = {"MM-L2", "MM-T1"},
     // TRANSLATORS: Malmaison, layout. {piles} is 12, {on_each} is 5.
     .text =
         NC_("rules/malmaison", "{piles} tableau piles of {on_each} cards, all face up. They are built down in suit."),
     .shape = Shape::Item},
    telling({"MM-L3"}, common::stock_at_start),
    telling({"MM-L3"}, common::waste_at_start),
    common::deal_number,
};

constexpr Line foundations[] = {
    {.facts = {"MM-F1", "C3"},
     // TRANSLATORS: Malmaison, foundations: the rule with one example. {full} is 13.
     .text = NC_("rules/malmaison",
                 "You build up in suit from ace to king, {full} cards and no more on each foundation: the 2 of spades "
                 "takes only the 3 of spades.")},
    telling({"MM-F2"}, common::top_may_leave),
    {.facts = {"MM-F3"},
     // TRANSLATORS: Malmaison, foundations. "Space" is an empty tableau pile.
     .text = NC_("rules/malmaison",
                 "An ace on a foundation may be moved to any empty pile, a space or an empty foundation.")},
    telling({"MM-W1", "C5"}, common::all_full),
    common::never_lost,
};

constexpr Line tableau[] = {
    {.facts = {"MM-L2", "C2"},
     // TRANSLATORS: Malmaison, tableau. {piles} is 12, {on_each} is 5.
     .text = NC_("rules/malmaison",
                 "The tableau has {piles} piles, at the start with {on_each} cards each. All its cards lie face up, so "
                 "there is never one to turn.")},
    {.facts = {"MM-T1"},
     // TRANSLATORS: Malmaison, tableau: the rule with one example
     .text = NC_("rules/malmaison",
                 "You build down in suit: the 6 of hearts takes only the 5 of hearts. An ace takes nothing.")},
    {.facts = {"MM-T2", "MM-T4", "C1"},
     // TRANSLATORS: Malmaison, tableau: what may move. "Run": cards in order.
     .text =
         NC_("rules/malmaison",
             "The top card of a pile may go to a foundation or to another tableau pile. Cards of one suit that lie on "
             "each other in order, high to low, are a run: from its top, any number of them may move together to "
             "another tableau pile. Otherwise only the top card of a pile moves.")},
    telling({"MM-T3", "MM-F2"}, common::any_card_fills),
    common::idle_moves,
};

constexpr Line stock[] = {
    telling({"MM-K1"}, common::turning),
    telling({"MM-K2", "C1"}, common::waste_top),
    common::no_hand_on_stock_and_waste,
};

constexpr Line advice[] = {
    {// Our own advice.
     // TRANSLATORS: Malmaison, advice. "Space" is an empty tableau pile.
     .text =
         NC_("rules/malmaison",
             "Move before you turn: a card on the waste is soon buried, and there is no second pass. Spaces are rare "
             "and precious, so keep one as long as you can.")},
    common::one_undo_step,
    common::nothing_unasked,
};

constexpr Line keys[] = {
    common::key_arrows,
    {// TRANSLATORS: Malmaison, list of keys: the digit keys go to the twelve tableau piles
     .text =
         NC_("rules/malmaison",
             "The digits 1 to 9 go to piles 1 to 9 of the tableau, 0 goes to pile 10, Shift+1 to pile 11 and Shift+2 "
             "to pile 12. What you carry is put down there."),
     .shape = Shape::Item},
    common::key_pick_up_run,
    common::key_to_foundation,
    common::key_turn,
    common::key_list_moves,
    common::key_undo,
    common::key_new_deal,
    common::key_text_game,
};

constexpr Section sections[] = {
    {.id = "introduction", .lines = introduction},
    {.id = "layout", .heading = common::layout, .lines = layout},
    {.id = "foundations", .heading = common::foundations, .lines = foundations},
    {.id = "tableau", .heading = common::tableau, .lines = tableau},
    {.id = "stock", .heading = common::stock_and_waste, .lines = stock},
    {.id = "advice", .heading = common::advice, .lines = advice},
    {.id = "keys", .heading = common::keys, .lines = keys},
};

constexpr std::string_view relatives[] = {"sixty-thieves", "rueil", "forty-thieves"};

} // namespace

constexpr Source malmaison = {
    .variant = "malmaison", .context = "rules/malmaison", .sections = sections, .relatives = relatives, .chance = 0.10};

} // namespace longwood::locale::help
