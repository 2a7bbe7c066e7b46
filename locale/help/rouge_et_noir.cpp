// The rules help of Rouge et Noir. Facts: tests/rules/rouge-et-noir.md.
#include "locale/help/common.h"

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
    {.facts = {"RN-L1", "RN-F1"},
     // TRANSLATORS: Rouge et Noir, layout. {foundations} is 4. German: Farb-Grundstapel
     .text =
         NC_("rules/rouge-et-noir",
             "{foundations} colour foundations, empty at the start, in pairs: 1 with 2 and 3 with 4. Each is built up "
             "from ace to king in red or in black."),
     .shape = Shape::Item},
    {.facts = {"RN-L2", "RN-S1"},
     // TRANSLATORS: Rouge et Noir, layout. {sequences} is 4. German: Sequenz-Grundstapel
     .text = NC_("rules/rouge-et-noir",
                 "{sequences} sequence foundations, empty at the start. Each takes one complete sequence from king to "
                 "ace in alternating colours."),
     .shape = Shape::Item},
    {.facts = {"RN-L3", "RN-L4", "RN-T1"},
     // TRANSLATORS: Rouge et Noir, layout. {piles} is 10; the numbers are 8, 7, 6, 5, 4, 3, 2, 1, 1 and 0.
     .text =
         NC_("rules/rouge-et-noir",
             "{piles} tableau piles, dealt as a stair: from left to right {pile_1}, {pile_2}, {pile_3}, {pile_4}, "
             "{pile_5}, {pile_6}, {pile_7}, {pile_8}, {pile_9} and {pile_10} cards, so the last pile is empty. Only "
             "the last card of each pile lies face up. They are built down in alternating colours."),
     .shape = Shape::Item},
    {.facts = {"RN-L5", "RN-K1"},
     // TRANSLATORS: Rouge et Noir, layout. {stock} is 67.
     .text = NC_("rules/rouge-et-noir", "The stock: the other {stock} cards, face down. Each use deals one card onto "
                                        "every tableau pile. There is no waste."),
     .shape = Shape::Item},
    common::deal_number,
};

constexpr Line foundations[] = {
    {.facts = {"RN-F1", "RN-F2", "RN-F3", "C3"},
     // TRANSLATORS: Rouge et Noir, the colour foundations. {full} is 13. "Colour" means red or black, not the suit.
     .text = NC_(
         "rules/rouge-et-noir",
         "A colour foundation is built up one rank at a time in the same colour, from ace to king, {full} cards and no "
         "more: a red 4 is followed by the 5 of hearts or the 5 of diamonds. Of each pair, one foundation begins with "
         "a red ace and the other with a black one. The first ace of a pair may be of either colour and go to either "
         "foundation; the other foundation then takes only an ace of the other colour. If you take an ace back, only "
         "the other foundation of the pair still limits the choice; when both are empty, it is free again. The top "
         "card of a colour foundation may go back to the tableau where it fits, but not to another foundation.")},
    {.facts = {"RN-S1", "RN-S2"},
     // TRANSLATORS: Rouge et Noir, the sequence foundations. {full} is 13.
     .text =
         NC_("rules/rouge-et-noir",
             "A sequence foundation takes only a whole sequence of {full} cards, from king down to ace in "
             "alternating colours, in one move and from one tableau pile. Other cards may lie under the king on that "
             "pile. Cards on a sequence foundation never come back.")},
    {.facts = {"RN-W1", "C5"},
     // TRANSLATORS: Rouge et Noir, how to win. The numbers are 8, 52, 52 and 4.
     .text = NC_("rules/rouge-et-noir",
                 "You win when all {all_foundations} foundations are complete: {foundation_cards} cards on the colour "
                 "foundations and {sequence_cards} in {sequences} sequences.")},
    common::never_lost,
};

constexpr Line tableau[] = {
    {.facts = {"RN-L3", "RN-L4", "RN-T4", "C2"},
     // TRANSLATORS: Rouge et Noir, tableau. {piles} is 10.
     .text = NC_("rules/rouge-et-noir",
                 "The tableau has {piles} piles. At the start only the top card of each lies face up; a face-down card "
                 "that becomes the top card is turned up at once, as part of the same move.")},
    {.facts = {"RN-T1"},
     // TRANSLATORS: Rouge et Noir, tableau: the rule with one example
     .text = NC_("rules/rouge-et-noir",
                 "You build down by one rank in alternating colours: a black jack takes only a red 10. An ace takes "
                 "nothing.")},
    {.facts = {"RN-T2", "RN-T5", "C1"},
     // TRANSLATORS: Rouge et Noir, tableau: what may move. "Run": face-up cards in order.
     .text =
         NC_("rules/rouge-et-noir",
             "The top card of a pile may go to a colour foundation or to another tableau pile. Face-up cards that lie "
             "on each other in this order are a run: from its top, any number of them may move together to another "
             "tableau pile. Otherwise only the top card of a pile moves.")},
    {.facts = {"RN-T3", "RN-F3"},
     // TRANSLATORS: Rouge et Noir, tableau: what fills a space (an empty tableau pile)
     .text =
         NC_("rules/rouge-et-noir",
             "Into a space you may put only a king, alone or at the head of a run, wherever it comes from, even from "
             "a colour foundation.")},
    {.facts = {"C6"},
     // TRANSLATORS: Rouge et Noir, tableau. "Space" is an empty tableau pile.
     .text = NC_("rules/rouge-et-noir", "Moving a whole pile with a king at its head to another space changes nothing. "
                                        "It is allowed, but hints and the list of moves leave it out.")},
};

constexpr Line stock[] = {
    {.facts = {"RN-K1"},
     // TRANSLATORS: Rouge et Noir, stock
     .text =
         NC_("rules/rouge-et-noir",
             "Using the stock deals one face-up card onto every tableau pile, from the first to the last, on top of "
             "whatever lies there. Spaces get a card too; you need not fill them first.")},
    {.facts = {"RN-K2"},
     // TRANSLATORS: Rouge et Noir, stock. {stock} is 67, {whole_deals} 6, {last_deal} 7.
     .text = NC_("rules/rouge-et-noir",
                 "There is one pass through the stock and no redeal. The {stock} cards make {whole_deals} whole deals; "
                 "{last_deal} cards are left for the last one, which go to piles 1 to {last_deal}.")},
    {.facts = {"C4"},
     // TRANSLATORS: Rouge et Noir, stock
     .text = NC_("rules/rouge-et-noir", "You never put a card on the stock by hand.")},
};

constexpr Line advice[] = {
    {// TRANSLATORS: Rouge et Noir, advice
     .text = NC_("rules/rouge-et-noir",
                 "Put your runs in order before you deal, because each deal lays a card on all of them.")},
    {// Our own advice; the proof is in tests/rules/README.md.
     // TRANSLATORS: Rouge et Noir, advice: a proved dead end
     .text =
         NC_("rules/rouge-et-noir",
             "A won game always ends with two sequences led by red kings and two led by black kings. A third sequence "
             "with a king of the same colour is allowed, but it ends all hope of winning, and Longwood tells you so.")},
    common::one_undo_step,
    common::nothing_unasked,
};

constexpr Line keys[] = {
    common::key_arrows,
    {// TRANSLATORS: Rouge et Noir, list of keys: the digit keys go to the ten tableau piles
     .text = NC_("rules/rouge-et-noir",
                 "The digits 1 to 9 go to piles 1 to 9 of the tableau, 0 goes to pile 10. What you carry is put down "
                 "there."),
     .shape = Shape::Item},
    common::key_pick_up_run,
    {// TRANSLATORS: Rouge et Noir, list of keys
     .text = NC_("rules/rouge-et-noir",
                 "Shift+Enter plays a complete sequence to a sequence foundation, or the card you are on to a colour "
                 "foundation that takes it."),
     .shape = Shape::Item},
    {// TRANSLATORS: Rouge et Noir, list of keys. D is the key.
     .text = NC_("rules/rouge-et-noir", "D deals a card from the stock onto every pile."),
     .shape = Shape::Item},
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
    {.id = "stock", .heading = common::stock, .lines = stock},
    {.id = "advice", .heading = common::advice, .lines = advice},
    {.id = "keys", .heading = common::keys, .lines = keys},
};

constexpr std::string_view relatives[] = {"rouge-forty", "spider", "klondike"};

} // namespace

constexpr Source rouge_et_noir = {
    .variant = "rouge-et-noir", .context = "rules/rouge-et-noir", .sections = sections, .relatives = relatives};

} // namespace longwood::locale::help
