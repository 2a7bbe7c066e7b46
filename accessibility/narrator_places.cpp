// The names of places on the table.
#include "accessibility/narrator.h"
#include "accessibility/places.h"
#include "locale/names.h"

namespace longwood::accessibility {

std::string Narrator::place(const Rules &rules, const Position &position, Spot spot) const {
    const Table table{words_, verbosity_, rules, position};
    const Spot there = settled(position, spot);
    switch (there.pile.kind()) {
    case PileKind::Stock: return stock_place(table);
    case PileKind::Waste: return waste_place(table);
    case PileKind::Reserve: return reserve_place(table, there);
    case PileKind::Foundation: return foundation_place(table, there.pile);
    case PileKind::Sequence: return sequence_place(table, there.pile);
    case PileKind::Tableau: break;
    }
    return tableau_place(table, there);
}

std::string Narrator::carried_place(const std::string &place) const {
    // TRANSLATORS: The place of a card that was picked up: {place} is "eight of hearts, pile 7, 3 of 9".
    return locale::fill(words_.text("{place}, in hand"), {{"place", place}});
}

} // namespace longwood::accessibility
