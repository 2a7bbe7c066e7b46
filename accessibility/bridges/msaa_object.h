// What board, piles and slots have in common as MSAA objects: whoever asks for a child by its
// number gets that child's own answer, and a number that means nothing is refused.
#pragma once

#include <optional>

#include "accessibility/bridges/msaa_table.h"

namespace longwood::accessibility {

class MsaaObject : public wxAccessible {
  public:
    explicit MsaaObject(MsaaTable &table) : wxAccessible(&table.window()), table_(table) {}

    wxAccStatus GetName(int child, wxString *name) override;
    wxAccStatus GetRole(int child, wxAccRole *role) override;
    wxAccStatus GetState(int child, long *state) override;
    wxAccStatus GetLocation(wxRect &rect, int child) override;
    wxAccStatus GetDefaultAction(int child, wxString *action) override;
    wxAccStatus DoDefaultAction(int child) override;
    wxAccStatus Select(int child, wxAccSelectionFlags flags) override;
    wxAccStatus GetDescription(int child, wxString *description) override;
    wxAccStatus GetHelpText(int child, wxString *text) override;
    wxAccStatus GetKeyboardShortcut(int child, wxString *shortcut) override;
    wxAccStatus GetValue(int child, wxString *value) override;
    wxAccStatus GetChild(int child, wxAccessible **object) override;
    wxAccStatus Navigate(wxNavDir direction, int from, int *to, wxAccessible **object) override;

  protected:
    MsaaTable &table() const { return table_; }
    /// In pixels of the screen.
    wxRect on_screen(const Rect &rect) const;

    // The object itself.
    virtual wxString own_name() const = 0;
    virtual wxAccRole own_role() const = 0;
    virtual long own_state() const = 0;
    virtual wxRect own_location() const = 0;
    virtual wxString own_action() const { return {}; }
    virtual bool act() { return false; }
    virtual bool take_focus() { return false; }
    /// Its child of that number; nothing if there is none or it is no object.
    virtual MsaaObject *child_object(int number) const = 0;
    /// Its child in that order, from 0.
    virtual MsaaObject *nth_child(int index) const = 0;
    virtual int count_of_children() const = 0;
    /// The object beside it, or nothing.
    virtual MsaaObject *sibling(int step) const = 0;

  private:
    /// Who answers for the child; nothing if there is none of that number.
    MsaaObject *answers_for(int child);
    MsaaTable &table_;
};

} // namespace longwood::accessibility
