#include "accessibility/bridges/log.h"

#include <ostream>

namespace longwood::accessibility {

using Kind = TreeChange::Kind;

void LogBridge::tell_change(const Tree &now, const TreeChange &change) {
    const auto pile = [&]() -> const PileNode & { return now.piles[std::size_t(change.slot.pile)]; };
    switch (change.kind) {
    case Kind::PileRenamed: out_ << "pile: " << pile().name << '\n'; break;
    case Kind::SlotAdded: out_ << "added: " << now.at(change.slot).name << '\n'; break;
    case Kind::SlotRenamed: out_ << "renamed: " << now.at(change.slot).name << '\n'; break;
    case Kind::SlotRemoved:
        out_ << "removed: slot " << change.slot.slot << " of pile " << change.slot.pile << '\n';
        break;
    case Kind::BoardRenamed:
    case Kind::FocusMoved: break; // told anyway
    }
}

void LogBridge::update(const Tree &now, const std::vector<TreeChange> &changes, bool bulk) {
    bool focus_spoken = bulk;
    if (bulk && detail_ == Detail::EveryChange) out_ << "bulk: " << now.piles.size() << " piles\n";
    for (const TreeChange &change : changes) {
        if (change.kind == Kind::BoardRenamed) out_ << "board: " << now.name << '\n';
        const bool of_focused_slot = change.kind == Kind::SlotRenamed && change.slot == now.focus;
        focus_spoken = focus_spoken || of_focused_slot || change.kind == Kind::FocusMoved;
        if (detail_ == Detail::EveryChange && !bulk) tell_change(now, change);
    }
    if (focus_spoken) out_ << "focus: " << now.at(now.focus).name << '\n';
}

void LogBridge::announce(const Utterance &utterance) {
    if (utterance.text.empty()) return;
    out_ << (utterance.urgency == Urgency::Waits ? "say later: " : "say: ") << utterance.text << '\n';
}

} // namespace longwood::accessibility
