// The whole table as an MSAA object: the parent of the piles, and who is asked first.
#pragma once

#include "accessibility/bridges/msaa_object.h"

namespace longwood::accessibility {

class MsaaBoard final : public MsaaObject {
  public:
    explicit MsaaBoard(MsaaTable &table);

    wxAccStatus GetName(int child, wxString *name) override;
    wxAccStatus GetRole(int child, wxAccRole *role) override;
    wxAccStatus GetState(int child, long *state) override;
    wxAccStatus GetLocation(wxRect &rect, int child) override;
    wxAccStatus GetChildCount(int *count) override;
    wxAccStatus GetChild(int child, wxAccessible **object) override;
    wxAccStatus GetParent(wxAccessible **parent) override;
    wxAccStatus HitTest(const wxPoint &point, int *child, wxAccessible **object) override;
    wxAccStatus GetFocus(int *child, wxAccessible **object) override;
    wxAccStatus GetSelections(wxVariant *selections) override;

  protected:
    wxString own_name() const override;
    wxAccRole own_role() const override { return wxROLE_SYSTEM_GROUPING; }
    long own_state() const override;
    wxRect own_location() const override;
    bool take_focus() override;
    MsaaObject *child_object(int number) const override;
    MsaaObject *nth_child(int index) const override;
    int count_of_children() const override { return int(table().tree().piles.size()); }
    MsaaObject *sibling(int) const override { return nullptr; }

  private:
    bool is_notice(int child) const { return !table().notice.empty() && child == table().notice_number(); }
};

} // namespace longwood::accessibility
