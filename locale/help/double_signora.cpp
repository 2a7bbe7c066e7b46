// The rules help of Double Signora. Facts: tests/rules/double-signora.md.
#include "locale/help/signora_lines.h"

namespace longwood::locale::help {
namespace {

constexpr Line introduction[] = {
    {.facts = {"DS-F1"},
     // TRANSLATORS: Double Signora. {decks} is 4, {cards} 208, {foundations} 16.
     .text =
         NC_("rules/double-signora",
             "Double Signora is a patience for {decks} decks, {cards} cards in all. The first card that you play to a "
             "foundation sets the rank from which all {foundations} foundations are built.")},
    {// TRANSLATORS: Double Signora: its author and what makes it a game of its own
     .text =
         NC_("rules/double-signora",
             "Its author is Thomas Warfield, who extended Signora to four decks. What makes it a game of its own is "
             "that you choose the base rank yourself, with all the cards of the reserve in view, and that this choice "
             "decides the whole game.")},
    {// TRANSLATORS: Double Signora: difficulty, chance of winning ({chance} is 20 %), skill or luck
     .text =
         NC_("rules/double-signora",
             "It is of medium difficulty and mostly a matter of skill. The chance of winning is about {chance}; that "
             "is an estimate from the rule text that Longwood follows, nobody has counted it.")},
    {// TRANSLATORS: Double Signora: its relatives
     .text = NC_("rules/double-signora",
                 "Its relatives are Signora, the same game with two decks, and Empress of Italy, where a card dealt at "
                 "the start sets the base rank; the classic behind them is Klondike.")},
};

constexpr Line layout[] = {
    signora_lines::foundations_at_start,
    signora_lines::piles_at_start,
    signora_lines::reserve_at_start,
    telling({"DS-L4"}, common::stock_at_start),
    telling({"DS-L4"}, common::waste_at_start),
    common::deal_number,
};

constexpr Line foundations[] = {
    signora_lines::base_rank,     signora_lines::build_up,
    signora_lines::top_may_leave, telling({"DS-W1", "C5"}, common::all_full),
    common::never_lost,
};

constexpr Line tableau[] = {
    signora_lines::all_up,      signora_lines::build_down,  signora_lines::what_moves,
    signora_lines::waste_fills, signora_lines::open_spaces, signora_lines::idle_moves,
};

constexpr auto stock = common::stock_of_one_pass({"DS-K1"}, {"DS-K2", "C1"});

constexpr auto advice = common::advice_after(signora_lines::opening);

constexpr auto keys = signora_lines::keys_with(signora_lines::key_eleven_piles);

constexpr std::string_view relatives[] = {"signora", "empress-of-italy", "klondike"};

} // namespace

constexpr Source double_signora = {.variant = "double-signora",
                                   .context = "rules/double-signora",
                                   .introduction = introduction,
                                   .layout = layout,
                                   .foundations = foundations,
                                   .reserve = signora_lines::reserve,
                                   .tableau = tableau,
                                   .stock = stock,
                                   .advice = advice,
                                   .keys = keys,
                                   .relatives = relatives,
                                   .chance = 0.20};

} // namespace longwood::locale::help
