#include "accessibility/tree.h"

#include <algorithm>

namespace longwood::accessibility {
namespace {

using Kind = TreeChange::Kind;

bool contains(const Rect &rect, int x, int y) {
    return x >= rect.x && y >= rect.y && x < rect.x + rect.width && y < rect.y + rect.height;
}

// Trees of two variants have different numbers of piles; a pile that a tree does not have
// is one without slots.
int slots_of(const Tree &tree, int pile) {
    return pile < int(tree.piles.size()) ? int(tree.piles[std::size_t(pile)].slots.size()) : 0;
}

const std::string &pile_name_of(const Tree &tree, int pile) {
    static const std::string none;
    return pile < int(tree.piles.size()) ? tree.piles[std::size_t(pile)].name : none;
}

// Whether the slots are there in both trees.
int common_slots(const Tree &a, const Tree &b, int pile) { return std::min(slots_of(a, pile), slots_of(b, pile)); }

} // namespace

std::optional<SlotId> Tree::hit(int x, int y) const {
    for (int pile = int(piles.size()) - 1; pile >= 0; --pile)
        for (int slot = slots_of(*this, pile) - 1; slot >= 0; --slot)
            if (contains(at({pile, slot}).rect, x, y)) return SlotId{pile, slot};
    return std::nullopt;
}

std::set<SlotId> carried_slots(const Tree &tree) {
    std::set<SlotId> found;
    SlotId id;
    for (const PileNode &pile : tree.piles) {
        id.slot = 0;
        for (const Slot &slot : pile.slots) {
            if (slot.carried) found.insert(id);
            ++id.slot;
        }
        ++id.pile;
    }
    return found;
}

std::vector<TreeChange> changes_between(const Tree &before, const Tree &now) {
    std::vector<TreeChange> changes;
    const int piles = int(std::max(before.piles.size(), now.piles.size()));
    for (int pile = 0; pile < piles; ++pile)
        for (int slot = slots_of(before, pile) - 1; slot >= slots_of(now, pile); --slot)
            changes.push_back({Kind::SlotRemoved, {pile, slot}});
    for (int pile = 0; pile < piles; ++pile)
        for (int slot = slots_of(before, pile); slot < slots_of(now, pile); ++slot)
            changes.push_back({Kind::SlotAdded, {pile, slot}});
    if (before.name != now.name) changes.push_back({Kind::BoardRenamed});
    for (int pile = 0; pile < int(now.piles.size()); ++pile) {
        if (pile_name_of(before, pile) != pile_name_of(now, pile)) changes.push_back({Kind::PileRenamed, {pile, 0}});
        for (int slot = 0; slot < common_slots(before, now, pile); ++slot)
            if (before.at({pile, slot}).name != now.at({pile, slot}).name)
                changes.push_back({Kind::SlotRenamed, {pile, slot}});
    }
    if (before.piles.empty() || before.focus != now.focus) changes.push_back({Kind::FocusMoved, now.focus});
    return changes;
}

} // namespace longwood::accessibility
