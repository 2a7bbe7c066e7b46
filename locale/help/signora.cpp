// The rules help of Signora. Facts: tests/rules/signora.md.
#include "locale/help/signora_lines.h"
#include "locale/help/waterloo_lines.h"

namespace longwood::locale::help {
namespace {

constexpr Line introduction[] = {
    {.facts = {"SG-1", "DS-F1"},
     // TRANSLATORS: Signora. {decks} is 2, {cards} 104, {foundations} 8.
     .text = NC_("rules/signora", "Signora is a patience for {decks} decks, {cards} cards in all. The first card that "
                                  "you play to a foundation sets the rank from which all {foundations} foundations are "
                                  "built. Thomas Warfield extended it to four decks; that game is Double Signora.")},
    common::no_chance_given,
    common::related_games,
};

constexpr Line layout[] = {
    telling({"SG-1", "DS-F2"}, signora_lines::foundations_at_start),
    telling({"SG-1", "DS-T1"}, signora_lines::piles_at_start),
    telling({"SG-1", "DS-R1"}, signora_lines::reserve_at_start),
    telling({"SG-1"}, common::stock_at_start),
    telling({"SG-1"}, common::waste_at_start),
    common::deal_number,
};

constexpr Line foundations[] = {
    signora_lines::base_rank,     signora_lines::build_up,
    signora_lines::top_may_leave, telling({"SG-1", "DS-W1", "C5"}, common::all_full),
    common::never_lost,
};

constexpr Line reserve[] = {
    signora_lines::reserve_top,
    signora_lines::no_hand_on_reserve,
};

constexpr Line tableau[] = {
    telling({"SG-1", "C2"}, signora_lines::all_up),
    signora_lines::build_down,
    signora_lines::what_moves,
    signora_lines::waste_fills,
    signora_lines::open_spaces,
    signora_lines::idle_moves,
};

constexpr Line stock[] = {
    telling({"DS-K1"}, common::turning),
    telling({"DS-K2", "C1"}, common::waste_top),
    common::no_hand_on_stock_and_waste,
};

constexpr Line advice[] = {
    signora_lines::opening,
    common::one_undo_step,
    common::nothing_unasked,
};

constexpr Line keys[] = {
    common::key_arrows,     waterloo_lines::key_few_piles,
    common::key_pick_up,    common::key_to_foundation,
    common::key_turn,       signora_lines::key_base_and_reserve,
    common::key_list_moves, common::key_undo,
    common::key_new_deal,   common::key_text_game,
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

constexpr std::string_view relatives[] = {"double-signora", "empress-of-italy", "klondike"};

} // namespace

constexpr Source signora = {
    .variant = "signora", .context = "rules/signora", .sections = sections, .relatives = relatives};

} // namespace longwood::locale::help
