// What the MSAA objects of one table share: the tree they show, the window they live in, and
// who they are.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include <wx/access.h>
#include <wx/window.h>

#include "accessibility/bridge.h"
#include "locale/translator.h"

namespace longwood::accessibility {

class MsaaNode;

/// Index in Tree::piles and in PileNode::slots; slot -1 is the pile itself.
struct MsaaId {
    int pile = 0;
    int slot = -1;
    auto operator<=>(const MsaaId &) const = default;
};

class MsaaTable {
  public:
    MsaaTable(wxWindow &window, Requests requests, const locale::Translator &words);
    ~MsaaTable();
    MsaaTable(const MsaaTable &) = delete;
    MsaaTable &operator=(const MsaaTable &) = delete;

    wxWindow &window() { return window_; }
    const Requests &requests() const { return requests_; }
    const locale::Translator &words() const { return words_; }
    const Tree &tree() const { return *tree_; }
    void show(const Tree &tree) { tree_ = &tree; }
    /// Called before anybody looks at the table.
    std::function<void()> before_looking = {};

    bool has_keyboard_focus() const { return window_.HasFocus(); }
    bool is_focused(MsaaId id) const;
    bool exists(MsaaId id) const;
    /// Of a slot or a pile that exists.
    const std::string &name(MsaaId id) const;
    const Rect &rect(MsaaId id) const;
    MsaaId focus() const { return {tree_->focus.pile, tree_->focus.slot}; }

    /// The place in focus says this instead of its name, in which it occurs.
    void let_focus_say(const std::string &sentence);
    /// It has its name again; which place it was, if any.
    std::optional<MsaaId> stop_saying() { return std::exchange(saying_, std::nullopt); }

    /// The board's child of that number; piles count from 1, and slots have numbers after them.
    /// Nothing if there is none.
    std::optional<MsaaId> id_of_child(int number) const;
    static int child_number(MsaaId id);
    /// What is announced where Windows itself has no way to announce; the last child then.
    std::string notice = {};
    int notice_number() const { return int(tree_->piles.size()) + 1; }

    /// Made when first asked for; nothing if there is no such place.
    MsaaNode *node(MsaaId id);
    /// Objects of places that have gone say so to whoever still has them.
    void forget_gone();

  private:
    wxWindow &window_;
    Requests requests_;
    const locale::Translator &words_;
    const Tree *tree_;
    std::map<MsaaId, std::unique_ptr<MsaaNode>> nodes_; // of a type that is not whole here
    std::optional<MsaaId> saying_ = {};
    std::string sentence_ = {};
};

} // namespace longwood::accessibility
