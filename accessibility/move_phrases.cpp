#include "accessibility/move_phrases.h"

#include <algorithm>

#include "locale/names.h"

namespace longwood::accessibility {
namespace {

using locale::card_as_object;
using locale::card_name;
using locale::fill;
using locale::Translator;

std::string one_card(const Translator &words, const CardsOnTheWay &cards) {
    const std::string card = card_name(words, cards.lead);
    if (cards.to.kind() != PileKind::Tableau)
        // TRANSLATORS: A card goes to a foundation; {onto} is "on foundation 2": "ace of hearts on foundation 2".
        return fill(words.text("{card} {onto}"), {{"card", card}, {"onto", onto_pile(words, cards.to)}});
    const std::string pile = pile_name(words, cards.to);
    if (cards.under == Card{})
        // TRANSLATORS: A card goes to an empty pile: "king of hearts on empty pile 10".
        return fill(words.text("{card} on empty {pile}"), {{"card", card}, {"pile", pile}});
    // TRANSLATORS: A card goes onto another: "eight of hearts on nine of spades, pile 3". {under} is
    // the card in its object form. The same words tell what was done and what could be done.
    return fill(words.text("{card} on {under}, {pile}"),
                {{"card", card}, {"under", card_as_object(words, cards.under)}, {"pile", pile}});
}

std::string whole_sequence(const Translator &words, const CardsOnTheWay &cards) {
    // TRANSLATORS: A run of 13 cards leaves the tableau; {onto} is "on sequence 2":
    // "Complete sequence, king of hearts to ace of spades, on sequence 2".
    return fill(words.text("Complete sequence, {card} to {last}, {onto}"), {{"card", card_name(words, cards.lead)},
                                                                            {"last", card_name(words, cards.last)},
                                                                            {"onto", onto_pile(words, cards.to)}});
}

std::string several_cards(const Translator &words, const CardsOnTheWay &cards) {
    const std::string card = card_name(words, cards.lead);
    const std::string last = card_name(words, cards.last);
    const std::string count = words.number(cards.count);
    const std::string pile = pile_name(words, cards.to);
    if (cards.under == Card{})
        // TRANSLATORS: A run goes to an empty pile: "king of hearts to ten of spades, 4 cards, on empty pile 10".
        return fill(words.plural("{card} to {last}, {count} card, on empty {pile}",
                                 "{card} to {last}, {count} cards, on empty {pile}", cards.count),
                    {{"card", card}, {"last", last}, {"count", count}, {"pile", pile}});
    // TRANSLATORS: A run goes onto a card: "eight of hearts to five of spades, 4 cards, on nine of
    // clubs, pile 3". {under} is the card in its object form.
    return fill(words.plural("{card} to {last}, {count} card, on {under}, {pile}",
                             "{card} to {last}, {count} cards, on {under}, {pile}", cards.count),
                {{"card", card},
                 {"last", last},
                 {"count", count},
                 {"under", card_as_object(words, cards.under)},
                 {"pile", pile}});
}

} // namespace

CardsOnTheWay about_to_move(const Position &position, const Move &move) {
    const auto unit = position.cards(move.from).last(std::size_t(move.count));
    return {unit.front(), unit.back(), move.count, move.to, position.top(move.to)};
}

std::string move_phrase(const Translator &words, const CardsOnTheWay &cards) {
    if (cards.to.kind() == PileKind::Sequence) return whole_sequence(words, cards);
    return cards.count == 1 ? one_card(words, cards) : several_cards(words, cards);
}

std::string with_source(const Translator &words, const std::string &move, PileId from) {
    const std::string number = words.number(from.number());
    switch (from.kind()) {
    case PileKind::Waste:
        // TRANSLATORS: A move to choose from a list; {move} is "eight of hearts on nine of spades, pile 3".
        return fill(words.text("{move}, from the waste"), {{"move", move}});
    case PileKind::Reserve:
        // TRANSLATORS: A move to choose from a list; {move} is "eight of hearts on foundation 3".
        return fill(words.text("{move}, from the reserve"), {{"move", move}});
    case PileKind::Foundation:
        // TRANSLATORS: A move to choose from a list: "two of hearts on three of spades, pile 3, from foundation 1".
        return fill(words.text("{move}, from foundation {number}"), {{"move", move}, {"number", number}});
    case PileKind::Tableau:
        // TRANSLATORS: A move to choose from a list: "eight of hearts on nine of spades, pile 3, from pile 7".
        return fill(words.text("{move}, from pile {number}"), {{"move", move}, {"number", number}});
    case PileKind::Stock:
    case PileKind::Sequence: break; // give no cards by hand
    }
    return move;
}

std::string stock_phrase(const Translator &words, const Rules &rules, const Position &position) {
    const int left = position.size(PileId::stock());
    // TRANSLATORS: A move to choose from a list: the waste becomes the stock again.
    if (left == 0) return words.text("Turn the waste over");
    if (has_waste(rules)) {
        const int turns = std::min(rules.stock.turns, left);
        // TRANSLATORS: A move to choose from a list.
        return fill(words.plural("Turn a card from the stock", "Turn {count} cards from the stock", turns),
                    {{"count", words.number(turns)}});
    }
    const int piles = rules.tableau.dealt.piles();
    // TRANSLATORS: A move to choose from a list.
    if (left >= piles) return words.text("Deal a card on every pile");
    // TRANSLATORS: A move to choose from a list: the stock no longer reaches every pile.
    return fill(words.plural("Deal the last card", "Deal the last {count} cards", left),
                {{"count", words.number(left)}});
}

} // namespace longwood::accessibility
