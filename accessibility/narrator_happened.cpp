// A whole move with its consequences, and its undoing, as one group of sentences.
#include <algorithm>

#include "accessibility/happened.h"
#include "accessibility/narrator.h"
#include "accessibility/wording.h"
#include "locale/names.h"

namespace longwood::accessibility {
namespace {

using locale::card_name;
using locale::fill;

bool has(const Events &events, EventKind kind) {
    return std::ranges::any_of(events, [&](const Event &event) { return event.kind == kind; });
}

void tell_moves(const Scene &scene, const Events &events, Sentences &sentences) {
    const auto is_move = [](const Event &event) { return event.kind == EventKind::Moved; };
    const auto moves = std::ranges::count_if(events, is_move);
    if (moves == 1)
        sentences.add(moved_sentence(scene, *std::ranges::find_if(events, is_move)));
    else if (moves > 1)
        sentences.add(all_moved_sentence(scene, events));
}

void tell_stock(const Scene &scene, const Events &events, Sentences &sentences) {
    if (has(events, EventKind::Drawn)) sentences.add(drawn_sentence(scene, events));
    if (has(events, EventKind::Dealt)) sentences.add(dealt_sentence(scene, events));
    if (has(events, EventKind::Drawn) || has(events, EventKind::Dealt)) sentences.add(stock_left(scene));
}

void tell_turned_up(const Scene &scene, const Events &events, Sentences &sentences) {
    std::vector<Card> cards;
    for (const Event &event : events)
        // After several moves only what still lies on top is news.
        if (event.kind == EventKind::TurnedUp && scene.after.top(event.to) == event.card) cards.push_back(event.card);
    if (cards.empty()) return;
    // TRANSLATORS: A face-down card became the top card and was turned face up: "Turned up: king of diamonds."
    // After several moves at once {cards} is a list.
    sentences.add(fill(scene.words.text("Turned up: {cards}."), {{"cards", list_of_cards(scene.words, cards)}}));
}

// Where cards were taken, after a single move; several moves leave too much to tell.
void tell_left_behind(const Scene &scene, const Events &events, Sentences &sentences) {
    const auto is_move = [](const Event &event) { return event.kind == EventKind::Moved; };
    if (std::ranges::count_if(events, is_move) != 1) return;
    sentences.add(left_behind(scene, events, *std::ranges::find_if(events, is_move)));
}

// Filled spaces; what then lies on the waste is news as well.
void tell_filled(const Scene &scene, const Events &events, Sentences &sentences) {
    bool from_waste = false;
    for (const Event &event : events) {
        if (event.kind != EventKind::Filled) continue;
        sentences.add(filled_sentence(scene, event));
        from_waste = from_waste || event.from == PileId::waste();
    }
    if (from_waste && !scene.brief()) sentences.add(left_behind(scene, {}, {EventKind::Moved, {}, PileId::waste()}));
}

} // namespace

std::string Narrator::happened(const Rules &rules, const Events &events, const Position &after) const {
    const Scene scene{words_, verbosity_, rules, after};
    Sentences sentences{words_};
    tell_moves(scene, events, sentences);
    tell_stock(scene, events, sentences);
    for (const Event &event : events)
        if (event.kind == EventKind::Redealt) sentences.add(redealt_sentence(scene, event));
    tell_turned_up(scene, events, sentences);
    tell_left_behind(scene, events, sentences);
    tell_filled(scene, events, sentences);
    for (const Event &event : events) {
        if (event.kind == EventKind::BaseSet) sentences.add(base_set_sentence(scene, event));
        if (event.kind == EventKind::Completed) sentences.add(completed_sentence(scene, event));
        if (event.kind == EventKind::Won) sentences.add(won_sentence(scene));
    }
    return sentences.text();
}

} // namespace longwood::accessibility
