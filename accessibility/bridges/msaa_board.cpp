#include "accessibility/bridges/msaa_board.h"

#include <wx/variant.h>

#include "accessibility/bridges/msaa_node.h"

namespace longwood::accessibility {

MsaaBoard::MsaaBoard(MsaaTable &table) : MsaaObject(table) {}

/// Not the tree's name, which is the game's: the window's title has just said that.
wxString MsaaBoard::own_name() const {
    // TRANSLATORS: The name of the area with all the piles, as screen readers say it when they enter the window.
    return wxString::FromUTF8(table().words().text("Card table"));
}

/// A slot has the focus; the board must not claim it as well.
long MsaaBoard::own_state() const {
    const bool has_focus = table().has_keyboard_focus() && table().tree().piles.empty();
    return wxACC_STATE_SYSTEM_FOCUSABLE | (has_focus ? wxACC_STATE_SYSTEM_FOCUSED : 0);
}

wxRect MsaaBoard::own_location() const {
    const wxSize size = table().window().GetClientSize();
    return on_screen({0, 0, size.x, size.y});
}

bool MsaaBoard::take_focus() {
    wxWindow &window = table().window();
    window.CallAfter([&window] { window.SetFocus(); });
    return true;
}

MsaaObject *MsaaBoard::child_object(int number) const {
    const auto id = table().id_of_child(number);
    return id ? table().node(*id) : nullptr;
}

MsaaObject *MsaaBoard::nth_child(int index) const { return index < 0 ? nullptr : table().node({index, -1}); }

wxAccStatus MsaaBoard::GetName(int child, wxString *name) {
    if (!is_notice(child)) return MsaaObject::GetName(child, name);
    *name = wxString::FromUTF8(table().notice);
    return wxACC_OK;
}

wxAccStatus MsaaBoard::GetRole(int child, wxAccRole *role) {
    if (!is_notice(child)) return MsaaObject::GetRole(child, role);
    *role = wxROLE_SYSTEM_ALERT;
    return wxACC_OK;
}

wxAccStatus MsaaBoard::GetState(int child, long *state) {
    if (!is_notice(child)) return MsaaObject::GetState(child, state);
    *state = wxACC_STATE_SYSTEM_READONLY;
    return wxACC_OK;
}

wxAccStatus MsaaBoard::GetLocation(wxRect &rect, int child) {
    if (!is_notice(child)) return MsaaObject::GetLocation(rect, child);
    rect = {}; // it is heard, not seen: the eye has the line below the table
    return wxACC_OK;
}

wxAccStatus MsaaBoard::GetChildCount(int *count) {
    if (table().before_looking) table().before_looking();
    *count = count_of_children() + (table().notice.empty() ? 0 : 1);
    return wxACC_OK;
}

wxAccStatus MsaaBoard::GetChild(int child, wxAccessible **object) {
    if (!is_notice(child)) return MsaaObject::GetChild(child, object);
    *object = nullptr; // a simple element, for which the board answers
    return wxACC_OK;
}

/// Windows itself knows the parent of a window.
wxAccStatus MsaaBoard::GetParent(wxAccessible **parent) {
    *parent = nullptr;
    return wxACC_NOT_IMPLEMENTED;
}

wxAccStatus MsaaBoard::HitTest(const wxPoint &point, int *child, wxAccessible **object) {
    if (table().before_looking) table().before_looking();
    *child = wxACC_SELF;
    *object = nullptr;
    if (!own_location().Contains(point)) return wxACC_FALSE;
    const wxPoint inside = table().window().ScreenToClient(point);
    const auto hit = table().tree().hit(inside.x, inside.y);
    *object = hit ? static_cast<wxAccessible *>(table().node({hit->pile, hit->slot})) : this;
    return wxACC_OK;
}

wxAccStatus MsaaBoard::GetFocus(int *child, wxAccessible **object) {
    if (table().before_looking) table().before_looking();
    *child = wxACC_SELF;
    *object = table().has_keyboard_focus() ? table().node(table().focus()) : nullptr;
    return *object ? wxACC_OK : wxACC_FALSE;
}

wxAccStatus MsaaBoard::GetSelections(wxVariant *selections) {
    selections->MakeNull();
    return wxACC_OK;
}

} // namespace longwood::accessibility
