// Playing to the foundations without naming one: what goes, and why nothing goes.
#pragma once

#include <optional>

#include "engine/move.h"
#include "engine/position.h"
#include "engine/refusal.h"
#include "engine/rules.h"

namespace longwood::session {

/// The first foundation that takes the top `count` cards of the pile, a sequence before a
/// foundation. Cards that lie on a foundation stay there.
std::optional<Move> to_foundation(const Rules &rules, const Position &position, PileId from, int count);

/// The whole run from the pile to a sequence, else its top card to a foundation.
std::optional<Move> best_to_foundation(const Rules &rules, const Position &position, PileId from);

/// The next move of "all to the foundations": the first pile in reading order that has
/// one. Leaves two decisions to the player: which rank the foundations start with, and a
/// sequence after which the game is proved dead.
std::optional<Move> next_to_foundations(const Rules &rules, const Position &position);

/// Why none takes the top `count` cards: the refusal of the foundation that comes nearest,
/// by suit and rank; nothing where the variant has only sequences or none was asked.
std::optional<Refusal> nearest_refusal(const Rules &rules, const Position &position, PileId from, int count);

} // namespace longwood::session
