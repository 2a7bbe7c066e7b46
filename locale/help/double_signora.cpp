// The rules help of Double Signora. Facts: tests/rules/double-signora.md.
#include "locale/help/common.h"

namespace longwood::locale::help {
namespace {

constexpr Line introduction[] = {
    {.facts = {"DS-F1"},
     // TRANSLATORS: Double Signora. {decks} is 4, {cards} 208, {foundations} 16.
     .text =
         NC_("rules/double-signora",
             "Double Signora is a patience for {decks} decks, {cards} cards in all. The first card that you play to a "
             "foundation sets the rank from which all {foundations} foundations are built.")},
    {// TRANSLATORS: Double Signora: its author and what makes it a game of its own
     .text =
         NC_("rules/double-signora",
             "Its author is Thomas Warfield, who extended Signora to four decks. What makes it a game of its own is "
             "that you choose the base rank yourself, with all the cards of the reserve in view, and that this choice "
             "decides the whole game.")},
    {// TRANSLATORS: Double Signora: difficulty, chance of winning ({chance} is 20 %), skill or luck
     .text =
         NC_("rules/double-signora",
             "It is of medium difficulty and mostly a matter of skill. The chance of winning is about {chance}; that "
             "is an estimate from the rule text that Longwood follows, nobody has counted it.")},
    {// TRANSLATORS: Double Signora: its relatives
     .text = NC_("rules/double-signora",
                 "Its relatives are Signora, the same game with two decks, and Empress of Italy, where a card dealt at "
                 "the start sets the base rank; the classic behind them is Klondike.")},
};

constexpr Line layout[] = {
    {.facts = {"DS-L1", "DS-F2"},
     // TRANSLATORS: Double Signora, layout. {foundations} is 16.
     .text =
         NC_("rules/double-signora",
             "{foundations} foundations, empty at the start. They are built up in alternating colours from the rank "
             "that you choose."),
     .shape = Shape::Item},
    {.facts = {"DS-L2", "DS-T1"},
     // TRANSLATORS: Double Signora, layout. {piles} is 11, {on_each} is 1.
     .text = NC_("rules/double-signora",
                 "{piles} tableau piles with {on_each} face-up card each. They are built down in alternating colours."),
     .shape = Shape::Item},
    {.facts = {"DS-L3", "DS-R1"},
     // TRANSLATORS: Double Signora, layout. {reserve} is 21.
     .text = NC_("rules/double-signora",
                 "The reserve: {reserve} cards, all face up. Its top card goes to the foundations only."),
     .shape = Shape::Item},
    telling({"DS-L4"}, common::stock_at_start),
    telling({"DS-L4"}, common::waste_at_start),
    common::deal_number,
};

constexpr Line foundations[] = {
    {.facts = {"DS-F1"},
     // TRANSLATORS: Double Signora, foundations
     .text =
         NC_("rules/double-signora",
             "You may open the first foundation with any card. From then on every foundation begins with that rank, "
             "the base rank. It stays so even if you take the card back and all foundations are empty again; only "
             "undo gives you the choice back.")},
    {.facts = {"DS-F2", "C3"},
     // TRANSLATORS: Double Signora, foundations: the rule with one example. {full} is 13.
     .text =
         NC_("rules/double-signora",
             "You build up by one rank in alternating colours, going round from king to ace, until {full} cards lie "
             "on a foundation; more it does not take. The 9 of clubs takes only a red 10.")},
    {.facts = {"DS-F3", "DS-T4"},
     // TRANSLATORS: Double Signora, foundations. "Space" is an empty tableau pile.
     .text =
         NC_("rules/double-signora",
             "The top card of a foundation may leave it again, for a tableau pile with cards or another foundation, "
             "wherever it fits. It cannot fill a space.")},
    telling({"DS-W1", "C5"}, common::all_full),
    common::never_lost,
};

constexpr Line reserve[] = {
    {.facts = {"DS-R1", "C1"},
     // TRANSLATORS: Double Signora, reserve. "Space" is an empty tableau pile.
     .text =
         NC_("rules/double-signora",
             "You see all cards of the reserve, but only the top one may be played, and only to a foundation: never "
             "to the tableau, not even into a space.")},
    {.facts = {"DS-R2", "C4"},
     // TRANSLATORS: Double Signora, reserve
     .text = NC_("rules/double-signora", "No card may be put on the reserve.")},
};

constexpr Line tableau[] = {
    {.facts = {"DS-L2", "C2"},
     // TRANSLATORS: Double Signora, tableau. {piles} is 11, {on_each} is 1.
     .text = NC_("rules/double-signora",
                 "The tableau has {piles} piles, at the start with {on_each} card each. All its cards lie face up, so "
                 "there is never one to turn.")},
    {.facts = {"DS-T1"},
     // TRANSLATORS: Double Signora, tableau: the rule with examples
     .text =
         NC_("rules/double-signora",
             "You build down by one rank in alternating colours: a red 5 takes only a black 4. It goes round from ace "
             "to king: a red ace takes a black king.")},
    {.facts = {"DS-T2", "DS-T6", "DS-T5", "C1"},
     // TRANSLATORS: Double Signora, tableau: what may move
     .text = NC_("rules/double-signora",
                 "Only single cards move. The top card of a pile may go to a foundation or to another tableau pile. By "
                 "hand, cards come to the tableau from the waste, from other tableau piles or from foundations.")},
    {.facts = {"DS-T3"},
     // TRANSLATORS: Double Signora, tableau: what fills a space (an empty tableau pile)
     .text =
         NC_("rules/double-signora",
             "A space fills itself at once: with the top card of the waste or, if the waste is empty, with the next "
             "card of the stock.")},
    {.facts = {"DS-T4"},
     // TRANSLATORS: Double Signora, tableau: spaces when no cards are left to fill them
     .text =
         NC_("rules/double-signora",
             "Only when waste and stock are both empty does a space stay open. Then you may fill it by hand with the "
             "top card of any tableau pile, but not with a card from a foundation or the reserve.")},
    {.facts = {"C6"},
     // TRANSLATORS: Double Signora, tableau. "Space" is an empty tableau pile.
     .text = NC_("rules/double-signora", "Moving the only card of a pile to another space changes nothing. It is "
                                         "allowed, but hints and the list of moves leave it out.")},
};

constexpr Line stock[] = {
    telling({"DS-K1"}, common::turning),
    telling({"DS-K2", "C1"}, common::waste_top),
    common::no_hand_on_stock_and_waste,
};

constexpr Line advice[] = {
    {// TRANSLATORS: Double Signora, advice
     .text = NC_("rules/double-signora",
                 "Your opening card fixes the base rank of the whole game, so look over all the cards that you can see "
                 "before you choose it. Patience pays here.")},
    common::one_undo_step,
    common::nothing_unasked,
};

constexpr Line keys[] = {
    common::key_arrows,
    {// TRANSLATORS: Double Signora, list of keys: the digit keys go to the eleven tableau piles
     .text =
         NC_("rules/double-signora",
             "The digits 1 to 9 go to piles 1 to 9 of the tableau, 0 goes to pile 10 and Shift+1 to pile 11. What you "
             "carry is put down there."),
     .shape = Shape::Item},
    common::key_pick_up,
    common::key_to_foundation,
    common::key_turn,
    {// TRANSLATORS: Double Signora, list of keys. B and E are the keys.
     .text = NC_("rules/double-signora", "B says the base rank, E reads the reserve."),
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
    {.id = "reserve", .heading = common::reserve, .lines = reserve},
    {.id = "tableau", .heading = common::tableau, .lines = tableau},
    {.id = "stock", .heading = common::stock_and_waste, .lines = stock},
    {.id = "advice", .heading = common::advice, .lines = advice},
    {.id = "keys", .heading = common::keys, .lines = keys},
};

constexpr std::string_view relatives[] = {"signora", "empress-of-italy", "klondike"};

} // namespace

constexpr Source double_signora = {.variant = "double-signora",
                                   .context = "rules/double-signora",
                                   .sections = sections,
                                   .relatives = relatives,
                                   .chance = 0.20};

} // namespace longwood::locale::help
