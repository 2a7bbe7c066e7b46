// The rules help of Spider. Facts: tests/rules/spider.md.
#include "locale/help/rouge_lines.h"
#include "locale/help/waterloo_lines.h"

namespace longwood::locale::help {
namespace {

constexpr Line introduction[] = {
    {.facts = {"SP-3"},
     // TRANSLATORS: Spider. {decks} is 2, {cards} 104, {sequences} 8. "Sequence": 13 cards from king to ace.
     .text = NC_("rules/spider",
                 "Spider is a patience for {decks} decks, {cards} cards in all. You build within the tableau: a "
                 "complete sequence in one suit, from king to ace, leaves it, and you win with {sequences} of them.")},
    {.facts = {"SP-2"},
     // TRANSLATORS: Spider: what makes it a game of its own. "Run": cards in order.
     .text = NC_("rules/spider", "What makes it a game of its own: cards may lie on each other whatever the suit, but "
                                 "only a run in one suit moves as a group.")},
    common::no_chance_given,
    common::related_games,
};

constexpr Line layout[] = {
    {.facts = {"SP-3"},
     // TRANSLATORS: Spider, layout. {sequences} is 8. German: Sequenz-Grundstapel
     .text = NC_("rules/spider", "{sequences} sequence foundations, empty at the start. Each takes one complete "
                                 "sequence from king to ace in one suit."),
     .shape = Shape::Item},
    {.facts = {"SP-1", "SP-2"},
     // TRANSLATORS: Spider, layout. {piles} is 10, {long_piles} 4, {on_each} 6, {pile_10} 5.
     .text = NC_("rules/spider",
                 "{piles} tableau piles: the first {long_piles} with {on_each} cards each, the others with {pile_10}. "
                 "Only the last card of each lies face up. They are built down, whatever the suit."),
     .shape = Shape::Item},
    telling({"SP-1", "SP-4"}, rouge_lines::stock_at_start),
    common::deal_number,
};

constexpr Line foundations[] = {
    {.facts = {"SP-3", "C3", "C8"},
     // TRANSLATORS: Spider, foundations. {full} is 13.
     .text = NC_("rules/spider",
                 "A sequence foundation takes only a whole sequence of {full} cards, from king down to ace in one "
                 "suit, in one move and from one tableau pile. Other cards may lie under the king on that pile. The "
                 "sequence does not leave by itself: you play it. Cards on a sequence foundation never come back.")},
    telling({"SP-3", "C5"}, common::all_full),
    common::never_lost,
};

constexpr Line tableau[] = {
    telling({"SP-1", "C2"}, rouge_lines::only_tops_up),
    telling({"SP-2"}, waterloo_lines::build_down),
    {.facts = {"SP-2", "C1"},
     // TRANSLATORS: Spider, tableau: what may move. "Run": cards in order.
     .text = NC_("rules/spider",
                 "The top card of a pile may go to another tableau pile. Only face-up cards of one suit that lie on "
                 "each other in order, high to low, are a run: from its top, any number of them may move together to "
                 "another tableau pile. Otherwise only the top card of a pile moves.")},
    {.facts = {"SP-2"},
     // TRANSLATORS: Spider, tableau: what fills a space (an empty tableau pile)
     .text = NC_("rules/spider", "A space may be filled with any card or with any run in one suit.")},
    common::idle_moves,
};

constexpr Line stock[] = {
    {.facts = {"SP-4"},
     // TRANSLATORS: Spider, stock. {piles} is 10.
     .text = NC_("rules/spider",
                 "Using the stock deals one face-up card onto every tableau pile, from the first to the last, on top "
                 "of whatever lies there. While there is a space, Longwood refuses and tells you so; only if fewer "
                 "than {piles} cards are left in the tableau, it deals all the same.")},
    {.facts = {"SP-1", "SP-4"},
     // TRANSLATORS: Spider, stock. {stock} is 50, {whole_deals} is 5.
     .text = NC_("rules/spider",
                 "There is one pass through the stock and no redeal. The {stock} cards make {whole_deals} deals.")},
    rouge_lines::no_hand_on_stock,
};

constexpr Line advice[] = {
    waterloo_lines::in_suit,
    rouge_lines::runs_before_dealing,
    common::one_undo_step,
    {.facts = {"C8"},
     // TRANSLATORS: Spider, last section of advice. "What the rules demand": to turn up a card.
     .text = NC_("rules/spider", "Beyond what the rules demand, nothing is ever played for you unasked: not even a "
                                 "complete sequence goes to a foundation by itself. If you want it, one command plays "
                                 "the sequence to a foundation, and another plays all sequences that are complete.")},
};

constexpr Line keys[] = {
    common::key_arrows,
    rouge_lines::key_ten_piles,
    common::key_pick_up_run,
    {// TRANSLATORS: Spider, list of keys
     .text = NC_("rules/spider", "Shift+Enter plays a complete sequence to a sequence foundation."),
     .shape = Shape::Item},
    rouge_lines::key_deal,
    common::key_list_moves,
    common::key_undo,
    common::key_new_deal,
    common::key_text_game,
};

constexpr std::string_view relatives[] = {"rouge-et-noir", "rouge-forty", "waterloo"};

} // namespace

constexpr Source spider = {.variant = "spider",
                           .context = "rules/spider",
                           .introduction = introduction,
                           .layout = layout,
                           .foundations = foundations,
                           .tableau = tableau,
                           .stock = stock,
                           .advice = advice,
                           .keys = keys,
                           .relatives = relatives};

} // namespace longwood::locale::help
