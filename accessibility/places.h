// The names of places, kind by kind; narrator_places.cpp chooses. Names are complete by
// themselves, what differs comes first, and what lies face down stays unknown.
#pragma once

#include <string>

#include "accessibility/utterance.h"
#include "engine/spot.h"
#include "locale/translator.h"

namespace longwood::accessibility {

/// What the names of places need.
struct Table {
    const locale::Translator &words;
    Verbosity verbosity;
    const Rules &rules;
    const Position &position;

    bool brief() const { return verbosity == Verbosity::Brief; }
    bool full() const { return verbosity == Verbosity::Full; }
};

/// A place on a tableau pile: a card, the face-down cards, or the space.
std::string tableau_place(const Table &table, Spot spot);
std::string reserve_place(const Table &table, Spot spot);
std::string stock_place(const Table &table);
std::string waste_place(const Table &table);
std::string foundation_place(const Table &table, PileId pile);
std::string sequence_place(const Table &table, PileId pile);

/// An empty pile of the tableau and what it takes: "Stapel 10, leer, nur König".
std::string space(const Table &table, PileId pile);

} // namespace longwood::accessibility
