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

constexpr auto stock = common::stock_of_one_pass({"FT-1"}, {"FT-1", "C1"});

constexpr auto advice = common::advice_after(malmaison_lines::before_turning);

constexpr auto keys = common::keys_with(rouge_lines::key_ten_piles, common::key_pick_up, common::key_turn);

constexpr std::string_view relatives[] = {"malmaison", "sixty-thieves", "rueil", "waterloo"};

} // namespace

constexpr Source forty_thieves = {.variant = "forty-thieves",
                                  .context = "rules/forty-thieves",
                                  .introduction = introduction,
                                  .layout = layout,
                                  .foundations = foundations,
                                  .tableau = tableau,
                                  .stock = stock,
                                  .advice = advice,
                                  .keys = keys,
                                  .relatives = relatives};

} // namespace longwood::locale::help
