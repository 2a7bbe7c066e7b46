#include "accessibility/bridges/msaa_table.h"

#include "accessibility/bridges/msaa_node.h"

namespace longwood::accessibility {

namespace {

const Tree nothing = {};

// So many slots a pile may have at most, and so many piles come before the slots' numbers.
constexpr int slots_a_pile = 1000;

} // namespace

MsaaTable::MsaaTable(wxWindow &window, Requests requests, const locale::Translator &words)
    : window_(window), requests_(std::move(requests)), words_(words), tree_(&nothing) {}

MsaaTable::~MsaaTable() = default;

bool MsaaTable::is_focused(MsaaId id) const { return id == focus() && exists(id) && has_keyboard_focus(); }

bool MsaaTable::exists(MsaaId id) const {
    if (id.pile < 0 || std::size_t(id.pile) >= tree_->piles.size()) return false;
    return id.slot == -1 || (id.slot >= 0 && std::size_t(id.slot) < tree_->piles[std::size_t(id.pile)].slots.size());
}

const std::string &MsaaTable::name(MsaaId id) const {
    if (saying_ == id) return sentence_;
    const PileNode &pile = tree_->piles[std::size_t(id.pile)];
    return id.slot < 0 ? pile.name : pile.slots[std::size_t(id.slot)].name;
}

const Rect &MsaaTable::rect(MsaaId id) const {
    const PileNode &pile = tree_->piles[std::size_t(id.pile)];
    return id.slot < 0 ? pile.rect : pile.slots[std::size_t(id.slot)].rect;
}

void MsaaTable::let_focus_say(const std::string &sentence) {
    saying_ = focus();
    sentence_ = sentence;
}

int MsaaTable::child_number(MsaaId id) {
    return id.slot < 0 ? id.pile + 1 : (id.pile + 1) * slots_a_pile + id.slot + 1;
}

std::optional<MsaaId> MsaaTable::id_of_child(int number) const {
    const MsaaId id =
        number < slots_a_pile ? MsaaId{number - 1, -1} : MsaaId{number / slots_a_pile - 1, number % slots_a_pile - 1};
    if (!exists(id) || child_number(id) != number) return std::nullopt;
    return id;
}

MsaaNode *MsaaTable::node(MsaaId id) {
    if (!exists(id)) return nullptr;
    auto &made = nodes_[id];
    if (!made) made = std::make_unique<MsaaNode>(*this, id);
    return made.get();
}

void MsaaTable::forget_gone() {
    std::erase_if(nodes_, [this](const auto &entry) { return !exists(entry.first); });
}

} // namespace longwood::accessibility
