// The rules help of Forty Thieves. Facts: tests/rules/forty-thieves.md.
#include "locale/help/malmaison_lines.h"
#include "locale/help/rouge_lines.h"
#include "locale/help/signora_lines.h"

namespace longwood::locale::help {
namespace {

constexpr Line introduction[] = {
    {.facts = {"FT-1", "FT-2"},
     // TRANSLATORS: Forty Thieves. {decks} is 2, {cards} 104, {foundations} 8. "Suit": hearts, diamonds, spades, clubs.
     .text = NC_(
         "rules/forty-thieves",
         "Forty Thieves is a patience for {decks} decks, {cards} cards in all. You build {foundations} foundations in "
         "suit from ace to king, and only single cards move. It is the classic behind Malmaison and its relatives.")},
    common::no_chance_given,
    common::related_games,
};

constexpr Line layout[] = {
    telling({"FT-1"}, malmaison_lines::foundations_at_start),
    telling({"FT-1", "FT-2"}, malmaison_lines::piles_at_start),
    telling({"FT-1"}, common::stock_at_start),
    telling({"FT-1"}, common::waste_at_start),
    common::deal_number,
};

constexpr Line foundations[] = {
    telling({"FT-1", "C3"}, malmaison_lines::build_up),
    telling({"FT-3"}, common::top_may_leave),
    telling({"FT-3"}, malmaison_lines::aces),
    telling({"C5"}, common::all_full),
    common::never_lost,
};

constexpr Line tableau[] = {
    telling({"FT-1", "C2"}, malmaison_lines::all_up),
    telling({"FT-2"}, malmaison_lines::build_down),
    telling({"FT-2", "C1"}, malmaison_lines::single_cards_move),
    telling({"FT-2", "FT-3"}, malmaison_lines::single_cards_fill),
    signora_lines::idle_moves,
};

constexpr Line stock[] = {
    telling({"FT-1"}, common::turning),
    telling({"FT-1", "C1"}, common::waste_top),
    common::no_hand_on_stock_and_waste,
};

constexpr Line advice[] = {
    malmaison_lines::before_turning,
    common::one_undo_step,
    common::nothing_unasked,
};

constexpr Line keys[] = {
    common::key_arrows,        rouge_lines::key_ten_piles, common::key_pick_up,
    common::key_to_foundation, common::key_turn,           common::key_list_moves,
    common::key_undo,          common::key_new_deal,       common::key_text_game,
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

constexpr std::string_view relatives[] = {"malmaison", "sixty-thieves", "rueil", "waterloo"};

} // namespace

constexpr Source forty_thieves = {
    .variant = "forty-thieves", .context = "rules/forty-thieves", .sections = sections, .relatives = relatives};

} // namespace longwood::locale::help
