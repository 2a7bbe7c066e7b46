// Sentences about the use of the stock.
#include <algorithm>

#include "accessibility/happened.h"
#include "accessibility/wording.h"
#include "locale/names.h"

namespace longwood::accessibility {
namespace {

using locale::card_name;
using locale::fill;

std::vector<Event> of_kind(const Events &events, EventKind kind) {
    std::vector<Event> found;
    std::ranges::copy_if(events, std::back_inserter(found), [&](const Event &event) { return event.kind == kind; });
    return found;
}

std::vector<Card> cards_of(const Events &events) {
    std::vector<Card> cards;
    for (const Event &event : events)
        cards.push_back(event.card);
    return cards;
}

std::string short_row(const Scene &scene, int count, int last_pile) {
    return fill(
        // TRANSLATORS: The stock did not reach every pile: "7 cards dealt, on piles 1 to 7."
        scene.words.plural("{count} card dealt, on pile 1.", "{count} cards dealt, on piles 1 to {last}.", count),
        {{"count", scene.words.number(count)}, {"last", scene.words.number(last_pile)}});
}

} // namespace

std::string drawn_sentence(const Scene &scene, const Events &events) {
    const auto drawn = of_kind(events, EventKind::Drawn);
    const std::string top = card_name(scene.words, drawn.back().card);
    Sentences sentences{scene.words};
    if (drawn.size() == 1) {
        if (scene.brief())
            sentences.add_phrase(top);
        else
            // TRANSLATORS: The stock turned this card onto the waste: "King of hearts from the stock."
            sentences.add(fill(scene.words.text("{card} from the stock."), {{"card", top}}));
        return sentences.text();
    }
    const int count = int(drawn.size());
    // TRANSLATORS: The stock turned several cards at once; {card} is the one that can be played:
    // "King of hearts, the last of 3 cards from the stock."
    sentences.add(fill(scene.words.plural("{card}, the last of {count} card from the stock.",
                                          "{card}, the last of {count} cards from the stock.", count),
                       {{"card", top}, {"count", scene.words.number(count)}}));
    if (scene.full())
        sentences.add(
            // TRANSLATORS: All cards that the stock turned at once, the first one first.
            fill(scene.words.text("Turned: {cards}."), {{"cards", list_of_cards(scene.words, cards_of(drawn))}}));
    return sentences.text();
}

std::string dealt_sentence(const Scene &scene, const Events &events) {
    const auto dealt = of_kind(events, EventKind::Dealt);
    const int count = int(dealt.size());
    Sentences sentences{scene.words};
    if (count < scene.rules.tableau.dealt.piles())
        sentences.add(short_row(scene, count, dealt.back().to.number()));
    else
        // TRANSLATORS: The stock dealt a card on every pile.
        sentences.add(fill(scene.words.plural("{count} card dealt.", "{count} cards dealt.", count),
                           {{"count", scene.words.number(count)}}));
    if (scene.full())
        // TRANSLATORS: The cards just dealt, from the first pile to the last.
        sentences.add(fill(scene.words.text("From the left: {cards}."),
                           {{"cards", list_of_cards(scene.words, cards_of(dealt))}}));
    return sentences.text();
}

std::string redealt_sentence(const Scene &scene, const Event &redealt) {
    Sentences sentences{scene.words};
    // TRANSLATORS: The waste became the stock again: "Waste turned over: 20 cards in the stock."
    sentences.add(fill(scene.words.plural("Waste turned over: {count} card in the stock.",
                                          "Waste turned over: {count} cards in the stock.", redealt.count),
                       {{"count", scene.words.number(redealt.count)}}));
    const int allowed = scene.rules.stock.redeals;
    if (!scene.brief() && allowed != unlimited_redeals && scene.after.redeals_used() >= allowed)
        // TRANSLATORS: The waste was turned over as often as the game allows.
        sentences.add(scene.words.text("That was the last time."));
    return sentences.text();
}

std::string stock_left(const Scene &scene) {
    const int left = scene.after.size(PileId::stock());
    // TRANSLATORS: Said when the last card has left the stock.
    if (left == 0) return scene.words.text("Stock now empty.");
    if (!scene.full()) return {};
    // TRANSLATORS: How many cards the stock still has.
    return fill(scene.words.plural("{count} card left in the stock.", "{count} cards left in the stock.", left),
                {{"count", scene.words.number(left)}});
}

} // namespace longwood::accessibility
