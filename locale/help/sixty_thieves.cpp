// The rules help of Sixty Thieves. Facts: tests/rules/sixty-thieves.md.
#include "locale/help/malmaison_lines.h"
#include "locale/help/signora_lines.h"

namespace longwood::locale::help {
namespace {

constexpr Line introduction[] = {
    {.facts = {"ST-1", "MM-F1"},
     // TRANSLATORS: Sixty Thieves. {decks} is 3, {cards} 156, {foundations} 12. "Suit": hearts, diamonds, spades,
     // clubs.
     .text = NC_("rules/sixty-thieves",
                 "Sixty Thieves is a patience for {decks} decks, {cards} cards in all. It is Malmaison with single "
                 "cards only: you build {foundations} foundations in suit from ace to king, and runs do not move.")},
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
    malmaison_lines::all_up,
    malmaison_lines::build_down,
    telling({"ST-1", "MM-T4", "C1"}, malmaison_lines::single_cards_move),
    telling({"MM-T3", "MM-F2"}, malmaison_lines::single_cards_fill),
    signora_lines::idle_moves,
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
    common::key_arrows,    malmaison_lines::key_twelve_piles,
    common::key_pick_up,   common::key_to_foundation,
    common::key_turn,      common::key_list_moves,
    common::key_undo,      common::key_new_deal,
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

constexpr std::string_view relatives[] = {"malmaison", "rueil", "forty-thieves"};

} // namespace

constexpr Source sixty_thieves = {
    .variant = "sixty-thieves", .context = "rules/sixty-thieves", .sections = sections, .relatives = relatives};

} // namespace longwood::locale::help
