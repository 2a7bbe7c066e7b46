// What the help of Rouge et Noir and of its relatives says in the same words.
#pragma once

#include "locale/help/common.h"

namespace longwood::locale::help::rouge_lines {

inline constexpr const char *context = "rules/rouge-et-noir";

inline constexpr Line colour_foundations_at_start = {
    .facts = {"RN-L1", "RN-F1"},
    // TRANSLATORS: Rouge et Noir, layout. {foundations} is 4. German: Farb-Grundstapel
    .text =
        NC_("rules/rouge-et-noir",
            "{foundations} colour foundations, empty at the start, in pairs: 1 with 2 and 3 with 4. Each is built up "
            "from ace to king in red or in black."),
    .shape = Shape::Item,
    .context = context};

inline constexpr Line sequences_at_start = {
    .facts = {"RN-L2", "RN-S1"},
    // TRANSLATORS: Rouge et Noir, layout. {sequences} is 4. German: Sequenz-Grundstapel
    .text = NC_("rules/rouge-et-noir",
                "{sequences} sequence foundations, empty at the start. Each takes one complete sequence from king to "
                "ace in alternating colours."),
    .shape = Shape::Item,
    .context = context};

inline constexpr Line stock_at_start = {
    .facts = {"RN-L5", "RN-K1"},
    // TRANSLATORS: Rouge et Noir, layout. {stock} is 67, 64 or 50.
    .text = NC_("rules/rouge-et-noir", "The stock: the other {stock} cards, face down. Each use deals one card onto "
                                       "every tableau pile. There is no waste."),
    .shape = Shape::Item,
    .context = context};

inline constexpr Line colour_foundations = {
    .facts = {"RN-F1", "RN-F2", "RN-F3", "C3"},
    // TRANSLATORS: Rouge et Noir, the colour foundations. {full} is 13. "Colour" means red or black, not the suit.
    .text = NC_(
        "rules/rouge-et-noir",
        "A colour foundation is built up one rank at a time in the same colour, from ace to king, {full} cards and no "
        "more: a red 4 is followed by the 5 of hearts or the 5 of diamonds. Of each pair, one foundation begins with "
        "a red ace and the other with a black one. The first ace of a pair may be of either colour and go to either "
        "foundation; the other foundation then takes only an ace of the other colour. If you take an ace back, only "
        "the other foundation of the pair still limits the choice; when both are empty, it is free again. The top "
        "card of a colour foundation may go back to the tableau where it fits, but not to another foundation."),
    .context = context};

inline constexpr Line sequence_foundations = {
    .facts = {"RN-S1", "RN-S2"},
    // TRANSLATORS: Rouge et Noir, the sequence foundations. {full} is 13.
    .text =
        NC_("rules/rouge-et-noir",
            "A sequence foundation takes only a whole sequence of {full} cards, from king down to ace in "
            "alternating colours, in one move and from one tableau pile. Other cards may lie under the king on that "
            "pile. Cards on a sequence foundation never come back."),
    .context = context};

inline constexpr Line all_complete = {
    .facts = {"RN-W1", "C5"},
    // TRANSLATORS: Rouge et Noir, how to win. The numbers are 8, 52, 52 and 4.
    .text = NC_("rules/rouge-et-noir",
                "You win when all {all_foundations} foundations are complete: {foundation_cards} cards on the colour "
                "foundations and {sequence_cards} in {sequences} sequences."),
    .context = context};

inline constexpr Line only_tops_up = {
    .facts = {"RN-L3", "RN-L4", "RN-T4", "C2"},
    // TRANSLATORS: Rouge et Noir, tableau. {piles} is 10 or 7.
    .text = NC_("rules/rouge-et-noir",
                "The tableau has {piles} piles. At the start only the top card of each lies face up; a face-down card "
                "that becomes the top card is turned up at once, as part of the same move."),
    .context = context};

inline constexpr Line build_down = {
    .facts = {"RN-T1"},
    // TRANSLATORS: Rouge et Noir, tableau: the rule with one example
    .text = NC_("rules/rouge-et-noir",
                "You build down by one rank in alternating colours: a black jack takes only a red 10. An ace takes "
                "nothing."),
    .context = context};

inline constexpr Line what_moves = {
    .facts = {"RN-T2", "RN-T5", "C1"},
    // TRANSLATORS: Rouge et Noir, tableau: what may move. "Run": face-up cards in order.
    .text =
        NC_("rules/rouge-et-noir",
            "The top card of a pile may go to a colour foundation or to another tableau pile. Face-up cards that lie "
            "on each other in this order are a run: from its top, any number of them may move together to another "
            "tableau pile. Otherwise only the top card of a pile moves."),
    .context = context};

inline constexpr Line kings_fill = {
    .facts = {"RN-T3", "RN-F3"},
    // TRANSLATORS: Rouge et Noir, tableau: what fills a space (an empty tableau pile)
    .text =
        NC_("rules/rouge-et-noir",
            "Into a space you may put only a king, alone or at the head of a run, wherever it comes from, even from "
            "a colour foundation."),
    .context = context};

inline constexpr Line idle_moves = {
    .facts = {"C6"},
    // TRANSLATORS: Rouge et Noir, tableau. "Space" is an empty tableau pile.
    .text = NC_("rules/rouge-et-noir", "Moving a whole pile with a king at its head to another space changes nothing. "
                                       "It is allowed, but hints and the list of moves leave it out."),
    .context = context};

inline constexpr Line dealing = {
    .facts = {"RN-K1"},
    // TRANSLATORS: Rouge et Noir, stock
    .text = NC_("rules/rouge-et-noir",
                "Using the stock deals one face-up card onto every tableau pile, from the first to the last, on top of "
                "whatever lies there. Spaces get a card too; you need not fill them first."),
    .context = context};

inline constexpr Line deals = {
    .facts = {"RN-K2"},
    // TRANSLATORS: Rouge et Noir, stock. {stock} is 67 or 64, {whole_deals} 6, {last_deal} 7 or 4.
    .text = NC_("rules/rouge-et-noir",
                "There is one pass through the stock and no redeal. The {stock} cards make {whole_deals} whole deals; "
                "{last_deal} cards are left for the last one, which go to piles 1 to {last_deal}."),
    .context = context};

inline constexpr Line no_hand_on_stock = {.facts = {"C4"},
                                          // TRANSLATORS: Rouge et Noir, stock
                                          .text =
                                              NC_("rules/rouge-et-noir", "You never put a card on the stock by hand."),
                                          .context = context};

inline constexpr Line runs_before_dealing = {
    // TRANSLATORS: Rouge et Noir, advice
    .text = NC_("rules/rouge-et-noir",
                "Put your runs in order before you deal, because each deal lays a card on all of them."),
    .context = context};

inline constexpr Line two_and_two = {
    // Our own advice; the proof is in tests/rules/README.md.
    // TRANSLATORS: Rouge et Noir, advice: a proved dead end
    .text =
        NC_("rules/rouge-et-noir",
            "A won game always ends with two sequences led by red kings and two led by black kings. A third sequence "
            "with a king of the same colour is allowed, but it ends all hope of winning, and Longwood tells you so."),
    .context = context};

inline constexpr Line key_ten_piles = {
    // TRANSLATORS: Rouge et Noir, list of keys: the digit keys go to the ten tableau piles
    .text = NC_("rules/rouge-et-noir",
                "The digits 1 to 9 go to piles 1 to 9 of the tableau, 0 goes to pile 10. What you carry is put down "
                "there."),
    .shape = Shape::Item,
    .context = context};

inline constexpr Line key_to_foundations = {
    // TRANSLATORS: Rouge et Noir, list of keys
    .text = NC_("rules/rouge-et-noir",
                "Shift+Enter plays a complete sequence to a sequence foundation, or the card you are on to a colour "
                "foundation that takes it."),
    .shape = Shape::Item,
    .context = context};

inline constexpr Line key_deal = {
    // TRANSLATORS: Rouge et Noir, list of keys. D is the key.
    .text = NC_("rules/rouge-et-noir", "D deals a card from the stock onto every pile."),
    .shape = Shape::Item,
    .context = context};

inline constexpr Line foundations[] = {
    colour_foundations,
    sequence_foundations,
    all_complete,
    common::never_lost,
};

inline constexpr Line advice[] = {
    runs_before_dealing,
    two_and_two,
    common::one_undo_step,
    common::nothing_unasked,
};

inline constexpr Line keys[] = {
    common::key_arrows,     key_ten_piles,    common::key_pick_up_run, key_to_foundations,    key_deal,
    common::key_list_moves, common::key_undo, common::key_new_deal,    common::key_text_game,
};

} // namespace longwood::locale::help::rouge_lines
