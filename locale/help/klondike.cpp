// The rules help of Klondike, three cards or one. Facts: tests/rules/klondike.md, klondike-one.md.
#include "locale/help/malmaison_lines.h"
#include "locale/help/rouge_lines.h"
#include "locale/help/waterloo_lines.h"

namespace longwood::locale::help {
namespace {

constexpr Line introduction[] = {
    {.facts = {"KL-1", "KL-2", "KL-3"},
     // TRANSLATORS: Klondike. {cards} is 52, {foundations} is 4. "Suit": hearts, diamonds, spades, clubs.
     .text = NC_("rules/klondike",
                 "Klondike is a patience for one deck, {cards} cards. You build {foundations} foundations in suit from "
                 "ace to king; the tableau is built down in red and black. Longwood has it as two games: in one the "
                 "stock turns three cards at a time, in the other one card.")},
    {// TRANSLATORS: Klondike: its relatives. Keep the names of the games as players of your language know them.
     .text = NC_("rules/klondike", "It is the classic behind Rouge et Noir, Double Signora and Waterloo.")},
    common::no_chance_given,
    common::related_games,
};

constexpr Line piles_at_start = {
    .facts = {"KL-1", "KL-2"},
    // TRANSLATORS: Klondike, layout. {piles} is 7; the numbers are 1, 2, 3, 4, 5, 6 and 7.
    .text = NC_("rules/klondike", "{piles} tableau piles, dealt as a stair: from left to right {pile_1}, {pile_2}, "
                                  "{pile_3}, {pile_4}, {pile_5}, {pile_6} and {pile_7} cards. Only the last card of "
                                  "each lies face up. They are built down in alternating colours."),
    .shape = Shape::Item};

// What differs between the two games: three cards at a time, or one.
constexpr Line three_at_start = {
    .facts = {"KL-1", "KL-3"},
    // TRANSLATORS: Klondike, layout. {stock} is 24, {turned} is 3.
    .text = NC_("rules/klondike", "The stock: the other {stock} cards, face down, turned {turned} at a time."),
    .shape = Shape::Item};
constexpr Line one_at_start = telling({"KO-1"}, common::stock_at_start);
constexpr Line turning_three = {
    .facts = {"KL-3"},
    // TRANSLATORS: Klondike, stock and waste. {turned} is 3.
    .text = NC_(
        "rules/klondike",
        "Using the stock turns {turned} cards face up onto the waste, one after the other, or as many as are left.")};
constexpr Line turning_one = telling({"KO-1"}, common::turning_one);

constexpr Line turning_over = {
    .facts = {"KL-3"},
    // TRANSLATORS: Klondike, stock and waste
    .text = NC_("rules/klondike",
                "When the stock is empty, using it turns the waste over, unshuffled, to become the stock again, as "
                "often as you like. If the waste is empty too, there is nothing to turn over.")};

constexpr Line layout[] = {
    telling({"KL-1"}, malmaison_lines::foundations_at_start),
    piles_at_start,
    three_at_start,
    telling({"KL-1"}, common::waste_at_start),
    common::deal_number,
};

constexpr Line layout_one[] = {
    telling({"KL-1"}, malmaison_lines::foundations_at_start),
    piles_at_start,
    one_at_start,
    telling({"KL-1"}, common::waste_at_start),
    common::deal_number,
};

constexpr Line foundations[] = {
    telling({"KL-1", "C3"}, malmaison_lines::build_up),
    {.facts = {"KL-4"},
     // TRANSLATORS: Klondike, foundations
     .text =
         NC_("rules/klondike",
             "The top card of a foundation may go back to the tableau where it fits, but not to another foundation.")},
    telling({"KL-1", "C5"}, common::all_full),
    common::never_lost,
};

constexpr Line tableau[] = {
    telling({"KL-1", "C2"}, rouge_lines::only_tops_up),
    telling({"KL-2"}, rouge_lines::build_down),
    {.facts = {"KL-2", "C1"},
     // TRANSLATORS: Klondike, tableau: what may move. "Run": face-up cards in order.
     .text = NC_("rules/klondike",
                 "The top card of a pile may go to a foundation or to another tableau pile. Face-up cards that lie on "
                 "each other in this order are a run: from its top, any number of them may move together to another "
                 "tableau pile. Otherwise only the top card of a pile moves.")},
    {.facts = {"KL-2", "KL-4"},
     // TRANSLATORS: Klondike, tableau: what fills a space (an empty tableau pile)
     .text = NC_("rules/klondike", "Into a space you may put only a king, alone or at the head of a run, wherever it "
                                   "comes from, even from a foundation.")},
    rouge_lines::idle_moves,
};

constexpr Line stock[] = {
    turning_three,
    turning_over,
    telling({"KL-3", "C1"}, common::waste_top),
    common::no_hand_on_stock_and_waste,
};

constexpr Line stock_one[] = {
    turning_one,
    turning_over,
    telling({"KL-3", "C1"}, common::waste_top),
    common::no_hand_on_stock_and_waste,
};

constexpr Line own_advice = { // Our own advice.
    // TRANSLATORS: Klondike, advice. "Space" is an empty tableau pile.
    .text = NC_("rules/klondike",
                "Turn up face-down cards wherever you can, and clear a pile only when a king is ready for the space.")};

constexpr auto advice = common::advice_after(own_advice);

constexpr auto keys = common::keys_with(waterloo_lines::key_few_piles, common::key_pick_up_run, common::key_turn_over);

constexpr std::string_view relatives[] = {"rouge-et-noir", "double-signora", "waterloo", "klondike-one"};
constexpr std::string_view relatives_of_one[] = {"klondike", "rouge-et-noir", "double-signora", "waterloo"};

} // namespace

constexpr Source klondike = {.variant = "klondike",
                             .context = "rules/klondike",
                             .introduction = introduction,
                             .layout = layout,
                             .foundations = foundations,
                             .tableau = tableau,
                             .stock = stock,
                             .advice = advice,
                             .keys = keys,
                             .relatives = relatives};

constexpr Source klondike_one = {.variant = "klondike-one",
                                 .context = "rules/klondike",
                                 .introduction = introduction,
                                 .layout = layout_one,
                                 .foundations = foundations,
                                 .tableau = tableau,
                                 .stock = stock_one,
                                 .advice = advice,
                                 .keys = keys,
                                 .relatives = relatives_of_one};

} // namespace longwood::locale::help
