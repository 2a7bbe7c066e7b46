// A pile or a slot of the table as an MSAA object.
#pragma once

#include "accessibility/bridges/msaa_object.h"

namespace longwood::accessibility {

class MsaaNode final : public MsaaObject {
  public:
    MsaaNode(MsaaTable &table, MsaaId id) : MsaaObject(table), id_(id) {}

    wxAccStatus GetChildCount(int *count) override;
    wxAccStatus GetParent(wxAccessible **parent) override;
    wxAccStatus HitTest(const wxPoint &point, int *child, wxAccessible **object) override;
    wxAccStatus GetFocus(int *child, wxAccessible **object) override;
    wxAccStatus GetSelections(wxVariant *selections) override;

  protected:
    wxString own_name() const override;
    wxAccRole own_role() const override;
    long own_state() const override;
    wxRect own_location() const override;
    wxString own_action() const override;
    bool act() override;
    bool take_focus() override;
    MsaaObject *child_object(int number) const override;
    MsaaObject *nth_child(int index) const override;
    int count_of_children() const override;
    MsaaObject *sibling(int step) const override;

  private:
    bool is_pile() const { return id_.slot < 0; }
    /// Nothing if the place has gone.
    const PileNode *pile() const;
    const Slot *slot() const;
    MsaaId id_;
};

} // namespace longwood::accessibility
