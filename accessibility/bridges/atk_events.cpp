#include "accessibility/bridges/atk_events.h"

#include <utility>

#include "accessibility/bridges/atk_node.h"

namespace longwood::accessibility {

namespace {

void emit(AtkObject *parent, const char *signal, int index, AtkObject *child) {
    if (parent && child) g_signal_emit_by_name(parent, signal, index, child, nullptr);
}

int index_of(NodeId id) { return id.slot < 0 ? id.pile : id.slot; }

bool names_slot(const TreeChange &change) {
    return change.kind != TreeChange::Kind::BoardRenamed && change.kind != TreeChange::Kind::PileRenamed;
}

} // namespace

AtkEvents::~AtkEvents() { g_clear_object(&focused_); }

void AtkEvents::remove(NodeId id) {
    AtkObject *object = table_.made(id);
    if (!object) return;
    g_object_ref(object);
    emit(table_.made({id.pile, -1}), "children-changed::remove", index_of(id), object);
    table_.forget(id);
    g_object_unref(object);
}

/// Told only to those who have looked at the pile; others find the slot when they look.
void AtkEvents::add(NodeId id) {
    if (AtkObject *pile = table_.made({id.pile, -1}))
        emit(pile, "children-changed::add", index_of(id), table_.object(id));
}

void AtkEvents::rename(NodeId id) {
    if (AtkObject *object = table_.made(id)) g_object_notify(G_OBJECT(object), "accessible-name");
}

void AtkEvents::replace(NodeId id) {
    remove(id);
    add(id);
}

void AtkEvents::slot_renamed(NodeId id, bool hand_changed) {
    const bool has_focus = id == focus() && focused_ && table_.made(id) == focused_;
    // Picked up or put back is an action, and the sentence about it says so: nothing is said
    // twice. Readers would say "selected" of the slot in focus; the others learn it unheard.
    if (hand_changed || !has_focus) {
        rename(id);
        AtkObject *object = table_.made(id);
        if (hand_changed && object && !has_focus)
            atk_object_notify_state_change(object, ATK_STATE_SELECTED, in_hand_.contains({id.pile, id.slot}));
        return;
    }
    replace(id);
    focus_news_ = true;
}

bool AtkEvents::tell(const std::vector<TreeChange> &changes) {
    const std::set<SlotId> in_hand_before = std::exchange(in_hand_, carried_slots(table_.tree()));
    focus_news_ = false;
    for (const TreeChange &change : changes) {
        const NodeId id = {change.slot.pile, names_slot(change) ? change.slot.slot : -1};
        switch (change.kind) {
        case TreeChange::Kind::BoardRenamed: break; // its name is always the same
        case TreeChange::Kind::PileRenamed: rename(id); break;
        case TreeChange::Kind::SlotRemoved: remove(id); break;
        case TreeChange::Kind::SlotAdded: add(id); break;
        case TreeChange::Kind::SlotRenamed:
            slot_renamed(id, in_hand_before.contains(change.slot) != in_hand_.contains(change.slot));
            break;
        case TreeChange::Kind::FocusMoved: focus_news_ = true; break;
        }
    }
    // A removed slot took the focus with it, or the slot was made anew.
    return focus_news_ || (focused_ && table_.made(focus()) != focused_);
}

void AtkEvents::tell_all(int piles_before) {
    AtkObject *board = table_.board();
    for (int pile = piles_before - 1; pile >= 0; --pile)
        emit(board, "children-changed::remove", pile, table_.made({pile, -1}));
    table_.forget_all();
    in_hand_ = carried_slots(table_.tree());
    const int piles = int(table_.tree().piles.size());
    for (int pile = 0; pile < piles; ++pile)
        emit(board, "children-changed::add", pile, table_.object({pile, -1}));
}

void AtkEvents::tell_focus() {
    AtkObject *now = table_.object(focus());
    AtkObject *before = focused_;
    focused_ = now ? ATK_OBJECT(g_object_ref(now)) : nullptr;
    if (table_.has_keyboard_focus()) {
        if (before && before != now && table_of(before))
            atk_object_notify_state_change(before, ATK_STATE_FOCUSED, FALSE);
        if (now) atk_object_notify_state_change(now, ATK_STATE_FOCUSED, TRUE);
    }
    if (before) g_object_unref(before);
}

} // namespace longwood::accessibility
