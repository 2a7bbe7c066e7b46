// The rules help of Rueil. Facts: tests/rules/rueil.md.
#include "locale/help/malmaison_lines.h"

namespace longwood::locale::help {
namespace {

constexpr Line introduction[] = {
    {.facts = {"RU-1", "MM-F1", "MM-T2"},
     // TRANSLATORS: Rueil. {decks} is 3, {cards} 156, {foundations} 12. "Suit": hearts, diamonds, spades, clubs.
     .text = NC_(
         "rules/rueil",
         "Rueil is a patience for {decks} decks, {cards} cards in all. It is Malmaison with a second pass through the "
         "stock: you build {foundations} foundations in suit from ace to king, and whole runs in suit may move.")},
    common::no_chance_given,
    common::related_games,
};

constexpr Line stock[] = {
    telling({"RU-1"}, common::turning_one),
    {.facts = {"RU-1"},
     // TRANSLATORS: Rueil, stock and waste. {passes} is 2.
     .text =
         NC_("rules/rueil",
             "When the stock is empty, using it turns the waste over, unshuffled, to become the stock again. That is "
             "allowed once, so there are {passes} passes. If the waste is empty too, there is nothing to turn over.")},
    telling({"MM-K2", "C1"}, common::waste_top),
    common::no_hand_on_stock_and_waste,
};

constexpr Line own_advice = { // Our own advice.
    // TRANSLATORS: Rueil, advice
    .text = NC_("rules/rueil", "In the first pass, remember what you leave on the waste: it is turned over "
                               "unshuffled, so the second pass brings those cards in the same order again.")};

constexpr auto advice = common::advice_after(own_advice);

constexpr auto keys =
    common::keys_with(malmaison_lines::key_twelve_piles, common::key_pick_up_run, common::key_turn_over);

constexpr std::string_view relatives[] = {"malmaison", "sixty-thieves", "forty-thieves"};

} // namespace

constexpr Source rueil = {.variant = "rueil",
                          .context = "rules/rueil",
                          .introduction = introduction,
                          .layout = malmaison_lines::layout,
                          .foundations = malmaison_lines::foundations,
                          .tableau = malmaison_lines::tableau,
                          .stock = stock,
                          .advice = advice,
                          .keys = keys,
                          .relatives = relatives};

} // namespace longwood::locale::help
