// A session at a literal table, and what tests ask of it in words.
#pragma once

#include <string>
#include <string_view>

#include "app/session/session.h"
#include "tests/support/names.h"
#include "tests/support/table.h"

namespace longwood::tests {

/// A session at the table, laid out as for Table.
inline session::Session at_table(std::string_view variant, std::string_view text,
                                 session::GameKeeper *keeper = nullptr) {
    const Table table{variant, text};
    return session::Session{Game{table.rules(), 1, table.position()}, keeper};
}

inline std::string to_text(Spot spot) { return longwood::to_text(spot.pile) + ' ' + std::to_string(spot.index); }

inline PileId pile(std::string_view name) { return *pile_from_text(name); }

/// Puts the cursor on a card.
inline void go_to(session::Session &session, std::string_view name, int index) {
    session.perform({.action = session::Action::GoTo, .spot = {pile(name), index}});
}

inline std::string cards_on(const session::Session &session, std::string_view name) {
    std::string cards;
    for (const Card card : session.position().cards(pile(name)))
        cards.append(cards.empty() ? "" : " ").append(longwood::to_text(card));
    return cards;
}

inline std::string reason_of(const session::Outcome &outcome) {
    return outcome.refusal ? std::string{name_of(outcome.refusal->reason)} : "none";
}

inline std::string carried_by(const session::Session &session) {
    if (!session.carried()) return "nothing";
    return longwood::to_text(session.carried()->from) + ' ' + std::to_string(session.carried()->count);
}

} // namespace longwood::tests
