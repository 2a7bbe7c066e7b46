// Places of piles of which one sees the top card: stock, waste, foundations, sequences.
#include "accessibility/places.h"
#include "engine/referee.h"
#include "locale/names.h"

namespace longwood::accessibility {
namespace {

using locale::card_name;
using locale::fill;
using locale::pile_name;

bool redeal_left(const Table &table) {
    const int allowed = table.rules.stock.redeals;
    return allowed == unlimited_redeals || table.position.redeals_used() < allowed;
}

// In Full: how often the stock can still be used.
std::string with_uses_left(const Table &table, const std::string &place, int stock) {
    if (has_waste(table.rules)) return place;
    const int piles = table.rules.tableau.dealt.piles();
    const int deals = (stock + piles - 1) / piles;
    // TRANSLATORS: {place} is "stock, 67 cards"; how often cards can still be dealt: "stock, 67 cards, 7 deals".
    return fill(table.words.plural("{place}, {count} deal", "{place}, {count} deals", deals),
                {{"place", place}, {"count", table.words.number(deals)}});
}

std::string empty_foundation(const Table &table, PileId pile) {
    const auto &words = table.words;
    const std::string name = pile_name(words, pile);
    // TRANSLATORS: An empty foundation: "foundation 2, empty".
    if (table.brief()) return fill(words.text("{pile}, empty"), {{"pile", name}});
    if (has_base_rank(table.rules) && table.position.base() == Rank::None)
        // TRANSLATORS: An empty foundation before the first card is on any: "foundation 2, empty, any card, sets the
        // base rank".
        return fill(words.text("{pile}, empty, any card, sets the base rank"), {{"pile", name}});
    // TRANSLATORS: An empty foundation: "foundation 2, empty, takes a red ace". {cards} is in its object form.
    return fill(words.text("{pile}, empty, takes {cards}"),
                {{"pile", name}, {"cards", needed_cards(words, accepted(table.rules, table.position, pile))}});
}

} // namespace

std::string stock_place(const Table &table) {
    const int count = table.position.size(PileId::stock());
    if (count == 0) {
        const bool again = has_waste(table.rules) && redeal_left(table) && !table.position.empty(PileId::waste());
        // TRANSLATORS: The stock; using it turns the waste over to become the stock again.
        if (again) return table.words.text("stock, empty, the waste can be turned over");
        // TRANSLATORS: The stock, all of its cards used.
        return table.words.text("stock, empty");
    }
    // TRANSLATORS: The stock and how many cards it has.
    const std::string place = fill(table.words.plural("stock, {count} card", "stock, {count} cards", count),
                                   {{"count", table.words.number(count)}});
    return table.full() ? with_uses_left(table, place, count) : place;
}

std::string waste_place(const Table &table) {
    const auto &words = table.words;
    const auto cards = table.position.cards(PileId::waste());
    // TRANSLATORS: The waste without a card.
    if (cards.empty()) return words.text("waste, empty");
    const std::string card = card_name(words, cards.back());
    // TRANSLATORS: The waste and its top card: "waste, seven of clubs".
    if (table.brief()) return fill(words.text("waste, {card}"), {{"card", card}});
    // TRANSLATORS: The waste and its one card: "waste, seven of clubs, only card".
    if (cards.size() == 1) return fill(words.text("waste, {card}, only card"), {{"card", card}});
    const int count = int(cards.size());
    return fill(
        // TRANSLATORS: The waste, its top card and the one under it: "waste, seven of clubs, then queen
        // of diamonds, 23 cards".
        words.plural("waste, {card}, then {next}, {count} card", "waste, {card}, then {next}, {count} cards", count),
        {{"card", card}, {"next", card_name(words, cards[cards.size() - 2])}, {"count", words.number(count)}});
}

std::string foundation_place(const Table &table, PileId pile) {
    const auto &words = table.words;
    const int count = table.position.size(pile);
    if (count == 0) return empty_foundation(table, pile);
    const std::string card = card_name(words, table.position.top(pile));
    const std::string name = pile_name(words, pile);
    // TRANSLATORS: A foundation with all its 13 cards: "king of hearts, foundation 2, complete".
    if (count == ranks_in_suit) return fill(words.text("{card}, {pile}, complete"), {{"card", card}, {"pile", name}});
    if (table.brief()) return fill(words.text("{card}, {pile}"), {{"card", card}, {"pile", name}});
    // TRANSLATORS: A foundation, its top card first: "five of hearts, foundation 2, 5 cards".
    const std::string place = fill(words.plural("{card}, {pile}, {count} card", "{card}, {pile}, {count} cards", count),
                                   {{"card", card}, {"pile", name}, {"count", words.number(count)}});
    if (!table.full()) return place;
    return fill(words.text("{place}, takes {cards}"),
                {{"place", place}, {"cards", needed_cards(words, accepted(table.rules, table.position, pile))}});
}

std::string sequence_place(const Table &table, PileId pile) {
    const auto &words = table.words;
    const auto cards = table.position.cards(pile);
    const std::string name = pile_name(words, pile);
    if (cards.empty())
        return table.brief()
                   ? fill(words.text("{pile}, empty"), {{"pile", name}})
                   // TRANSLATORS: An empty place for a complete sequence: "sequence 2, empty, whole run only".
                   : fill(words.text("{pile}, empty, whole run only"), {{"pile", name}});
    // TRANSLATORS: A complete sequence: "king of hearts to ace of spades, sequence 2, complete".
    return fill(words.text("{card} to {last}, {pile}, complete"),
                {{"card", card_name(words, cards.front())}, {"last", card_name(words, cards.back())}, {"pile", name}});
}

} // namespace longwood::accessibility
