#include "accessibility/bridges/msaa_node.h"

#include <wx/variant.h>

namespace longwood::accessibility {

const PileNode *MsaaNode::pile() const {
    return table().exists(id_) ? &table().tree().piles[std::size_t(id_.pile)] : nullptr;
}

const Slot *MsaaNode::slot() const {
    return !is_pile() && table().exists(id_) ? &table().tree().at({id_.pile, id_.slot}) : nullptr;
}

wxString MsaaNode::own_name() const { return pile() ? wxString::FromUTF8(table().name(id_)) : wxString(); }

/// The name of a slot says its pile and its place there. A pile with a role that readers mention
/// would say it once more with every step.
wxAccRole MsaaNode::own_role() const { return is_pile() ? wxROLE_SYSTEM_PANE : wxROLE_SYSTEM_LISTITEM; }

long MsaaNode::own_state() const {
    if (!pile()) return wxACC_STATE_SYSTEM_UNAVAILABLE;
    if (is_pile()) return 0;
    long state = wxACC_STATE_SYSTEM_FOCUSABLE;
    if (table().is_focused(id_)) state |= wxACC_STATE_SYSTEM_FOCUSED;
    // Selectable only with selected: readers would say "not selected" of every card.
    if (slot()->carried) state |= wxACC_STATE_SYSTEM_SELECTABLE | wxACC_STATE_SYSTEM_SELECTED;
    if (slot()->rect.width == 0) state |= wxACC_STATE_SYSTEM_OFFSCREEN;
    return state;
}

wxRect MsaaNode::own_location() const { return pile() ? on_screen(table().rect(id_)) : wxRect(); }

wxString MsaaNode::own_action() const {
    if (!slot()) return {};
    const locale::Translator &words = table().words();
    if (pile()->pile.kind() == PileKind::Stock)
        // TRANSLATORS: Something to do with the stock (draw or deal), offered by assistive technology.
        return wxString::FromUTF8(words.text("Use the stock"));
    // TRANSLATORS: Something to do with a card, offered by assistive technology.
    return wxString::FromUTF8(words.text("Pick up or put down"));
}

/// Later, from the main loop: whoever asked waits for the answer, and a deed may open a dialog.
bool MsaaNode::act() {
    if (!slot()) return false;
    const Requests &requests = table().requests();
    const bool is_stock = pile()->pile.kind() == PileKind::Stock;
    table().window().CallAfter([requests, is_stock, spot = slot()->spot] {
        if (is_stock && requests.use_stock) return requests.use_stock();
        if (!is_stock && requests.pick_up_or_put_down) requests.pick_up_or_put_down(spot);
    });
    return true;
}

bool MsaaNode::take_focus() {
    if (!slot()) return false;
    wxWindow &window = table().window();
    window.CallAfter([&window, focus = table().requests().focus, spot = slot()->spot] {
        window.SetFocus();
        if (focus) focus(spot);
    });
    return true;
}

MsaaObject *MsaaNode::child_object(int number) const { return nth_child(number - 1); }

MsaaObject *MsaaNode::nth_child(int index) const {
    return is_pile() && index >= 0 ? table().node({id_.pile, index}) : nullptr;
}

int MsaaNode::count_of_children() const { return is_pile() && pile() ? int(pile()->slots.size()) : 0; }

MsaaObject *MsaaNode::sibling(int step) const {
    if (is_pile()) return table().node({id_.pile + step, -1});
    const int slot = id_.slot + step;
    return slot < 0 ? nullptr : table().node({id_.pile, slot});
}

wxAccStatus MsaaNode::GetChildCount(int *count) {
    *count = count_of_children();
    return wxACC_OK;
}

wxAccStatus MsaaNode::GetParent(wxAccessible **parent) {
    *parent = is_pile() ? table().window().GetAccessible() : table().node({id_.pile, -1});
    return *parent ? wxACC_OK : wxACC_FAIL;
}

wxAccStatus MsaaNode::HitTest(const wxPoint &point, int *child, wxAccessible **object) {
    *child = wxACC_SELF;
    *object = nullptr;
    if (!own_location().Contains(point)) return wxACC_FALSE;
    const wxPoint inside = table().window().ScreenToClient(point);
    const auto hit = table().tree().hit(inside.x, inside.y);
    if (is_pile() && hit && hit->pile == id_.pile)
        *object = table().node({hit->pile, hit->slot});
    else
        *object = this;
    return wxACC_OK;
}

wxAccStatus MsaaNode::GetFocus(int *child, wxAccessible **object) {
    *child = wxACC_SELF;
    *object = nullptr;
    const MsaaId focus = table().focus();
    if (!table().has_keyboard_focus() || focus.pile != id_.pile) return wxACC_FALSE;
    if (is_pile()) *object = table().node(focus);
    if (focus == id_) *object = this;
    return *object ? wxACC_OK : wxACC_FALSE;
}

wxAccStatus MsaaNode::GetSelections(wxVariant *selections) {
    selections->MakeNull();
    return wxACC_OK;
}

} // namespace longwood::accessibility
