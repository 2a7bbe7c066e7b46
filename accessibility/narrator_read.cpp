// Whole piles and groups, read on request.
#include "accessibility/move_phrases.h"
#include "accessibility/narrator.h"
#include "accessibility/wording.h"
#include "locale/names.h"

namespace longwood::accessibility {
namespace {

using locale::card_name;
using locale::fill;
using locale::pile_name;
using locale::Translator;

std::string cards_top_first(const Translator &words, const Position &position, PileId pile) {
    const int down = face_down_cards(position, pile);
    std::vector<std::string> items;
    const auto cards = position.cards(pile);
    for (std::size_t i = cards.size(); i > std::size_t(down); --i)
        items.push_back(card_name(words, cards[i - 1]));
    if (down > 0)
        items.push_back(
            // TRANSLATORS: Ends the list of a pile's cards: "eight of hearts, nine of spades, 5 face down".
            fill(words.plural("{count} face down", "{count} face down", down), {{"count", words.number(down)}}));
    return list_of(words, items);
}

std::string numbered_top(const Narrator &narrator, const Position &position, PileId pile) {
    const Translator &words = narrator.words();
    const std::string number = words.number(pile.number());
    if (pile.kind() == PileKind::Foundation && position.size(pile) == ranks_in_suit)
        // TRANSLATORS: In the list of foundations, after its number: "2: complete".
        return fill(words.text("{number}: complete"), {{"number", number}});
    const std::string card = card_name(words, position.top(pile));
    if (narrator.verbosity() != Verbosity::Full)
        // TRANSLATORS: In a list of piles, the number of the pile and its top card: "2: five of hearts".
        return fill(words.text("{number}: {card}"), {{"number", number}, {"card", card}});
    const int count = position.size(pile);
    // TRANSLATORS: In a list of piles, the number of the pile, its top card, how many cards: "2: five of hearts, 5
    // cards".
    return fill(words.plural("{number}: {card}, {count} card", "{number}: {card}, {count} cards", count),
                {{"number", number}, {"card", card}, {"count", words.number(count)}});
}

std::string only_foundations(const Narrator &narrator, const Rules &rules, const Position &position) {
    const Translator &words = narrator.words();
    std::vector<std::string> items;
    int empty = 0;
    for (const PileId pile : Piles{rules}) {
        if (pile.kind() != PileKind::Foundation) continue;
        if (position.empty(pile))
            ++empty;
        else
            items.push_back(numbered_top(narrator, position, pile));
    }
    // TRANSLATORS: Instead of a list of the foundations.
    if (items.empty()) return empty > 0 ? words.text("All foundations are empty.") : std::string{};
    const std::string list = list_of(words, items);
    // TRANSLATORS: "Foundations: 1: five of hearts, 2: three of clubs."
    if (empty == 0) return fill(words.text("Foundations: {list}."), {{"list", list}});
    // TRANSLATORS: "Foundations: 1: five of hearts, 2: three of clubs. The others are empty."
    return fill(words.text("Foundations: {list}. The others are empty."), {{"list", list}});
}

std::string sequences(const Translator &words, const Rules &rules, const Position &position) {
    const int total = count_of(rules, PileKind::Sequence);
    if (total == 0) return {};
    std::vector<std::string> items;
    for (const PileId pile : Piles{rules})
        if (pile.kind() == PileKind::Sequence && !position.empty(pile))
            items.push_back(card_name(words, position.cards(pile).front()));
    // TRANSLATORS: No complete run was laid away yet.
    if (items.empty()) return words.text("No sequence is complete yet.");
    const int done = int(items.size());
    // TRANSLATORS: "2 of 4 sequences complete, from: king of hearts, king of spades." The kings lead the sequences.
    return fill(words.plural("{count} of {total} sequences complete, from: {cards}.",
                             "{count} of {total} sequences complete, from: {cards}.", done),
                {{"count", words.number(done)}, {"total", words.number(total)}, {"cards", list_of(words, items)}});
}

// The empty piles by their numbers, after the list of the others.
std::string empty_piles(const Translator &words, const std::vector<std::string> &numbers) {
    if (numbers.empty()) return {};
    // TRANSLATORS: The empty piles of the tableau by their numbers: "Empty: 3, 10."
    return fill(words.text("Empty: {numbers}."), {{"numbers", list_of(words, numbers)}});
}

std::string tops_of_tableau(const Narrator &narrator, const Rules &rules, const Position &position) {
    const Translator &words = narrator.words();
    std::vector<std::string> tops, empty;
    for (const PileId pile : Piles{rules}) {
        if (pile.kind() != PileKind::Tableau) continue;
        if (position.empty(pile))
            empty.push_back(words.number(pile.number()));
        else
            tops.push_back(numbered_top(narrator, position, pile));
    }
    // TRANSLATORS: Instead of a list of the top cards of the tableau.
    if (tops.empty()) return words.text("All piles are empty.");
    Sentences sentences{words};
    // TRANSLATORS: The top cards of the tableau: "Piles: 1: eight of hearts, 2: king of diamonds."
    sentences.add(fill(words.text("Piles: {list}."), {{"list", list_of(words, tops)}}));
    sentences.add(empty_piles(words, empty));
    return sentences.text();
}

} // namespace

std::string Narrator::pile(const Rules &rules, const Position &position, PileId pile) const {
    Sentences sentences{words_};
    const int count = position.size(pile);
    if (count == 0 || pile == PileId::stock()) {
        sentences.add_phrase(place(rules, position, {pile, last_index(position, pile)}));
        return sentences.text();
    }
    // TRANSLATORS: A whole pile, its top card first: "pile 7, 9 cards: eight of hearts, nine of spades, 7 face down."
    sentences.add(fill(words_.plural("{pile}, {count} card: {cards}.", "{pile}, {count} cards: {cards}.", count),
                       {{"pile", pile_name(words_, pile)},
                        {"count", words_.number(count)},
                        {"cards", cards_top_first(words_, position, pile)}}));
    return sentences.text();
}

std::string Narrator::foundations(const Rules &rules, const Position &position) const {
    Sentences sentences{words_};
    sentences.add(only_foundations(*this, rules, position));
    sentences.add(sequences(words_, rules, position));
    if (has_base_rank(rules) && position.base() != Rank::None && verbosity_ != Verbosity::Brief)
        sentences.add(base_rank(rules, position));
    return sentences.text();
}

std::string Narrator::all_tops(const Rules &rules, const Position &position) const {
    Sentences sentences{words_};
    sentences.add(tops_of_tableau(*this, rules, position));
    for (const PileId pile : {PileId::waste(), PileId::reserve()}) {
        if (!has_pile(rules, pile)) continue;
        const Narrator brief{words_, Verbosity::Brief};
        sentences.add_phrase(brief.place(rules, position, {pile, last_index(position, pile)}));
    }
    return sentences.text();
}

std::string Narrator::offer(const Rules &rules, const Position &position, const Move &move) const {
    if (move.uses_stock()) return stock_phrase(words_, rules, position);
    const std::string phrase = move_phrase(words_, about_to_move(position, move));
    return verbosity_ == Verbosity::Brief ? phrase : with_source(words_, phrase, move.from);
}

} // namespace longwood::accessibility
