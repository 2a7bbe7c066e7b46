#include "app/phrases/tell.h"

#include <algorithm>

#include "accessibility/wording.h"
#include "app/phrases/problems.h"
#include "locale/names.h"

namespace longwood::phrases {
namespace {

using accessibility::Narrator;
using accessibility::Sentences;
using locale::card_name;
using locale::fill;
using locale::Translator;
using session::Change;
using session::Nothing;
using session::Outcome;
using session::Session;

std::string redone(const Narrator &narrator, const Session &after, const Outcome &outcome) {
    // TRANSLATORS: An undone move was made again; {sentences} say what happened: "Redone: eight of
    // hearts on nine of spades, pile 3. Turned up: king of diamonds."
    return fill(narrator.words().text("Redone: {sentences}"),
                {{"sentences", narrator.happened(after.rules(), outcome.events, after.position())}});
}

std::string undone_all(const Translator &words, const Session &after) {
    const long moves = long(after.game().undone().size());
    // TRANSLATORS: Every move was undone: "Back at the deal. 12 moves can be redone."
    return fill(words.plural("Back at the deal. {count} move can be redone.",
                             "Back at the deal. {count} moves can be redone.", moves),
                {{"count", words.number(moves)}});
}

std::string redone_all(const Translator &words, const Session &after) {
    const long moves = long(after.game().moves().size());
    // TRANSLATORS: Every undone move was made again; {count} moves are now made in all.
    return fill(words.plural("Everything redone: {count} move made.", "Everything redone: {count} moves made.", moves),
                {{"count", words.number(moves)}});
}

std::string dealt(const Narrator &narrator, const Session &after) {
    Sentences sentences{narrator.words()};
    sentences.add(narrator.dealt(after.game()));
    const long undone = long(after.game().undone().size());
    if (undone > 0)
        sentences.add(
            // TRANSLATORS: The same deal begins again; the moves made before are kept for redo.
            fill(narrator.words().plural("{count} move can be redone.", "{count} moves can be redone.", undone),
                 {{"count", narrator.words().number(undone)}}));
    return sentences.text();
}

std::string changed(const Narrator &narrator, const Session &after, const Outcome &outcome, const Position &before) {
    switch (outcome.change) {
    case Change::None: break;
    case Change::Played: return narrator.happened(after.rules(), outcome.events, after.position());
    case Change::Undone: return narrator.undone(after.rules(), *outcome.move, before, after.position());
    case Change::Redone: return redone(narrator, after, outcome);
    case Change::UndoneAll: return undone_all(narrator.words(), after);
    case Change::RedoneAll: return redone_all(narrator.words(), after);
    case Change::Dealt: return dealt(narrator, after);
    }
    return {};
}

// Of a refusal by every foundation: that none takes the card, and what the nearest waits for.
std::string no_foundation_takes(const Narrator &narrator, const Session &after, const Outcome &outcome) {
    const Translator &words = narrator.words();
    // TRANSLATORS: A refusal: nothing on the table can go to a foundation.
    if (!outcome.refusal) return words.text("Not possible: nothing goes to the foundations now.");
    const Refusal &nearest = *outcome.refusal;
    if (nearest.reason != Reason::WrongCard || nearest.card == Card{})
        return narrator.refused(after.rules(), after.position(), nearest);
    const std::string card = card_name(words, nearest.card);
    if (narrator.verbosity() == accessibility::Verbosity::Brief || after.position().empty(nearest.move.to))
        // TRANSLATORS: A refusal: "Not possible: no foundation for eight of hearts." {card} has the basic form.
        return fill(words.text("Not possible: no foundation for {card}."), {{"card", card}});
    return fill(
        // TRANSLATORS: A refusal: "Not possible: no foundation for eight of hearts; foundation 2 needs
        // six of hearts." {card} has the basic form, {cards} the object form.
        words.text("Not possible: no foundation for {card}; {pile} needs {cards}."),
        {{"card", card}, {"pile", pile_name(words, nearest.move.to)}, {"cards", needed_cards(words, nearest.needed)}});
}

std::string nothing(const Translator &words, Nothing nothing) {
    switch (nothing) {
    case Nothing::None:
    case Nothing::NoFoundationTakes:
        break; // told with its refusal
    // TRANSLATORS: There is no pile further in that direction.
    case Nothing::EdgeOfTable: return words.text("Edge of the table.");
    // TRANSLATORS: The pile has no card further in that direction.
    case Nothing::EdgeOfPile: return words.text("End of the pile.");
    // TRANSLATORS: Undo was asked for before the first move.
    case Nothing::NothingToUndo: return words.text("Nothing to undo.");
    // TRANSLATORS: Redo was asked for, but no move was undone.
    case Nothing::NothingToRedo: return words.text("Nothing to redo.");
    // TRANSLATORS: The player wanted to put back or change what is carried.
    case Nothing::NothingCarried: return words.text("No card in hand.");
    // TRANSLATORS: The player wanted to carry more cards than move together, or fewer than one.
    case Nothing::NoMoreToCarry: return words.text("No other number of cards moves here.");
    // TRANSLATORS: A pile was asked for by its number, and the game has fewer.
    case Nothing::NoSuchPile: return words.text("There is no such pile in this game.");
    }
    return {};
}

std::string in_hand(const Translator &words, const Session &after) {
    const Carry carry = *after.carried();
    const auto unit = after.position().cards(carry.from).last(std::size_t(carry.count));
    const std::string card = card_name(words, unit.front());
    // TRANSLATORS: The player picked a card up: "Eight of hearts in hand."
    if (carry.count == 1) return fill(words.text("{card} in hand."), {{"card", card}});
    // TRANSLATORS: The player picked several cards up, of which {card} is the lowest: "Eight of hearts in hand, 4
    // cards."
    return fill(words.plural("{card} in hand, {count} card.", "{card} in hand, {count} cards.", carry.count),
                {{"card", card}, {"count", words.number(carry.count)}});
}

std::string about_the_hand(const Narrator &narrator, const Session &after, const Outcome &outcome) {
    if ((outcome.picked_up || outcome.carry_changed) && after.carried()) return in_hand(narrator.words(), after);
    // TRANSLATORS: What was carried lies again where it came from.
    if (outcome.put_back) return narrator.words().text("Put back.");
    return {};
}

std::string how_it_stands(const Narrator &narrator, const Outcome &outcome) {
    const auto is_win = [](const Event &event) { return event.kind == EventKind::Won; };
    const bool told = std::ranges::any_of(outcome.events, is_win);
    return outcome.standing_changed && !told ? narrator.standing(outcome.standing) : std::string{};
}

/// "Eight of hearts on nine of spades, pile 3": the cursor is there.
bool names_focus(const Session &after, const Outcome &outcome) {
    const bool played = outcome.change == session::Change::Played || outcome.change == session::Change::Redone;
    return played && outcome.move && !outcome.move->uses_stock() && after.cursor().pile == outcome.move->to;
}

} // namespace

accessibility::Utterance tell(const Narrator &narrator, const Session &after, const Outcome &outcome,
                              const Position &before) {
    Sentences sentences{narrator.words()};
    sentences.add(changed(narrator, after, outcome, before));
    if (outcome.nothing == Nothing::NoFoundationTakes)
        sentences.add(no_foundation_takes(narrator, after, outcome));
    else if (outcome.refusal)
        sentences.add(narrator.refused(after.rules(), after.position(), *outcome.refusal));
    sentences.add(nothing(narrator.words(), outcome.nothing));
    sentences.add(about_the_hand(narrator, after, outcome));
    sentences.add(how_it_stands(narrator, outcome));
    if (outcome.problem) sentences.add_unchanged(sentence(narrator, *outcome.problem));
    return {.text = sentences.text(), .names_focus = names_focus(after, outcome)};
}

} // namespace longwood::phrases
