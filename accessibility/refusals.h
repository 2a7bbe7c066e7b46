// Why a move is not allowed, one whole sentence a reason; narrator_refused.cpp makes a whole of it.
// Each function speaks of its own reasons and gives an empty text for all others.
#pragma once

#include <string>

#include "engine/position.h"
#include "engine/refusal.h"
#include "engine/rules.h"
#include "locale/translator.h"

namespace longwood::accessibility {

/// What the sentences about a refusal may need.
struct Refused {
    const locale::Translator &words;
    const Rules &rules;
    const Position &position;
    const Refusal &refusal;

    PileId from() const { return refusal.move.from; }
    PileId to() const { return refusal.move.to; }
};

/// The move itself makes no sense: no such pile, the same pile, no cards.
std::string refused_as_a_move(const Refused &refused);
/// The pile that would give does not: empty, face down, no run, ...
std::string refused_by_the_giving_pile(const Refused &refused);
/// Where cards of a reserve or a foundation may go at all.
std::string refused_by_their_way(const Refused &refused);
/// The pile that would take does not: wrong card, full, ...
std::string refused_by_the_taking_pile(const Refused &refused);
/// The stock cannot be used.
std::string refused_by_the_stock(const Refused &refused);

/// In Full, what helps beyond the reason itself; else empty.
std::string more_about(const Refused &refused);

} // namespace longwood::accessibility
