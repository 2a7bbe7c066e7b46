#include "accessibility/describe_table.h"

#include <algorithm>
#include <array>

#include "locale/names.h"

namespace longwood::accessibility {
namespace {

// The order in which the cursor walks the piles, so that a screen reader's own review
// meets them in the same order.
constexpr std::array reading_order{PileKind::Stock,    PileKind::Waste,   PileKind::Foundation,
                                   PileKind::Sequence, PileKind::Tableau, PileKind::Reserve};

class Describer {
  public:
    Describer(const Narrator &narrator, const Game &game, const std::optional<Carry> &carried, const Geometry &geometry)
        : narrator_(narrator), game_(game), carried_(carried), geometry_(geometry) {}

    PileNode pile(PileId pile) const {
        PileNode node{.pile = pile, .name = pile_name(narrator_.words(), pile)};
        if (geometry_.pile) node.rect = geometry_.pile(pile);
        // From the lowest place to the top: the face-down cards are one place, and so is a squared pile.
        for (int index = first_index(position(), pile); index <= last_index(position(), pile); ++index)
            node.slots.push_back(slot({pile, index}));
        return node;
    }

  private:
    const Position &position() const { return game_.position(); }

    Slot slot(Spot spot) const {
        Slot slot{.spot = spot, .name = narrator_.place(game_.rules(), position(), spot)};
        if (geometry_.spot) slot.rect = geometry_.spot(spot);
        slot.carried = carried_ && carried_->from == spot.pile &&
                       spot.index >= position().size(spot.pile) - carried_->count && !position().empty(spot.pile);
        if (slot.carried) slot.name = narrator_.carried_place(slot.name);
        return slot;
    }

    const Narrator &narrator_;
    const Game &game_;
    const std::optional<Carry> &carried_;
    const Geometry &geometry_;
};

SlotId place_in(const Tree &tree, Spot spot) {
    SlotId id;
    for (const PileNode &pile : tree.piles) {
        id.slot = 0;
        for (const Slot &slot : pile.slots) {
            if (slot.spot == spot) return id;
            ++id.slot;
        }
        ++id.pile;
    }
    return {};
}

} // namespace

Tree describe_table(const Narrator &narrator, const Game &game, Spot cursor, const std::optional<Carry> &carried,
                    const Geometry &geometry) {
    const Describer describer{narrator, game, carried, geometry};
    Tree tree{.name = narrator.title(game)};
    for (const PileKind kind : reading_order)
        for (const PileId pile : Piles{game.rules()})
            if (pile.kind() == kind) tree.piles.push_back(describer.pile(pile));
    tree.focus = place_in(tree, settled(game.position(), cursor));
    return tree;
}

} // namespace longwood::accessibility
