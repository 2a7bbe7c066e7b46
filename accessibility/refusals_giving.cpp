// Refusals that the move itself or the pile it takes from is the cause of.
#include "accessibility/refusals.h"
#include "engine/referee.h"
#include "engine/spot.h"
#include "locale/names.h"

namespace longwood::accessibility {
namespace {

using locale::fill;
using locale::pile_name;

std::string no_such_pile(const Refused &refused) {
    const PileId pile = has_pile(refused.rules, refused.from()) ? refused.to() : refused.from();
    switch (pile.kind()) {
    // TRANSLATORS: A refusal: a waste was named in a game without one.
    case PileKind::Waste: return refused.words.text("Not possible: this game has no waste.");
    // TRANSLATORS: A refusal: a reserve was named in a game without one.
    case PileKind::Reserve: return refused.words.text("Not possible: this game has no reserve.");
    default: break;
    }
    // TRANSLATORS: A refusal: "Not possible: this game does not have pile 11." {pile} has the basic form.
    return fill(refused.words.text("Not possible: this game does not have {pile}."),
                {{"pile", pile_name(refused.words, pile)}});
}

std::string nothing_there(const Refused &refused) {
    switch (refused.from().kind()) {
    // TRANSLATORS: A refusal: the player wanted a card from the waste.
    case PileKind::Waste: return refused.words.text("Not possible: the waste is empty.");
    // TRANSLATORS: A refusal: the player wanted a card from the reserve.
    case PileKind::Reserve: return refused.words.text("Not possible: the reserve is empty.");
    default: break;
    }
    // TRANSLATORS: A refusal: the player wanted a card from an empty pile: "Not possible: pile 3 is empty."
    return fill(refused.words.text("Not possible: {pile} is empty."),
                {{"pile", pile_name(refused.words, refused.from())}});
}

std::string fewer_cards_there(const Refused &refused) {
    const int there = refused.refusal.there;
    const std::string count = refused.words.number(there);
    switch (refused.from().kind()) {
    case PileKind::Waste:
        // TRANSLATORS: A refusal: more cards were asked for.
        return fill(refused.words.plural("Not possible: the waste has only {count} card.",
                                         "Not possible: the waste has only {count} cards.", there),
                    {{"count", count}});
    case PileKind::Reserve:
        // TRANSLATORS: A refusal: more cards were asked for.
        return fill(refused.words.plural("Not possible: the reserve has only {count} card.",
                                         "Not possible: the reserve has only {count} cards.", there),
                    {{"count", count}});
    default: break;
    }
    // TRANSLATORS: A refusal: more cards were asked for: "Not possible: pile 3 has only 2 cards."
    return fill(refused.words.plural("Not possible: {pile} has only {count} card.",
                                     "Not possible: {pile} has only {count} cards.", there),
                {{"count", count}, {"pile", pile_name(refused.words, refused.from())}});
}

std::string cards_face_down(const Refused &refused) {
    const int up = refused.position.size(refused.from()) - face_down_cards(refused.position, refused.from());
    // TRANSLATORS: A refusal: "Not possible: only 4 cards of pile 3 lie face up." {pile} has the basic form.
    return fill(refused.words.plural("Not possible: only {count} card of {pile} lies face up.",
                                     "Not possible: only {count} cards of {pile} lie face up.", up),
                {{"count", refused.words.number(up)}, {"pile", pile_name(refused.words, refused.from())}});
}

std::string only_top_card(const Refused &refused) {
    switch (refused.from().kind()) {
    // TRANSLATORS: A refusal: another card than the top one was wanted.
    case PileKind::Waste: return refused.words.text("Not possible: of the waste only the top card moves.");
    // TRANSLATORS: A refusal: another card than the top one was wanted.
    case PileKind::Reserve: return refused.words.text("Not possible: of the reserve only the top card moves.");
    default: break;
    }
    // TRANSLATORS: A refusal: another card than the top one of a foundation was wanted.
    return refused.words.text("Not possible: of a foundation only the top card moves.");
}

// The rule that runs follow in this variant.
std::string not_a_run(const Refused &refused) {
    switch (refused.rules.tableau.run.by) {
    case Building::ByAlternateColor:
        return refused.words.text(
            // TRANSLATORS: A refusal: cards wanted together are no run. Colours are red and black here.
            "Not possible: these cards are no run. A run goes down one by one, red and black in turn.");
    case Building::BySuit:
        // TRANSLATORS: A refusal: cards wanted together are no run. "Suit" is hearts, spades, diamonds or clubs.
        return refused.words.text("Not possible: these cards are no run. A run goes down one by one in one suit.");
    case Building::ByColor:
        return refused.words.text(
            // TRANSLATORS: A refusal: cards wanted together are no run. Colours are red and black here.
            "Not possible: these cards are no run. A run goes down one by one, all red or all black.");
    case Building::ByRank: break;
    }
    // TRANSLATORS: A refusal: cards wanted together are no run.
    return refused.words.text("Not possible: these cards are no run. A run goes down one by one.");
}

std::string keeps_cards(const Refused &refused) {
    if (refused.from().kind() == PileKind::Sequence)
        // TRANSLATORS: A refusal: a sequence is a complete run that was laid away.
        return refused.words.text("Not possible: a complete sequence never comes back.");
    // TRANSLATORS: A refusal: in this game foundations give no card back.
    return refused.words.text("Not possible: cards on a foundation never come back.");
}

} // namespace

std::string refused_as_a_move(const Refused &refused) {
    switch (refused.refusal.reason) {
    case Reason::NoSuchPile: return no_such_pile(refused);
    // TRANSLATORS: A refusal: the goal of a move was the pile that the cards come from.
    case Reason::SamePile: return refused.words.text("Not possible: that is where the cards already are.");
    // TRANSLATORS: A refusal: the player wanted to move no card at all.
    case Reason::CountNotPositive: return refused.words.text("Not possible: a move takes at least one card.");
    case Reason::StockNotTakenByHand:
        if (has_waste(refused.rules))
            return refused.words.text(
                // TRANSLATORS: A refusal: stock cards are turned onto the waste first.
                "Not possible: cards of the stock go to the waste first. Use the stock to turn them.");
        return refused.words.text(
            // TRANSLATORS: A refusal: in this game stock cards are only dealt, one on every pile.
            "Not possible: cards of the stock are dealt, one on every pile. Use the stock for that.");
    default: return {};
    }
}

std::string refused_by_the_giving_pile(const Refused &refused) {
    switch (refused.refusal.reason) {
    case Reason::NothingThere: return nothing_there(refused);
    case Reason::FewerCardsThere: return fewer_cards_there(refused);
    case Reason::CardsFaceDown: return cards_face_down(refused);
    case Reason::OnlyTopCardMoves: return only_top_card(refused);
    // TRANSLATORS: A refusal: in this game no group of cards moves.
    case Reason::OnlySingleCardsMove: return refused.words.text("Not possible: in this game only single cards move.");
    case Reason::NotARun: return not_a_run(refused);
    case Reason::FoundationKeepsCards: return keeps_cards(refused);
    default: return {};
    }
}

std::string more_about(const Refused &refused) {
    const Reason reason = refused.refusal.reason;
    if (reason != Reason::NotARun && reason != Reason::CardsFaceDown) return {};
    const int movable = movable_cards(refused.rules, refused.position, refused.from());
    // TRANSLATORS: Added to a refusal: "Of pile 3 the top 2 cards may move together." {pile} has the basic form.
    return fill(refused.words.plural("Of {pile} only the top card may move.",
                                     "Of {pile} the top {count} cards may move together.", movable),
                {{"count", refused.words.number(movable)}, {"pile", pile_name(refused.words, refused.from())}});
}

} // namespace longwood::accessibility
