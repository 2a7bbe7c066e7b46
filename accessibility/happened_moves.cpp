// Sentences about cards that the player moved.
#include <algorithm>

#include "accessibility/happened.h"
#include "accessibility/move_phrases.h"
#include "accessibility/wording.h"
#include "locale/names.h"

namespace longwood::accessibility {

using locale::card_name;
using locale::fill;
using locale::pile_name;

std::string moved_sentence(const Scene &scene, const Event &moved) {
    const auto pile = scene.after.cards(moved.to);
    const auto below = pile.size() - std::size_t(moved.count); // nothing else was laid on top meanwhile
    const Card under = below == 0 ? Card{} : pile[below - 1];
    Sentences sentence{scene.words};
    sentence.add_phrase(move_phrase(scene.words, {moved.card, pile.back(), moved.count, moved.to, under}));
    return sentence.text();
}

std::string all_moved_sentence(const Scene &scene, const Events &events) {
    std::vector<Card> leads;
    int count = 0;
    for (const Event &event : events) {
        if (event.kind != EventKind::Moved) continue;
        leads.push_back(event.card);
        count += event.count;
    }
    const std::string number = scene.words.number(count);
    if (scene.brief())
        // TRANSLATORS: After the command that plays everything that goes to the foundations.
        return fill(scene.words.plural("{count} card to the foundations.", "{count} cards to the foundations.", count),
                    {{"count", number}});
    // TRANSLATORS: After the command that plays everything that goes to the foundations:
    // "3 cards to the foundations: ace of hearts, two of hearts, ace of clubs."
    return fill(scene.words.plural("{count} card to the foundations: {cards}.",
                                   "{count} cards to the foundations: {cards}.", count),
                {{"count", number}, {"cards", list_of_cards(scene.words, leads)}});
}

std::string left_behind(const Scene &scene, const Events &events, const Event &moved) {
    const auto told = [&](const Event &event) {
        return (event.kind == EventKind::TurnedUp || event.kind == EventKind::Filled) && event.to == moved.from;
    };
    if (scene.brief() || std::ranges::any_of(events, told)) return {};
    const std::string pile = pile_name(scene.words, moved.from);
    switch (moved.from.kind()) {
    case PileKind::Waste:
        // TRANSLATORS: The last card was played from the waste.
        if (scene.after.empty(moved.from)) return scene.words.text("Waste now empty.");
        // TRANSLATORS: A card was played from the waste; {card} is the one that can be played now.
        return fill(scene.words.text("Waste now {card}."),
                    {{"card", card_name(scene.words, scene.after.top(moved.from))}});
    case PileKind::Reserve:
        // TRANSLATORS: The last card was played from the reserve.
        if (scene.after.empty(moved.from)) return scene.words.text("Reserve now empty.");
        // TRANSLATORS: A card was played from the reserve; {card} is the one that can be played now.
        return fill(scene.words.text("Reserve now {card}."),
                    {{"card", card_name(scene.words, scene.after.top(moved.from))}});
    default: break;
    }
    // TRANSLATORS: The last card left this pile: "Pile 7 now empty." {pile} is "pile 7" or "foundation 2".
    if (scene.after.empty(moved.from)) return fill(scene.words.text("{pile} now empty."), {{"pile", pile}});
    if (!scene.full()) return {};
    // TRANSLATORS: Cards left this pile; {card} is now its top card: "Pile 7 now queen of spades."
    return fill(scene.words.text("{pile} now {card}."),
                {{"pile", pile}, {"card", card_name(scene.words, scene.after.top(moved.from))}});
}

} // namespace longwood::accessibility
