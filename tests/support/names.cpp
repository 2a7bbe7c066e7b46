#include "tests/support/names.h"

#include <array>

namespace longwood::tests {
namespace {

// In the order of the enumerations.
constexpr std::array<std::string_view, 28> reasons{"None",
                                                   "NoSuchPile",
                                                   "SamePile",
                                                   "CountNotPositive",
                                                   "NothingThere",
                                                   "FewerCardsThere",
                                                   "CardsFaceDown",
                                                   "StockNotTakenByHand",
                                                   "NeverPlacedByHand",
                                                   "OnlyTopCardMoves",
                                                   "OnlySingleCardsMove",
                                                   "NotARun",
                                                   "ReserveToFoundationsOnly",
                                                   "FoundationKeepsCards",
                                                   "FoundationToTableauOnly",
                                                   "FoundationTakesSingleCards",
                                                   "SequenceNeedsWholeRun",
                                                   "SequenceFromTableauOnly",
                                                   "FoundationFull",
                                                   "PairNeedsOtherColor",
                                                   "WrongCard",
                                                   "TakesNothing",
                                                   "SpaceFillsItself",
                                                   "SpaceFromTableauOnly",
                                                   "StockEmpty",
                                                   "NoRedealLeft",
                                                   "StockAndWasteEmpty",
                                                   "DealNeedsNoSpace"};
static_assert(reasons.size() == std::size_t(Reason::DealNeedsNoSpace) + 1);

constexpr std::array<std::string_view, 5> standings{"Open", "NoMoveLeft", "OnlyIdleMovesLeft", "ProvedDead", "Won"};
static_assert(standings.size() == std::size_t(Standing::Won) + 1);

constexpr std::array<std::string_view, 12> text_errors{"NotAGame",      "NewerVersion", "UnknownVariant", "UnknownKey",
                                                       "BadDealNumber", "Missing",      "NotAMove",       "IllegalMove",
                                                       "Count",         "Table",        "TableLiesWrong", "TooLong"};
static_assert(text_errors.size() == std::size_t(GameTextError::Kind::TooLong) + 1);

std::string places(const Event &event) { return longwood::to_text(event.from) + ' ' + longwood::to_text(event.to); }

void append(std::string &text, std::string_view between, std::string_view item) {
    if (!text.empty()) text += between;
    text += item;
}

} // namespace

std::string_view name_of(Reason reason) { return reasons.at(std::size_t(reason)); }
std::string_view name_of(Standing standing) { return standings.at(std::size_t(standing)); }
std::string_view name_of(GameTextError::Kind kind) { return text_errors.at(std::size_t(kind)); }

std::string to_text(const Event &event) {
    const std::string card = longwood::to_text(event.card);
    const std::string count = std::to_string(event.count);
    switch (event.kind) {
    case EventKind::Moved: return "Moved " + card + ' ' + places(event) + ' ' + count;
    case EventKind::Drawn: return "Drawn " + card;
    case EventKind::Dealt: return "Dealt " + card + ' ' + longwood::to_text(event.to);
    case EventKind::Redealt: return "Redealt " + count;
    case EventKind::TurnedUp: return "TurnedUp " + card + ' ' + longwood::to_text(event.to);
    case EventKind::Filled: return "Filled " + card + ' ' + places(event);
    case EventKind::BaseSet: return "BaseSet " + std::string(1, letter_of(event.card.rank()));
    case EventKind::Completed: return "Completed " + longwood::to_text(event.to);
    case EventKind::Won: return "Won";
    }
    return "?";
}

std::string to_text(const Events &events) {
    std::string text;
    for (const Event &event : events)
        append(text, "; ", to_text(event));
    return text;
}

std::string to_text(CardSet cards) {
    if (cards == CardSet::all()) return "any";
    std::string text;
    while (!cards.empty()) {
        append(text, " ", longwood::to_text(cards.first()));
        cards = cards - CardSet{cards.first()};
    }
    return text;
}

} // namespace longwood::tests
