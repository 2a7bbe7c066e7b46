// What the help of Double Signora and of its relatives says in the same words.
#pragma once

#include "locale/help/common.h"

namespace longwood::locale::help::signora_lines {

inline constexpr const char *context = "rules/double-signora";

inline constexpr Line foundations_at_start = {
    .facts = {"DS-L1", "DS-F2"},
    // TRANSLATORS: Double Signora, layout. {foundations} is 16 or 8.
    .text = NC_("rules/double-signora",
                "{foundations} foundations, empty at the start. They are built up in alternating colours from the rank "
                "that you choose."),
    .shape = Shape::Item,
    .context = context};

inline constexpr Line piles_at_start = {
    .facts = {"DS-L2", "DS-T1"},
    // TRANSLATORS: Double Signora, layout. {piles} is 11 or 9, {on_each} is 1.
    .text = NC_("rules/double-signora",
                "{piles} tableau piles with {on_each} face-up card each. They are built down in alternating colours."),
    .shape = Shape::Item,
    .context = context};

inline constexpr Line reserve_at_start = {
    .facts = {"DS-L3", "DS-R1"},
    // TRANSLATORS: Double Signora, layout. {reserve} is 21, 19 or 11.
    .text = NC_("rules/double-signora",
                "The reserve: {reserve} cards, all face up. Its top card goes to the foundations only."),
    .shape = Shape::Item,
    .context = context};

inline constexpr Line base_rank = {
    .facts = {"DS-F1"},
    // TRANSLATORS: Double Signora, foundations
    .text = NC_("rules/double-signora",
                "You may open the first foundation with any card. From then on every foundation begins with that rank, "
                "the base rank. It stays so even if you take the card back and all foundations are empty again; only "
                "undo gives you the choice back."),
    .context = context};

inline constexpr Line build_up = {
    .facts = {"DS-F2", "C3"},
    // TRANSLATORS: Double Signora, foundations: the rule with one example. {full} is 13.
    .text = NC_("rules/double-signora",
                "You build up by one rank in alternating colours, going round from king to ace, until {full} cards lie "
                "on a foundation; more it does not take. The 9 of clubs takes only a red 10."),
    .context = context};

inline constexpr Line top_may_leave = {
    .facts = {"DS-F3", "DS-T4"},
    // TRANSLATORS: Double Signora, foundations. "Space" is an empty tableau pile.
    .text = NC_("rules/double-signora",
                "The top card of a foundation may leave it again, for a tableau pile with cards or another foundation, "
                "wherever it fits. It cannot fill a space."),
    .context = context};

inline constexpr Line reserve_top = {
    .facts = {"DS-R1", "C1"},
    // TRANSLATORS: Double Signora, reserve. "Space" is an empty tableau pile.
    .text = NC_("rules/double-signora",
                "You see all cards of the reserve, but only the top one may be played, and only to a foundation: never "
                "to the tableau, not even into a space."),
    .context = context};

inline constexpr Line no_hand_on_reserve = {.facts = {"DS-R2", "C4"},
                                            // TRANSLATORS: Double Signora, reserve
                                            .text = NC_("rules/double-signora", "No card may be put on the reserve."),
                                            .context = context};

inline constexpr Line all_up = {
    .facts = {"DS-L2", "C2"},
    // TRANSLATORS: Double Signora, tableau. {piles} is 11 or 9, {on_each} is 1.
    .text = NC_("rules/double-signora",
                "The tableau has {piles} piles, at the start with {on_each} card each. All its cards lie face up, so "
                "there is never one to turn."),
    .context = context};

inline constexpr Line build_down = {
    .facts = {"DS-T1"},
    // TRANSLATORS: Double Signora, tableau: the rule with examples
    .text =
        NC_("rules/double-signora",
            "You build down by one rank in alternating colours: a red 5 takes only a black 4. It goes round from ace "
            "to king: a red ace takes a black king."),
    .context = context};

inline constexpr Line what_moves = {
    .facts = {"DS-T2", "DS-T6", "DS-T5", "C1"},
    // TRANSLATORS: Double Signora, tableau: what may move
    .text = NC_("rules/double-signora",
                "Only single cards move. The top card of a pile may go to a foundation or to another tableau pile. By "
                "hand, cards come to the tableau from the waste, from other tableau piles or from foundations."),
    .context = context};

inline constexpr Line waste_fills = {
    .facts = {"DS-T3"},
    // TRANSLATORS: Double Signora, tableau: what fills a space (an empty tableau pile)
    .text = NC_("rules/double-signora",
                "A space fills itself at once: with the top card of the waste or, if the waste is empty, with the next "
                "card of the stock."),
    .context = context};

inline constexpr Line open_spaces = {
    .facts = {"DS-T4"},
    // TRANSLATORS: Double Signora, tableau: spaces when no cards are left to fill them
    .text =
        NC_("rules/double-signora",
            "Only when waste and stock are both empty does a space stay open. Then you may fill it by hand with the "
            "top card of any tableau pile, but not with a card from a foundation or the reserve."),
    .context = context};

inline constexpr Line idle_moves = {
    .facts = {"C6"},
    // TRANSLATORS: Double Signora, tableau. "Space" is an empty tableau pile.
    .text = NC_("rules/double-signora", "Moving the only card of a pile to another space changes nothing. It is "
                                        "allowed, but hints and the list of moves leave it out."),
    .context = context};

inline constexpr Line opening = {
    // TRANSLATORS: Double Signora, advice
    .text = NC_("rules/double-signora",
                "Your opening card fixes the base rank of the whole game, so look over all the cards that you can see "
                "before you choose it. Patience pays here."),
    .context = context};

inline constexpr Line key_eleven_piles = {
    // TRANSLATORS: Double Signora, list of keys: the digit keys go to the eleven tableau piles
    .text =
        NC_("rules/double-signora",
            "The digits 1 to 9 go to piles 1 to 9 of the tableau, 0 goes to pile 10 and Shift+1 to pile 11. What you "
            "carry is put down there."),
    .shape = Shape::Item,
    .context = context};

inline constexpr Line key_base_and_reserve = {
    // TRANSLATORS: Double Signora, list of keys. B and E are the keys.
    .text = NC_("rules/double-signora", "B says the base rank, E reads the reserve."),
    .shape = Shape::Item,
    .context = context};

inline constexpr Line reserve[] = {
    reserve_top,
    no_hand_on_reserve,
};

/// As common::keys_with, with the key for the base rank and the reserve.
constexpr std::array<Line, 10> keys_with(const Line &piles) {
    using namespace common;
    return {key_arrows,           piles,          key_pick_up, key_to_foundation, key_turn,
            key_base_and_reserve, key_list_moves, key_undo,    key_new_deal,      key_text_game};
}

} // namespace longwood::locale::help::signora_lines
