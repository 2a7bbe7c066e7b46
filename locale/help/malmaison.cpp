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

constexpr auto stock = common::stock_of_one_pass({"MM-K1"}, {"MM-K2", "C1"});

constexpr auto advice = common::advice_after(malmaison_lines::before_turning);

constexpr auto keys = common::keys_with(malmaison_lines::key_twelve_piles, common::key_pick_up_run, common::key_turn);

constexpr std::string_view relatives[] = {"sixty-thieves", "rueil", "forty-thieves"};

} // namespace

constexpr Source malmaison = {.variant = "malmaison",
                              .context = "rules/malmaison",
                              .introduction = introduction,
                              .layout = malmaison_lines::layout,
                              .foundations = malmaison_lines::foundations,
                              .tableau = malmaison_lines::tableau,
                              .stock = stock,
                              .advice = advice,
                              .keys = keys,
                              .relatives = relatives,
                              .chance = 0.10};

} // namespace longwood::locale::help
