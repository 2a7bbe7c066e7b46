// The table as a neutral accessibility tree: board, piles, card slots. It is made
// whole after every change and compared with the one before; bridges hand the
// differences to the platform.
//
// Slots are places ("pile 3, position 5"), not cards: a slot keeps its parent for
// its whole life, what changes is its name. Platforms never see a node move.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/pile.h"
#include "engine/spot.h"

namespace longwood::accessibility {

/// In pixels of the window's client area.
struct Rect {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    bool operator==(const Rect &) const = default;
};

/// A place where a card lies, or the one place of an empty pile.
struct Slot {
    Spot spot = {};        // where the cursor is when this slot has the focus
    std::string name = {}; // complete by itself, what differs first
    Rect rect = {};
    bool carried = false; // one of the cards picked up
    bool operator==(const Slot &) const = default;
};

struct PileNode {
    PileId pile = {};
    std::string name = {};
    Rect rect = {};
    std::vector<Slot> slots = {}; // never empty; bottom to top, the face-down cards one slot
    bool operator==(const PileNode &) const = default;
};

/// A slot by its place in the tree.
struct SlotId {
    int pile = 0; // index in Tree::piles
    int slot = 0;
    auto operator<=>(const SlotId &) const = default;
};

struct Tree {
    std::string name = {}; // variant and deal
    std::vector<PileNode> piles = {};
    SlotId focus = {};

    const Slot &at(SlotId id) const { return piles[std::size_t(id.pile)].slots[std::size_t(id.slot)]; }
    /// The uppermost slot at a point, if any.
    std::optional<SlotId> hit(int x, int y) const;
};

/// The places of the cards in hand.
std::set<SlotId> carried_slots(const Tree &tree);

/// One difference. Removals are of the last slots of a pile, additions at its end.
struct TreeChange {
    enum class Kind { BoardRenamed, PileRenamed, SlotAdded, SlotRemoved, SlotRenamed, FocusMoved };
    Kind kind;
    SlotId slot = {}; // the pile for PileRenamed; the new focus for FocusMoved
    bool operator==(const TreeChange &) const = default;
};

/// What makes `before` into `now`, in an order in which a bridge can tell it: removals,
/// additions, names, focus. Geometry is not a difference (bridges ask for it). A pile that only
/// one of the trees has (another variant) comes and goes with its slots.
std::vector<TreeChange> changes_between(const Tree &before, const Tree &now);

} // namespace longwood::accessibility
