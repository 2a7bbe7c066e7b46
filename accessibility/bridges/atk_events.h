// From differences between trees to the signals that assistive technology hears.
#pragma once

#include <set>
#include <vector>

#include "accessibility/bridges/atk_table.h"

namespace longwood::accessibility {

class AtkEvents {
  public:
    explicit AtkEvents(AtkTable &table) : table_(table) {}
    ~AtkEvents();
    AtkEvents(const AtkEvents &) = delete;
    AtkEvents &operator=(const AtkEvents &) = delete;

    /// `table` already shows the new tree. In an order that reads well: what went, what came,
    /// new names. True if the focus is to be told.
    bool tell(const std::vector<TreeChange> &changes);
    /// Everything may be different: one removal and one addition a pile. The focus is to be told.
    void tell_all(int piles_before);
    /// The slot in focus says so.
    void tell_focus();
    void rename(NodeId id);
    void rename_focus() { rename(focus()); }

  private:
    void remove(NodeId id);
    void add(NodeId id);
    void slot_renamed(NodeId id, bool hand_changed);
    /// An object that keeps the focus while its name changes stays unspoken; another one in
    /// the same place is spoken.
    void replace(NodeId id);
    NodeId focus() const { return {table_.tree().focus.pile, table_.tree().focus.slot}; }

    AtkTable &table_;
    AtkObject *focused_ = nullptr; // the last one told of; ours
    bool focus_news_ = false;
    std::set<SlotId> in_hand_ = {};
};

} // namespace longwood::accessibility
