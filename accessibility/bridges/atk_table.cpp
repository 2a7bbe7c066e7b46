#include "accessibility/bridges/atk_table.h"

#include <utility>

#include "accessibility/bridges/atk_node.h"

namespace longwood::accessibility {

namespace {
const Tree nothing = {};
} // namespace

AtkTable::AtkTable(GtkWidget *widget, Requests requests, const locale::Translator &words)
    : widget_(widget), requests_(std::move(requests)), words_(words), tree_(&nothing) {}

AtkTable::~AtkTable() { forget_all(); }

bool AtkTable::is_focused(NodeId id) const {
    const SlotId focus = tree_->focus;
    return id == NodeId{focus.pile, focus.slot} && has_keyboard_focus();
}

bool AtkTable::exists(NodeId id) const {
    if (id.pile < 0 || std::size_t(id.pile) >= tree_->piles.size()) return false;
    return id.slot == -1 || (id.slot >= 0 && std::size_t(id.slot) < tree_->piles[std::size_t(id.pile)].slots.size());
}

const Rect &AtkTable::rect(NodeId id) const {
    const PileNode &pile = tree_->piles[std::size_t(id.pile)];
    return id.slot < 0 ? pile.rect : pile.slots[std::size_t(id.slot)].rect;
}

void AtkTable::let_focus_say(const std::string &sentence) {
    saying_ = NodeId{tree_->focus.pile, tree_->focus.slot};
    sentence_ = sentence;
}

const std::string &AtkTable::name(NodeId id) const {
    if (saying_ == id) return sentence_;
    const PileNode &pile = tree_->piles[std::size_t(id.pile)];
    return id.slot < 0 ? pile.name : pile.slots[std::size_t(id.slot)].name;
}

AtkObject *AtkTable::object(NodeId id) {
    if (!exists(id)) return nullptr;
    AtkObject *&object = objects_[id];
    if (!object) object = make_atk_node(*this, id);
    return object;
}

AtkObject *AtkTable::made(NodeId id) const {
    const auto found = objects_.find(id);
    return found == objects_.end() ? nullptr : found->second;
}

AtkObject *AtkTable::parent_of(NodeId id) { return id.slot < 0 ? board() : object({id.pile, -1}); }

void AtkTable::forget(NodeId id) {
    const auto found = objects_.find(id);
    if (found == objects_.end()) return;
    AtkObject *const object = found->second;
    objects_.erase(found);
    retire_atk_node(object);
}

void AtkTable::forget_all() {
    const auto old = std::exchange(objects_, {});
    for (const auto &[id, object] : old)
        retire_atk_node(object);
}

} // namespace longwood::accessibility
