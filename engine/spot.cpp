#include "engine/spot.h"

#include <algorithm>

namespace longwood {

int face_down_cards(const Position &position, PileId pile) {
    const auto cards = position.cards(pile);
    return int(std::ranges::find_if(cards, &Card::face_up) - cards.begin());
}

int first_index(const Position &position, PileId pile) {
    if (!is_fanned(pile.kind())) return last_index(position, pile);
    return std::max(0, face_down_cards(position, pile) - 1);
}

int last_index(const Position &position, PileId pile) { return std::max(0, position.size(pile) - 1); }

Spot settled(const Position &position, Spot spot) {
    spot.index = std::clamp(spot.index, first_index(position, spot.pile), last_index(position, spot.pile));
    return spot;
}

} // namespace longwood
