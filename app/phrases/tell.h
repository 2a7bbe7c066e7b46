// What to say for an outcome of the session: one utterance a command.
#pragma once

#include "accessibility/narrator.h"
#include "accessibility/utterance.h"
#include "app/session/outcome.h"
#include "app/session/session.h"
#include "engine/position.h"

namespace longwood::phrases {

/// The one utterance for what a command brought about; empty if there is nothing to say, as
/// after a step of the cursor, which the focus itself speaks. `after` is the session after the
/// command, `before` the table before it.
accessibility::Utterance tell(const accessibility::Narrator &narrator, const session::Session &after,
                              const session::Outcome &outcome, const Position &before);

} // namespace longwood::phrases
