// The rules help of Empress of Italy. Facts: tests/rules/empress-of-italy.md.
#include "locale/help/signora_lines.h"

namespace longwood::locale::help {
namespace {

constexpr Line introduction[] = {
    {.facts = {"EI-1"},
     // TRANSLATORS: Empress of Italy. {decks} is 4, {cards} 208, {foundations} 16.
     .text = NC_("rules/empress-of-italy",
                 "Empress of Italy is a patience for {decks} decks, {cards} cards in all. It rests on the same idea as "
                 "Signora and Double Signora: all {foundations} foundations are built from one base rank. But you do "
                 "not choose it: a card dealt onto the first foundation at the start sets it.")},
    common::no_chance_given,
    common::related_games,
    {// TRANSLATORS: Empress of Italy: "collections" are other programs and books with patience games
     .text = NC_("rules/empress-of-italy", "Other collections play Empress of Italy by different rules; Longwood keeps "
                                           "it close to Signora and Double Signora.")},
};

constexpr Line layout[] = {
    {.facts = {"EI-1", "DS-F2"},
     // TRANSLATORS: Empress of Italy, layout. {foundations} is 16. "Base rank": the rank with which every foundation
     // begins.
     .text = NC_("rules/empress-of-italy",
                 "{foundations} foundations. One card is dealt onto the first at the start, the others are empty. All "
                 "are built up in alternating colours from the rank of that card, the base rank."),
     .shape = Shape::Item},
    signora_lines::piles_at_start,
    telling({"EI-1", "DS-R1"}, signora_lines::reserve_at_start),
    telling({"EI-1"}, common::stock_at_start),
    telling({"EI-1"}, common::waste_at_start),
    common::deal_number,
};

constexpr Line foundations[] = {
    {.facts = {"EI-1"},
     // TRANSLATORS: Empress of Italy, foundations
     .text = NC_("rules/empress-of-italy",
                 "The card dealt onto the first foundation sets the base rank, with which every foundation begins. It "
                 "stays so even if you take that card back and all foundations are empty.")},
    signora_lines::build_up,
    signora_lines::top_may_leave,
    telling({"DS-W1", "C5"}, common::all_full),
    common::never_lost,
};

constexpr Line tableau[] = {
    signora_lines::all_up,
    signora_lines::build_down,
    signora_lines::what_moves,
    {.facts = {"EI-2"},
     // TRANSLATORS: Empress of Italy, tableau: what fills a space (an empty tableau pile)
     .text = NC_("rules/empress-of-italy", "A space fills itself at once: with the next card of the stock or, if the "
                                           "stock is empty, with the top card of the waste.")},
    signora_lines::open_spaces,
    signora_lines::idle_moves,
};

constexpr auto stock = common::stock_of_one_pass({"DS-K1"}, {"DS-K2", "C1"});

constexpr Line own_advice = { // Our own advice.
    // TRANSLATORS: Empress of Italy, advice
    .text = NC_("rules/empress-of-italy", "Play from the reserve whenever you can: its cards go to the foundations "
                                          "only, so build the foundations towards the card that lies on top of it.")};

constexpr auto advice = common::advice_after(own_advice);

constexpr auto keys = signora_lines::keys_with(signora_lines::key_eleven_piles);

constexpr std::string_view relatives[] = {"signora", "double-signora"};

} // namespace

constexpr Source empress_of_italy = {.variant = "empress-of-italy",
                                     .context = "rules/empress-of-italy",
                                     .introduction = introduction,
                                     .layout = layout,
                                     .foundations = foundations,
                                     .reserve = signora_lines::reserve,
                                     .tableau = tableau,
                                     .stock = stock,
                                     .advice = advice,
                                     .keys = keys,
                                     .relatives = relatives};

} // namespace longwood::locale::help
