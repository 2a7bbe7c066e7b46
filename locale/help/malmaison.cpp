// The rules help of Malmaison. Facts: tests/rules/malmaison.md.
#include "locale/help/malmaison_lines.h"

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
    telling({"MM-K1"}, common::turning),
    telling({"MM-K2", "C1"}, common::waste_top),
    common::no_hand_on_stock_and_waste,
};

constexpr Line advice[] = {
    malmaison_lines::before_turning,
    common::one_undo_step,
    common::nothing_unasked,
};

constexpr Line keys[] = {
    common::key_arrows,      malmaison_lines::key_twelve_piles,
    common::key_pick_up_run, common::key_to_foundation,
    common::key_turn,        common::key_list_moves,
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

constexpr std::string_view relatives[] = {"sixty-thieves", "rueil", "forty-thieves"};

} // namespace

constexpr Source malmaison = {
    .variant = "malmaison", .context = "rules/malmaison", .sections = sections, .relatives = relatives, .chance = 0.10};

} // namespace longwood::locale::help
