// What the help of Malmaison and of its relatives says in the same words.
#pragma once

#include "locale/help/common.h"

namespace longwood::locale::help::malmaison_lines {

inline constexpr const char *context = "rules/malmaison";

inline constexpr Line foundations_at_start = {
    .facts = {"MM-L1", "MM-F1"},
    // TRANSLATORS: Malmaison, layout. {foundations} is 12 or 8.
    .text = NC_("rules/malmaison",
                "{foundations} foundations, empty at the start. They are built up in suit from ace to king."),
    .shape = Shape::Item,
    .context = context};

inline constexpr Line piles_at_start = {
    .facts = {"MM-L2", "MM-T1"},
    // TRANSLATORS: Malmaison, layout. {piles} is 12 or 10, {on_each} 5 or 4.
    .text =
        NC_("rules/malmaison", "{piles} tableau piles of {on_each} cards, all face up. They are built down in suit."),
    .shape = Shape::Item,
    .context = context};

inline constexpr Line build_up = {
    .facts = {"MM-F1", "C3"},
    // TRANSLATORS: Malmaison, foundations: the rule with one example. {full} is 13.
    .text = NC_("rules/malmaison",
                "You build up in suit from ace to king, {full} cards and no more on each foundation: the 2 of spades "
                "takes only the 3 of spades."),
    .context = context};

inline constexpr Line aces = {
    .facts = {"MM-F3"},
    // TRANSLATORS: Malmaison, foundations. "Space" is an empty tableau pile.
    .text = NC_("rules/malmaison",
                "An ace on a foundation may be moved to any empty pile, a space or an empty foundation."),
    .context = context};

inline constexpr Line all_up = {
    .facts = {"MM-L2", "C2"},
    // TRANSLATORS: Malmaison, tableau. {piles} is 12 or 10, {on_each} 5 or 4.
    .text = NC_("rules/malmaison",
                "The tableau has {piles} piles, at the start with {on_each} cards each. All its cards lie face up, so "
                "there is never one to turn."),
    .context = context};

inline constexpr Line build_down = {
    .facts = {"MM-T1"},
    // TRANSLATORS: Malmaison, tableau: the rule with one example
    .text = NC_("rules/malmaison",
                "You build down in suit: the 6 of hearts takes only the 5 of hearts. An ace takes nothing."),
    .context = context};

inline constexpr Line what_moves = {
    .facts = {"MM-T2", "MM-T4", "C1"},
    // TRANSLATORS: Malmaison, tableau: what may move. "Run": cards in order.
    .text =
        NC_("rules/malmaison",
            "The top card of a pile may go to a foundation or to another tableau pile. Cards of one suit that lie on "
            "each other in order, high to low, are a run: from its top, any number of them may move together to "
            "another tableau pile. Otherwise only the top card of a pile moves."),
    .context = context};

inline constexpr Line single_cards_move = {
    // TRANSLATORS: Sixty Thieves and Forty Thieves, tableau: what may move
    .text = NC_("rules/malmaison",
                "Only single cards move. The top card of a pile may go to a foundation or to another tableau pile."),
    .context = context};

inline constexpr Line single_cards_fill = {
    // TRANSLATORS: Sixty Thieves and Forty Thieves, tableau: what fills a space (an empty tableau pile)
    .text = NC_("rules/malmaison", "A space may be filled with any card that may be played, and also with the top card "
                                   "of any foundation."),
    .context = context};

inline constexpr Line before_turning = {
    // Our own advice.
    // TRANSLATORS: Malmaison, advice. "Space" is an empty tableau pile.
    .text =
        NC_("rules/malmaison",
            "Move before you turn: a card on the waste is soon buried, and there is no second pass. Spaces are rare "
            "and precious, so keep one as long as you can."),
    .context = context};

inline constexpr Line key_twelve_piles = {
    // TRANSLATORS: Malmaison, list of keys: the digit keys go to the twelve tableau piles
    .text =
        NC_("rules/malmaison",
            "The digits 1 to 9 go to piles 1 to 9 of the tableau, 0 goes to pile 10, Shift+1 to pile 11 and Shift+2 "
            "to pile 12. What you carry is put down there."),
    .shape = Shape::Item,
    .context = context};

inline constexpr Line layout[] = {
    foundations_at_start,
    piles_at_start,
    telling({"MM-L3"}, common::stock_at_start),
    telling({"MM-L3"}, common::waste_at_start),
    common::deal_number,
};

inline constexpr Line foundations[] = {
    build_up,           telling({"MM-F2"}, common::top_may_leave), aces, telling({"MM-W1", "C5"}, common::all_full),
    common::never_lost,
};

inline constexpr Line tableau[] = {
    all_up, build_down, what_moves, telling({"MM-T3", "MM-F2"}, common::any_card_fills), common::idle_moves,
};

} // namespace longwood::locale::help::malmaison_lines
