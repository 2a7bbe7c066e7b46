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

constexpr Line tableau[] = {
    telling({"SG-1", "C2"}, signora_lines::all_up),
    signora_lines::build_down,
    signora_lines::what_moves,
    signora_lines::waste_fills,
    signora_lines::open_spaces,
    signora_lines::idle_moves,
};

constexpr auto stock = common::stock_of_one_pass({"DS-K1"}, {"DS-K2", "C1"});

constexpr auto advice = common::advice_after(signora_lines::opening);

constexpr auto keys = signora_lines::keys_with(waterloo_lines::key_few_piles);

constexpr std::string_view relatives[] = {"double-signora", "empress-of-italy", "klondike"};

} // namespace

constexpr Source signora = {.variant = "signora",
                            .context = "rules/signora",
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
