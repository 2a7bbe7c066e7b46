// What the ATK objects of one table share: the tree they show, the widget they live in, and
// who they are.
#pragma once

#include <gtk/gtk.h>

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "accessibility/bridge.h"
#include "locale/translator.h"

namespace longwood::accessibility {

/// Index in Tree::piles and in PileNode::slots; slot -1 is the pile itself.
struct NodeId {
    int pile = 0;
    int slot = -1;
    auto operator<=>(const NodeId &) const = default;
};

class AtkTable {
  public:
    AtkTable(GtkWidget *widget, Requests requests, const locale::Translator &words);
    ~AtkTable();
    AtkTable(const AtkTable &) = delete;
    AtkTable &operator=(const AtkTable &) = delete;

    GtkWidget *widget() const { return widget_; }
    const Requests &requests() const { return requests_; }
    const locale::Translator &words() const { return words_; }

    const Tree &tree() const { return *tree_; }
    void show(const Tree &tree) { tree_ = &tree; }
    /// Called before anybody looks at the table from its root.
    std::function<void()> before_looking = {};

    bool has_keyboard_focus() const { return gtk_widget_has_focus(widget_); }
    bool is_focused(NodeId id) const;
    bool exists(NodeId id) const;
    const Rect &rect(NodeId id) const;
    /// What the place is called; what it was given to say, as long as it has the focus.
    const std::string &name(NodeId id) const;
    /// The place in focus says this instead of its name. The sentence has the place in it, and a
    /// reader (and a braille display) has it as one thing.
    void let_focus_say(const std::string &sentence);
    /// It has its name again; which place it was, if any.
    std::optional<NodeId> stop_saying() { return std::exchange(saying_, std::nullopt); }
    std::optional<NodeId> saying() const { return saying_; }

    /// The widget's own object, the parent of the piles.
    AtkObject *board() const { return gtk_widget_get_accessible(widget_); }
    /// Made when first asked for; borrowed.
    AtkObject *object(NodeId id);
    /// Only if somebody has asked before.
    AtkObject *made(NodeId id) const;
    /// The board for nothing.
    AtkObject *parent_of(NodeId id);
    /// The object is dead from now on; the same place gets a new one when asked for.
    void forget(NodeId id);
    void forget_all();

    /// The last child of the board, where announcements appear; borrowed, may be nullptr.
    AtkObject *notice = nullptr;

  private:
    GtkWidget *widget_;
    Requests requests_;
    const locale::Translator &words_;
    const Tree *tree_;
    std::map<NodeId, AtkObject *> objects_ = {};
    std::optional<NodeId> saying_ = {};
    std::string sentence_ = {};
};

} // namespace longwood::accessibility
