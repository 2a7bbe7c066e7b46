#include "accessibility/bridges/msaa_object.h"

namespace longwood::accessibility {

MsaaObject *MsaaObject::answers_for(int child) {
    if (table_.before_looking) table_.before_looking();
    return child == wxACC_SELF ? this : child_object(child);
}

wxRect MsaaObject::on_screen(const Rect &rect) const {
    return {table_.window().ClientToScreen(wxPoint(rect.x, rect.y)), wxSize(rect.width, rect.height)};
}

wxAccStatus MsaaObject::GetName(int child, wxString *name) {
    const MsaaObject *object = answers_for(child);
    if (!object) return wxACC_INVALID_ARG;
    *name = object->own_name();
    return wxACC_OK;
}

wxAccStatus MsaaObject::GetRole(int child, wxAccRole *role) {
    const MsaaObject *object = answers_for(child);
    if (!object) return wxACC_INVALID_ARG;
    *role = object->own_role();
    return wxACC_OK;
}

wxAccStatus MsaaObject::GetState(int child, long *state) {
    const MsaaObject *object = answers_for(child);
    if (!object) return wxACC_INVALID_ARG;
    *state = object->own_state();
    return wxACC_OK;
}

wxAccStatus MsaaObject::GetLocation(wxRect &rect, int child) {
    const MsaaObject *object = answers_for(child);
    if (!object) return wxACC_INVALID_ARG;
    rect = object->own_location();
    return wxACC_OK;
}

wxAccStatus MsaaObject::GetDefaultAction(int child, wxString *action) {
    const MsaaObject *object = answers_for(child);
    if (!object) return wxACC_INVALID_ARG;
    *action = object->own_action();
    return wxACC_OK;
}

wxAccStatus MsaaObject::DoDefaultAction(int child) {
    MsaaObject *object = answers_for(child);
    if (!object) return wxACC_INVALID_ARG;
    return object->act() ? wxACC_OK : wxACC_NOT_SUPPORTED;
}

wxAccStatus MsaaObject::Select(int child, wxAccSelectionFlags flags) {
    MsaaObject *object = answers_for(child);
    if (!object) return wxACC_INVALID_ARG;
    if (!(flags & wxACC_SEL_TAKEFOCUS)) return wxACC_NOT_SUPPORTED; // cards are picked up, not selected
    return object->take_focus() ? wxACC_OK : wxACC_NOT_SUPPORTED;
}

wxAccStatus MsaaObject::GetDescription(int child, wxString *description) {
    description->clear();
    return answers_for(child) ? wxACC_OK : wxACC_INVALID_ARG; // the names say everything
}

wxAccStatus MsaaObject::GetHelpText(int child, wxString *text) {
    text->clear();
    return answers_for(child) ? wxACC_OK : wxACC_INVALID_ARG;
}

wxAccStatus MsaaObject::GetKeyboardShortcut(int child, wxString *shortcut) {
    shortcut->clear();
    return answers_for(child) ? wxACC_OK : wxACC_INVALID_ARG;
}

wxAccStatus MsaaObject::GetValue(int child, wxString *value) {
    value->clear();
    return answers_for(child) ? wxACC_OK : wxACC_INVALID_ARG;
}

wxAccStatus MsaaObject::GetChild(int child, wxAccessible **object) {
    *object = answers_for(child);
    return *object ? wxACC_OK : wxACC_INVALID_ARG;
}

wxAccStatus MsaaObject::Navigate(wxNavDir direction, int from, int *to, wxAccessible **object) {
    *to = 0;
    *object = nullptr;
    const MsaaObject *start = answers_for(from);
    if (!start) return wxACC_INVALID_ARG;
    switch (direction) {
    case wxNAVDIR_FIRSTCHILD: *object = start->nth_child(0); break;
    case wxNAVDIR_LASTCHILD: *object = start->nth_child(start->count_of_children() - 1); break;
    case wxNAVDIR_NEXT:
    case wxNAVDIR_RIGHT:
    case wxNAVDIR_DOWN: *object = start->sibling(1); break;
    case wxNAVDIR_PREVIOUS:
    case wxNAVDIR_LEFT:
    case wxNAVDIR_UP: *object = start->sibling(-1); break;
    }
    return *object ? wxACC_OK : wxACC_FALSE;
}

} // namespace longwood::accessibility
