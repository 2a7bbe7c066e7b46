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

constexpr Line tableau[] = {
    malmaison_lines::all_up,
    malmaison_lines::build_down,
    telling({"ST-1", "MM-T4", "C1"}, malmaison_lines::single_cards_move),
    telling({"MM-T3", "MM-F2"}, malmaison_lines::single_cards_fill),
    signora_lines::idle_moves,
};

constexpr auto stock = common::stock_of_one_pass({"MM-K1"}, {"MM-K2", "C1"});

constexpr auto advice = common::advice_after(malmaison_lines::before_turning);

constexpr auto keys = common::keys_with(malmaison_lines::key_twelve_piles, common::key_pick_up, common::key_turn);

constexpr std::string_view relatives[] = {"malmaison", "rueil", "forty-thieves"};

} // namespace

constexpr Source sixty_thieves = {.variant = "sixty-thieves",
                                  .context = "rules/sixty-thieves",
                                  .introduction = introduction,
                                  .layout = malmaison_lines::layout,
                                  .foundations = malmaison_lines::foundations,
                                  .tableau = tableau,
                                  .stock = stock,
                                  .advice = advice,
                                  .keys = keys,
                                  .relatives = relatives};

} // namespace longwood::locale::help
