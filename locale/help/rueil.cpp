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

constexpr Line layout[] = {
    malmaison_lines::foundations_at_start,
    malmaison_lines::piles_at_start,
    telling({"MM-L3"}, common::stock_at_start),
    telling({"MM-L3"}, common::waste_at_start),
    common::deal_number,
};

constexpr Line foundations[] = {
    malmaison_lines::build_up, telling({"MM-F2"}, common::top_may_leave),
    malmaison_lines::aces,     telling({"MM-W1", "C5"}, common::all_full),
    common::never_lost,
};

constexpr Line tableau[] = {
    malmaison_lines::all_up,     malmaison_lines::build_down,
    malmaison_lines::what_moves, telling({"MM-T3", "MM-F2"}, common::any_card_fills),
    common::idle_moves,
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

constexpr Line advice[] = {
    {// Our own advice.
     // TRANSLATORS: Rueil, advice
     .text = NC_("rules/rueil", "In the first pass, remember what you leave on the waste: it is turned over "
                                "unshuffled, so the second pass brings those cards in the same order again.")},
    common::one_undo_step,
    common::nothing_unasked,
};

constexpr Line keys[] = {
    common::key_arrows,      malmaison_lines::key_twelve_piles,
    common::key_pick_up_run, common::key_to_foundation,
    common::key_turn_over,   common::key_list_moves,
    common::key_undo,        common::key_new_deal,
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

constexpr std::string_view relatives[] = {"malmaison", "sixty-thieves", "forty-thieves"};

} // namespace

constexpr Source rueil = {.variant = "rueil", .context = "rules/rueil", .sections = sections, .relatives = relatives};

} // namespace longwood::locale::help
