// Literal tables for tests: laid out from text, asked in text, so that a test reads like
// the fact it tests and a failed one shows what the engine said instead.
#pragma once

#include <string>
#include <string_view>

#include "engine/deal.h"
#include "engine/event.h"
#include "engine/position.h"
#include "engine/rules.h"

namespace longwood::tests {

class Table {
  public:
    /// Lays out lines such as "tableau-1: #7H KS" (bottom card first, '#' lies face down) and
    /// "base: 7". Piles not named are empty; the table need not hold every card of the decks.
    /// Throws a sentence at text that is wrong: that is a mistake in the test.
    Table(std::string_view variant, std::string_view text);
    /// The table after a deal.
    static Table dealt(std::string_view variant, DealNumber number);

    const Rules &rules() const { return *rules_; }
    const Position &position() const { return position_; }

    /// The cards of a pile, bottom first, e.g. "#7H KS".
    std::string operator[](std::string_view pile) const;
    int size(std::string_view pile) const;
    /// What the pile takes by its card alone, e.g. "7D 7H"; "" if nothing.
    std::string accepts(std::string_view pile) const;

    /// "legal", or the reason and, where it speaks of cards, what the pile would take:
    /// "WrongCard 7D 7H". The move is "draw" or "tableau-1 tableau-2 [COUNT]".
    std::string verdict(std::string_view move) const;
    /// Every legal move: "draw, waste tableau-1 1".
    std::string legal() const;
    /// How the game stands.
    std::string standing() const;

    /// What the move makes happen; the table stays as it is.
    std::string events_of(std::string_view move) const;
    /// The table after the move. Throws if it is refused.
    Table after(std::string_view move) const;

    /// Every pile that has cards, a line each, in table order, and before them the base rank.
    std::string text() const;

    bool operator==(const Table &) const = default;

  private:
    Table(const Rules &rules, const Position &position) : rules_(&rules), position_(position) {}

    const Rules *rules_;
    Position position_;
};

/// King to ace, the suits taking turns: falling("HS") is "KH QS JH ... AH"; `count` cards of it.
std::string falling(std::string_view suits, int count = ranks_in_suit);
/// Ace to king in the same manner.
std::string rising(std::string_view suits, int count = ranks_in_suit);

/// The same text for any position.
std::string table_text(const Rules &rules, const Position &position);

} // namespace longwood::tests
