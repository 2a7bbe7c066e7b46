// A player who does anything at random: for long runs and for kills.
#pragma once

#include <random>

#include "app/session/session.h"

namespace longwood::tests {

/// Mostly moves, also undo and redo, the cursor, cards in hand, now and then another deal.
session::Command random_command(const session::Session &session, std::mt19937_64 &random);

} // namespace longwood::tests
