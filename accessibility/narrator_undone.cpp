// What came back with an undo.
#include <algorithm>

#include "accessibility/narrator.h"
#include "accessibility/wording.h"
#include "locale/names.h"

namespace longwood::accessibility {
namespace {

using locale::card_name;
using locale::fill;
using locale::Translator;

std::string cards_back(const Translator &words, const Move &move, const Position &after) {
    const auto unit = after.cards(move.from).last(std::size_t(move.count));
    const std::string card = card_name(words, unit.front());
    const std::string onto = onto_pile(words, move.from);
    if (move.count == 1)
        // TRANSLATORS: A move was undone; {onto} is "on pile 7": "Undone: eight of hearts again on pile 7."
        return fill(words.text("Undone: {card} again {onto}."), {{"card", card}, {"onto", onto}});
    return fill(
        // TRANSLATORS: A move was undone: "Undone: eight of hearts to five of spades, 4 cards, again on pile 7."
        words.plural("Undone: {card} to {last}, {count} card, again {onto}.",
                     "Undone: {card} to {last}, {count} cards, again {onto}.", move.count),
        {{"card", card}, {"last", card_name(words, unit.back())}, {"count", words.number(move.count)}, {"onto", onto}});
}

// Events of the move that used the stock, told backwards.
std::string stock_back(const Translator &words, const Events &events) {
    int count = 0;
    for (const Event &event : events) {
        if (event.kind == EventKind::Redealt)
            // TRANSLATORS: Turning the waste over was undone.
            return fill(words.plural("Undone: {count} card again on the waste.",
                                     "Undone: {count} cards again on the waste.", event.count),
                        {{"count", words.number(event.count)}});
        if (event.kind == EventKind::Drawn || event.kind == EventKind::Dealt) ++count;
    }
    if (count == 1 && events.front().kind == EventKind::Drawn)
        // TRANSLATORS: Turning a card from the stock was undone: "Undone: king of hearts again in the stock."
        return fill(words.text("Undone: {card} again in the stock."),
                    {{"card", card_name(words, events.front().card)}});
    return fill(
        // TRANSLATORS: Turning or dealing cards from the stock was undone.
        words.plural("Undone: {count} card again in the stock.", "Undone: {count} cards again in the stock.", count),
        {{"count", words.number(count)}});
}

std::string consequence_back(const Translator &words, const Event &event) {
    switch (event.kind) {
    case EventKind::TurnedUp:
        // TRANSLATORS: Undo turned this card face down again.
        return fill(words.text("{card} face down again."), {{"card", card_name(words, event.card)}});
    case EventKind::Filled:
        if (event.from == PileId::waste())
            // TRANSLATORS: Undo took a card back that had filled a space by itself.
            return fill(words.text("{card} again on the waste."), {{"card", card_name(words, event.card)}});
        // TRANSLATORS: Undo took a card back that had filled a space by itself.
        return fill(words.text("{card} again in the stock."), {{"card", card_name(words, event.card)}});
    case EventKind::BaseSet:
        // TRANSLATORS: Undo took the first card on a foundation back.
        return words.text("The base rank is open again.");
    default: return {};
    }
}

} // namespace

std::string Narrator::undone(const Rules &rules, const Move &move, const Position &before,
                             const Position &after) const {
    // Played again, the move tells everything that the undo took back.
    Position replayed = after;
    const Events events = play(rules, replayed, move);
    Sentences sentences{words_};
    sentences.add(move.uses_stock() ? stock_back(words_, events) : cards_back(words_, move, after));
    if (verbosity_ == Verbosity::Brief) return sentences.text();
    for (const Event &event : events)
        sentences.add(consequence_back(words_, event));
    const bool waste_changed = has_waste(rules) && before.top(PileId::waste()) != after.top(PileId::waste());
    if (move.uses_stock() && waste_changed && !after.empty(PileId::waste()))
        sentences.add(
            // TRANSLATORS: After an undo {card} is again the top card of the waste.
            fill(words_.text("Waste again {card}."), {{"card", card_name(words_, after.top(PileId::waste()))}}));
    return sentences.text();
}

} // namespace longwood::accessibility
