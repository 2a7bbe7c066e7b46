// A hint and why (key H). It is spoken, never played.
#include "accessibility/narrator.h"
#include "accessibility/wording.h"

namespace longwood::accessibility {
namespace {

using locale::fill;
using locale::Translator;

// {move} is a move as the list of moves offers it: "eight of hearts onto nine of spades, pile 3".
std::string because(const Translator &words, Purpose purpose, const std::string &move, const std::string &next) {
    switch (purpose) {
    case Purpose::CompletesSequence:
        // TRANSLATORS: A hint with its reason; {move} is "king to ace of hearts, 13 cards, to sequence 1".
        return fill(words.text("Hint: {move}. That completes a sequence."), {{"move", move}});
    case Purpose::ToFoundation:
        // TRANSLATORS: A hint with its reason; {move} is "ace of hearts to foundation 1, from pile 3".
        return fill(words.text("Hint: {move}. That is one card nearer to the win."), {{"move", move}});
    case Purpose::TurnsUp:
        // TRANSLATORS: A hint with its reason; {move} is "eight of hearts onto nine of spades, pile 3".
        return fill(words.text("Hint: {move}. That turns a card face up."), {{"move", move}});
    case Purpose::MakesSpace:
        // TRANSLATORS: A hint with its reason; {move} is "eight of hearts onto nine of spades, pile 3".
        return fill(words.text("Hint: {move}. That makes a space."), {{"move", move}});
    case Purpose::PreparesNext:
        // TRANSLATORS: A hint with its reason; {move} and {next} are moves, such as "eight of hearts onto nine of
        // spades, pile 3".
        return fill(words.text("Hint: {move}. After that you can play: {next}."), {{"move", move}, {"next", next}});
    case Purpose::JoinsRun:
        // TRANSLATORS: A hint with its reason; {move} is "eight of hearts onto nine of spades, pile 3".
        return fill(words.text("Hint: {move}. That puts cards in order."), {{"move", move}});
    case Purpose::SavesWasteCard:
        // TRANSLATORS: A hint with its reason; {move} is "eight of hearts onto nine of spades, pile 3, from the waste".
        return fill(words.text("Hint: {move}. That frees the waste."), {{"move", move}});
    case Purpose::UsesStock:
        // TRANSLATORS: A hint with its reason; {move} is the use of the stock: "Turn a card from the stock".
        return fill(words.text("Hint: {move}. Nothing on the table helps more."), {{"move", move}});
    case Purpose::FillsSpace:
        // TRANSLATORS: A hint with its reason; {move} is "eight of hearts on empty pile 3, from pile 7". In this game
        // the stock deals a card on every pile.
        return fill(words.text("Hint: {move}. The stock deals only when no pile is empty."), {{"move", move}});
    case Purpose::Rearranges:
        // TRANSLATORS: A hint with its reason; {move} is "eight of hearts onto nine of spades, pile 3".
        return fill(words.text("Hint: {move}. That only changes the order, but nothing else is left."),
                    {{"move", move}});
    }
    return {};
}

} // namespace

std::string Narrator::hint(const Rules &rules, const Position &position) const {
    const auto found = longwood::hint(rules, position);
    if (!found) {
        if (is_won(rules, position))
            // TRANSLATORS: Answer to the hint key after a win.
            return words_.text("No hint is needed: the game is won.");
        // TRANSLATORS: Answer to the hint key when nothing can be done.
        return words_.text("There is no move that changes anything. Undo takes you back.");
    }
    std::string next;
    if (found->next) {
        Position after = position;
        advance(rules, after, found->move);
        next = offer(rules, after, *found->next);
    }
    return because(words_, found->purpose, offer(rules, position, found->move), next);
}

} // namespace longwood::accessibility
