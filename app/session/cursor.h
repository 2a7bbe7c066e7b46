// Where the cursor goes: the order in which piles are walked, and single steps.
#pragma once

#include <vector>

#include "app/session/command.h"
#include "app/session/outcome.h"
#include "engine/position.h"
#include "engine/rules.h"
#include "engine/spot.h"

namespace longwood::session {

/// The piles as the cursor walks them: stock, waste, foundations, sequences, tableau,
/// reserve; those that the variant has.
std::vector<PileId> reading_order(const Rules &rules);

/// The top card of a pile, or its one place if it is empty.
Spot top_of(const Position &position, PileId pile);

/// Where the cursor stands after a deal: on the top card of the first tableau pile, from
/// which Left leads to the foundations and Right along the tableau.
Spot spot_after_deal(const Position &position);

/// Where a step led. Where it led nowhere, `nothing` says why and `spot` is the old one.
struct CursorStep {
    Spot spot = {};
    Nothing nothing = Nothing::None;
};

/// One step by an action from PreviousPile to NextGroup. Piles end at the edges of the
/// table; groups go round, so that Tab alone reaches every one. Another pile is entered
/// at its top card, another group at its first pile.
CursorStep step(const Rules &rules, const Position &position, Spot from, Action action);

} // namespace longwood::session
