// A place on the table, as plain values that cursor, speech and pictures share.
#pragma once

#include "engine/pile.h"
#include "engine/position.h"

namespace longwood {

/// A card's place: the pile and the index of the card in it, from 0 at the bottom.
/// On an empty pile the index is 0. The face-down cards of a pile are one place, the
/// uppermost of them; so are all cards of a pile that lies squared (see is_fanned).
struct Spot {
    PileId pile = {};
    int index = 0;
    bool operator==(const Spot &) const = default;
};

/// Cards picked up but not yet put down: the top `count` cards of `from`. They still
/// lie there; nothing is lost when the program ends.
struct Carry {
    PileId from = {};
    int count = 1;
    bool operator==(const Carry &) const = default;
};

/// Whether every face-up card of the pile is seen: tableau and reserve. Of the others
/// one sees the top card.
constexpr bool is_fanned(PileKind kind) { return kind == PileKind::Tableau || kind == PileKind::Reserve; }

/// How many cards at the bottom of the pile lie face down.
int face_down_cards(const Position &position, PileId pile);

/// The lowest index at which a Spot of this pile can be.
int first_index(const Position &position, PileId pile);

/// The highest: that of the top card, 0 on an empty pile.
int last_index(const Position &position, PileId pile);

/// The nearest Spot that exists: index within first_index and last_index.
Spot settled(const Position &position, Spot spot);

} // namespace longwood
