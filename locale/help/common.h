// What the help pages of several variants say in the same words.
#pragma once

#include "locale/help/source.h"

namespace longwood::locale::help::common {

inline constexpr const char *context = "rules";

// Headings, in the order of the sections.
// TRANSLATORS: heading in the rules help: which piles there are and how they are dealt (German: Aufbau)
inline constexpr const char *layout = NC_("rules", "Layout");
// TRANSLATORS: heading in the rules help: the piles built up to win (German: Grundstapel)
inline constexpr const char *foundations = NC_("rules", "Foundations");
// TRANSLATORS: heading in the rules help: the cards dealt aside at the start (German: Reserve)
inline constexpr const char *reserve = NC_("rules", "Reserve");
// TRANSLATORS: heading in the rules help: the piles of the playing area (German: Tableau)
inline constexpr const char *tableau = NC_("rules", "Tableau");
// TRANSLATORS: heading in the rules help: the cards still to come (German: Talon)
inline constexpr const char *stock = NC_("rules", "Stock");
// TRANSLATORS: heading in the rules help: the cards still to come and those turned from them (German: Talon und
// Ablagestapel)
inline constexpr const char *stock_and_waste = NC_("rules", "Stock and waste");
// TRANSLATORS: heading in the rules help: hints on how to play well (German: Hinweise)
inline constexpr const char *advice = NC_("rules", "Advice");
// TRANSLATORS: heading in the rules help: the keys of the keyboard (German: Tasten)
inline constexpr const char *keys = NC_("rules", "Keys");

inline constexpr Line no_chance_given = {
    // TRANSLATORS: rules help, introduction, for the games whose rule texts say nothing about the chance of winning
    .text = NC_("rules", "The rule texts that Longwood follows give no chance of winning for this game, and nobody has "
                         "counted it here."),
    .context = context};

inline constexpr Line related_games = {
    // TRANSLATORS: rules help, introduction; {relatives} is a list of games, e.g. "Malmaison, Rueil"
    .text = NC_("rules", "Related games in Longwood: {relatives}."),
    .context = context};

inline constexpr Line deal_number = {
    .facts = {"C9"},
    // TRANSLATORS: rules help, at the end of the section on the layout
    .text =
        NC_("rules", "Every deal has a number. The same number always brings the same deal, on every computer and in "
                     "every version of Longwood."),
    .context = context};

inline constexpr Line never_lost = {
    .facts = {"C5"},
    // TRANSLATORS: rules help, after the sentence on how to win. "Moves that change nothing" only shift a whole pile to
    // another space.
    .text = NC_("rules",
                "The game is never lost by itself, because you can always take moves back. Longwood tells you when "
                "there is no legal move left, and also when only moves that change nothing are left. After a win "
                "you may go on playing: take moves back, or bring a card back from a foundation where the rules "
                "allow it."),
    .context = context};

inline constexpr Line idle_moves = {
    .facts = {"C6"},
    // TRANSLATORS: rules help, section on the tableau. "Space" is an empty tableau pile.
    .text = NC_("rules", "Moving all the cards of a pile together to another space changes nothing. It is allowed, but "
                         "hints and the list of moves leave it out."),
    .context = context};

inline constexpr Line stock_at_start = {
    // TRANSLATORS: rules help, layout, for variants with a waste
    .text = NC_("rules", "The stock: the other {stock} cards, face down, turned one at a time."),
    .shape = Shape::Item,
    .context = context};

inline constexpr Line waste_at_start = {
    // TRANSLATORS: rules help, layout
    .text = NC_("rules",
                "The waste: empty at the start. It takes the cards turned from the stock; the top one may be played."),
    .shape = Shape::Item,
    .context = context};

inline constexpr Line top_may_leave = {
    // TRANSLATORS: rules help, foundations
    .text = NC_("rules", "The top card of a foundation may leave it again for any pile that takes it, be it a tableau "
                         "pile or another foundation."),
    .context = context};

inline constexpr Line all_full = {
    // TRANSLATORS: rules help, foundations: how to win. {full} is 13; {foundations} is 8 to 16.
    .text = NC_("rules", "You win when every card lies on a foundation: {full} cards on each of the {foundations}."),
    .context = context};

inline constexpr Line any_card_fills = {
    // TRANSLATORS: rules help, tableau: what fills a space (an empty tableau pile)
    .text = NC_("rules", "A space may be filled with any card or run, and also with the top card of any foundation."),
    .context = context};

inline constexpr Line turning = {
    // TRANSLATORS: rules help, stock and waste
    .text = NC_(
        "rules",
        "Using the stock turns one card face up onto the waste. There is one pass through the stock and no redeal."),
    .context = context};

inline constexpr Line turning_one = {
    // TRANSLATORS: rules help, stock and waste, for the games with a redeal; what happens then stands in the next
    // sentence
    .text = NC_("rules", "Using the stock turns one card face up onto the waste."),
    .context = context};

inline constexpr Line waste_top = {
    // TRANSLATORS: rules help, stock and waste
    .text =
        NC_("rules", "The top card of the waste may be played to a foundation or to the tableau, wherever it fits."),
    .context = context};

inline constexpr Line no_hand_on_stock_and_waste = {
    .facts = {"C4"},
    // TRANSLATORS: rules help, section on stock and waste
    .text = NC_("rules", "You never put a card on the stock or the waste by hand."),
    .context = context};

inline constexpr Line one_undo_step = {
    .facts = {"C7", "C4"},
    // TRANSLATORS: rules help, last section of advice. "What follows from it": a card turned up, a space filled.
    .text =
        NC_("rules", "Try things out: you can undo every move back to the deal, and then redo it. A move and all that "
                     "follows from it by the rules are one step. Putting cards back on the pile they came from is no "
                     "move and leaves no step."),
    .context = context};

inline constexpr Line nothing_unasked = {
    .facts = {"C8"},
    // TRANSLATORS: rules help, last section of advice. "What the rules demand": to turn up a card or fill a space.
    .text = NC_("rules",
                "Beyond what the rules demand, nothing is ever played for you unasked: no card goes to a foundation "
                "by itself, not even at the end. If you want it, one command plays a card to a foundation, and "
                "another plays all cards that go there."),
    .context = context};

inline constexpr Line key_arrows = {
    // TRANSLATORS: rules help, list of keys. Left, Right, Up, Down are the arrow keys.
    .text = NC_("rules", "Left and Right go from pile to pile, Up and Down from card to card within a pile."),
    .shape = Shape::Item,
    .context = context};

inline constexpr Line key_pick_up = {
    // TRANSLATORS: rules help, list of keys, for variants in which only single cards move
    .text = NC_("rules", "Space or Enter picks up the card you are on. On another pile the same key puts it down; "
                         "Escape leaves it where it lies."),
    .shape = Shape::Item,
    .context = context};

inline constexpr Line key_pick_up_run = {
    // TRANSLATORS: rules help, list of keys, for variants in which several cards move together
    .text = NC_(
        "rules",
        "Space or Enter picks up the card you are on with all cards on top of it. On another pile the same key puts "
        "them down; Escape leaves them where they lie. While you carry cards, plus and minus change how many."),
    .shape = Shape::Item,
    .context = context};

inline constexpr Line key_to_foundation = {
    // TRANSLATORS: rules help, list of keys
    .text = NC_("rules", "Shift+Enter plays the card you are on to a foundation that takes it."),
    .shape = Shape::Item,
    .context = context};

inline constexpr Line key_turn = {
    // TRANSLATORS: rules help, list of keys, for variants with a waste. D is the key.
    .text = NC_("rules", "D turns the next card of the stock onto the waste."),
    .shape = Shape::Item,
    .context = context};

inline constexpr Line key_turn_over = {
    // TRANSLATORS: rules help, list of keys, for the games with a redeal. D is the key.
    .text = NC_("rules", "D uses the stock; when the stock is empty, it turns the waste over."),
    .shape = Shape::Item,
    .context = context};

inline constexpr Line key_undo = {
    // TRANSLATORS: rules help, list of keys. Z and R are the keys.
    .text = NC_("rules", "Z or Ctrl+Z takes a move back, R or Ctrl+Y plays it again."),
    .shape = Shape::Item,
    .context = context};

inline constexpr Line key_list_moves = {
    // TRANSLATORS: rules help, list of keys. M is the key.
    .text = NC_("rules", "M lists all moves to choose from, Shift+M those of the card you are on."),
    .shape = Shape::Item,
    .context = context};

inline constexpr Line key_new_deal = {
    // TRANSLATORS: rules help, list of keys
    .text =
        NC_("rules",
            "Ctrl+N deals a new game, Ctrl+G deals the same one again. F1 opens these rules, Shift+F1 lists all keys."),
    .shape = Shape::Item,
    .context = context};

inline constexpr Line key_text_game = {
    // TRANSLATORS: rules help, list of keys. "help" is a word to type: leave it as it is.
    .text = NC_("rules", "In the text game you type commands instead; the command “help” lists them."),
    .shape = Shape::Item,
    .context = context};

/// The keys of a game: the digits go to its piles, cards are picked up one by one or as runs, and D does what
/// its stock does.
constexpr std::array<Line, 9> keys_with(const Line &piles, const Line &pick_up, const Line &use_stock) {
    return {key_arrows,     piles,    pick_up,      key_to_foundation, use_stock,
            key_list_moves, key_undo, key_new_deal, key_text_game};
}

/// The last section of advice after a line of the game's own.
constexpr std::array<Line, 3> advice_after(const Line &own) { return {own, one_undo_step, nothing_unasked}; }

/// A stock that goes to the waste card by card, once: the facts of turning and of the top of the waste.
constexpr std::array<Line, 3> stock_of_one_pass(FactIds turned, FactIds top) {
    return {telling(turned, turning), telling(top, waste_top), no_hand_on_stock_and_waste};
}

} // namespace longwood::locale::help::common
