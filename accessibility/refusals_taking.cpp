// Refusals that the goal of the move is the cause of, and those of the stock.
#include "accessibility/refusals.h"
#include "engine/referee.h"
#include "locale/names.h"

namespace longwood::accessibility {
namespace {

using locale::card_as_object;
using locale::fill;
using locale::needed_cards;
using locale::pile_name;

std::string never_placed_by_hand(const Refused &refused) {
    switch (refused.to().kind()) {
    // TRANSLATORS: A refusal: the waste was the goal of a move.
    case PileKind::Waste: return refused.words.text("Not possible: no card is ever put on the waste by hand.");
    // TRANSLATORS: A refusal: the reserve was the goal of a move.
    case PileKind::Reserve: return refused.words.text("Not possible: no card is ever put on the reserve.");
    default: break;
    }
    // TRANSLATORS: A refusal: the stock was the goal of a move.
    return refused.words.text("Not possible: no card is ever put on the stock.");
}

std::string needs_whole_run(const Refused &refused) {
    if (refused.rules.sequences.build.by == Building::ByAlternateColor)
        return fill(
            // TRANSLATORS: A refusal: {pile} is "sequence 2". Colours are red and black here.
            refused.words.text("Not possible: {pile} takes only a whole run from king to ace, 13 cards, red and "
                               "black in turn."),
            {{"pile", pile_name(refused.words, refused.to())}});
    return fill(
        // TRANSLATORS: A refusal: {pile} is "sequence 2". "Suit" is hearts, spades, diamonds or clubs.
        refused.words.text("Not possible: {pile} takes only a whole run from king to ace, 13 cards, in one suit."),
        {{"pile", pile_name(refused.words, refused.to())}});
}

std::string wrong_card(const Refused &refused) {
    const std::string pile = pile_name(refused.words, refused.to());
    const std::string cards = needed_cards(refused.words, refused.refusal.needed);
    if (refused.position.empty(refused.to()))
        // TRANSLATORS: A refusal: "Not possible: pile 10 is empty and takes only a king." {cards} is in its object
        // form.
        return fill(refused.words.text("Not possible: {pile} is empty and takes only {cards}."),
                    {{"pile", pile}, {"cards", cards}});
    // TRANSLATORS: The refusal heard most: "Not possible: pile 3 needs a red seven." {cards} is in its object form.
    return fill(refused.words.text("Not possible: {pile} needs {cards}."), {{"pile", pile}, {"cards", cards}});
}

std::string takes_nothing(const Refused &refused) {
    const Card top = refused.position.top(refused.to());
    const std::string pile = pile_name(refused.words, refused.to());
    if (top == Card{} || top.face_down())
        // TRANSLATORS: A refusal: the pile takes no card at all as it is.
        return fill(refused.words.text("Not possible: {pile} takes no card now."), {{"pile", pile}});
    // TRANSLATORS: A refusal: nothing can follow an ace: "Not possible: nothing goes on ace of
    // hearts, pile 3." {card} is in its object form.
    return fill(refused.words.text("Not possible: nothing goes on {card}, {pile}."),
                {{"card", card_as_object(refused.words, top)}, {"pile", pile}});
}

// The two foundations of a pair begin with different colours [RN-F2].
std::string pair_needs_other_color(const Refused &refused) {
    const int number = refused.to().number();
    const PileId partner = PileId::foundation(number % 2 == 1 ? number + 1 : number - 1);
    const std::string pile = pile_name(refused.words, refused.to());
    const std::string other = pile_name(refused.words, partner);
    if (refused.refusal.card.color() == Color::Red)
        // TRANSLATORS: A refusal: of two foundations that belong together one is red and one is black:
        // "Not possible: foundation 1 needs a black ace, because foundation 2 is red."
        return fill(refused.words.text("Not possible: {pile} needs a black ace, because {other} is red."),
                    {{"pile", pile}, {"other", other}});
    // TRANSLATORS: A refusal: of two foundations that belong together one is red and one is black:
    // "Not possible: foundation 1 needs a red ace, because foundation 2 is black."
    return fill(refused.words.text("Not possible: {pile} needs a red ace, because {other} is black."),
                {{"pile", pile}, {"other", other}});
}

std::string first_space(const Refused &refused) {
    for (const PileId pile : Piles{refused.rules})
        if (pile.kind() == PileKind::Tableau && refused.position.empty(pile)) return pile_name(refused.words, pile);
    return {};
}

} // namespace

std::string refused_by_their_way(const Refused &refused) {
    switch (refused.refusal.reason) {
    case Reason::ReserveToFoundationsOnly:
        // TRANSLATORS: A refusal: a card of the reserve was to go to the tableau.
        return refused.words.text("Not possible: cards of the reserve go to the foundations only.");
    case Reason::FoundationToTableauOnly:
        // TRANSLATORS: A refusal: a card was to go from one foundation to another.
        return refused.words.text("Not possible: from a foundation cards go back to the tableau only.");
    case Reason::SequenceFromTableauOnly:
        // TRANSLATORS: A refusal: only runs from the playing area become sequences.
        return refused.words.text("Not possible: a sequence comes whole from one pile of the tableau.");
    case Reason::SpaceFromTableauOnly:
        // TRANSLATORS: A refusal: "Not possible: pile 4 is empty and takes only cards of the tableau."
        return fill(refused.words.text("Not possible: {pile} is empty and takes only cards of the tableau."),
                    {{"pile", pile_name(refused.words, refused.to())}});
    default: return {};
    }
}

std::string refused_by_the_taking_pile(const Refused &refused) {
    switch (refused.refusal.reason) {
    case Reason::NeverPlacedByHand: return never_placed_by_hand(refused);
    case Reason::FoundationTakesSingleCards:
        // TRANSLATORS: A refusal: several cards were to go to a foundation at once.
        return refused.words.text("Not possible: a foundation takes one card at a time.");
    case Reason::SequenceNeedsWholeRun: return needs_whole_run(refused);
    case Reason::FoundationFull:
        // TRANSLATORS: A refusal: "Not possible: foundation 3 is complete, all 13 cards lie there."
        return fill(refused.words.text("Not possible: {pile} is complete, all 13 cards lie there."),
                    {{"pile", pile_name(refused.words, refused.to())}});
    case Reason::PairNeedsOtherColor: return pair_needs_other_color(refused);
    case Reason::WrongCard: return wrong_card(refused);
    case Reason::TakesNothing: return takes_nothing(refused);
    case Reason::SpaceFillsItself:
        return fill(
            // TRANSLATORS: A refusal: "Not possible: pile 4 is empty and fills itself while stock or waste have cards."
            refused.words.text("Not possible: {pile} is empty and fills itself while stock or waste have cards."),
            {{"pile", pile_name(refused.words, refused.to())}});
    default: return {};
    }
}

std::string refused_by_the_stock(const Refused &refused) {
    const int redeals = refused.rules.stock.redeals;
    switch (refused.refusal.reason) {
    case Reason::StockEmpty:
        if (has_waste(refused.rules))
            // TRANSLATORS: A refusal: the stock was to be used; in this game the waste is never turned over.
            return refused.words.text("Not possible: the stock is empty, and it is gone through only once.");
        // TRANSLATORS: A refusal: the stock was to be used.
        return refused.words.text("Not possible: the stock is empty, everything is dealt.");
    case Reason::NoRedealLeft:
        return fill(
            refused.words.plural(
                // TRANSLATORS: A refusal: the waste was to be turned over; {count} is how often the game allows it.
                "Not possible: the stock is empty, and the waste is turned over only {count} time.",
                "Not possible: the stock is empty, and the waste is turned over only {count} times.", redeals),
            {{"count", refused.words.number(redeals)}});
    case Reason::StockAndWasteEmpty:
        // TRANSLATORS: A refusal: the stock was to be used.
        return refused.words.text("Not possible: stock and waste are both empty.");
    case Reason::DealNeedsNoSpace:
        // TRANSLATORS: A refusal: "Not possible: there is no deal while a pile is empty. Fill first: pile 4."
        return fill(refused.words.text("Not possible: there is no deal while a pile is empty. Fill first: {pile}."),
                    {{"pile", first_space(refused)}});
    default: return {};
    }
}

} // namespace longwood::accessibility
