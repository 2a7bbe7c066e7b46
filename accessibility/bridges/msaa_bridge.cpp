#include <set>
#include <utility>
#include <vector>

#include <wx/access.h>
#include <wx/window.h>

#include <windows.h>

#include "accessibility/bridges/msaa.h"
#include "accessibility/bridges/msaa_board.h"
#include "accessibility/wording.h"

namespace longwood::accessibility {

namespace {

// Readers ask back for each change; from here on a table told anew is faster.
constexpr std::size_t many_changes = 60;

// Of winuser.h for Windows 8; an older one passes it on all the same.
constexpr DWORD live_region_changed = 0x8019;

class WindowsTable final : public Bridge {
  public:
    WindowsTable(wxWindow &window, Requests requests, const locale::Translator &words);
    ~WindowsTable() override;
    WindowsTable(const WindowsTable &) = delete;
    WindowsTable &operator=(const WindowsTable &) = delete;

    void update(const Tree &now, const std::vector<TreeChange> &changes, bool bulk) override;
    void announce(const Utterance &utterance) override;
    bool listening() const override { return was_asked_ || screen_reader_runs(); }

  private:
    void looked_at();
    void got_focus(wxFocusEvent &event);
    void tell(DWORD event, int child);
    void tell_changes(const std::vector<TreeChange> &changes);
    void slot_renamed(MsaaId id, bool hand_changed);
    void speak_soon();
    void speak();
    void say(const std::vector<Utterance> &sentences);

    MsaaTable table_;
    std::vector<PileId> piles_ = {};
    std::set<SlotId> in_hand_ = {};
    bool was_asked_ = false;
    bool asking_ = false;
    bool focus_news_ = true;              // to be told,
    std::vector<Utterance> waiting_ = {}; // then to be said,
    bool soon_ = false;                   // when this comes to its turn
    std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

WindowsTable::WindowsTable(wxWindow &window, Requests requests, const locale::Translator &words)
    : table_(window, std::move(requests), words) {
    table_.before_looking = [this] { looked_at(); };
    window.SetAccessible(new MsaaBoard(table_)); // the window's from now on
    window.Bind(wxEVT_SET_FOCUS, &WindowsTable::got_focus, this);
}

WindowsTable::~WindowsTable() {
    *alive_ = false;
    table_.window().Unbind(wxEVT_SET_FOCUS, &WindowsTable::got_focus, this);
    table_.window().SetAccessible(nullptr);
}

/// Whoever looks first finds the table as it is, though nobody seemed to listen.
void WindowsTable::looked_at() {
    if (asking_ || std::exchange(was_asked_, true)) return;
    asking_ = true;
    if (table_.requests().describe) table_.requests().describe();
    asking_ = false;
}

void WindowsTable::got_focus(wxFocusEvent &event) {
    event.Skip();
    focus_news_ = true;
    speak_soon(); // Windows itself says at this moment that the window has the focus
}

void WindowsTable::tell(DWORD event, int child) {
    ::NotifyWinEvent(event, static_cast<HWND>(table_.window().GetHandle()), OBJID_CLIENT, child);
}

/// Readers speak the new name of what has the focus. Picked up or put back is an action, and the
/// sentence about it says so: nothing is said twice.
void WindowsTable::slot_renamed(MsaaId id, bool hand_changed) {
    const bool has_focus = table_.is_focused(id);
    if (hand_changed && !has_focus) tell(EVENT_OBJECT_STATECHANGE, MsaaTable::child_number(id));
    if (!has_focus) return tell(EVENT_OBJECT_NAMECHANGE, MsaaTable::child_number(id));
    if (!hand_changed) focus_news_ = true;
}

void WindowsTable::tell_changes(const std::vector<TreeChange> &changes) {
    const std::set<SlotId> before = std::exchange(in_hand_, carried_slots(table_.tree()));
    for (const TreeChange &change : changes) {
        const MsaaId id = {change.slot.pile, change.slot.slot};
        switch (change.kind) {
        case TreeChange::Kind::BoardRenamed: break; // its name is always the same
        case TreeChange::Kind::PileRenamed:
            tell(EVENT_OBJECT_NAMECHANGE, MsaaTable::child_number({id.pile, -1}));
            break;
        case TreeChange::Kind::SlotRemoved: tell(EVENT_OBJECT_DESTROY, MsaaTable::child_number(id)); break;
        case TreeChange::Kind::SlotAdded: tell(EVENT_OBJECT_CREATE, MsaaTable::child_number(id)); break;
        case TreeChange::Kind::SlotRenamed:
            slot_renamed(id, before.contains(change.slot) != in_hand_.contains(change.slot));
            break;
        case TreeChange::Kind::FocusMoved: focus_news_ = true; break;
        }
    }
}

void WindowsTable::update(const Tree &now, const std::vector<TreeChange> &changes, bool bulk) {
    std::vector<PileId> piles;
    for (const PileNode &pile : now.piles)
        piles.push_back(pile.pile);
    const bool everything = bulk || piles != piles_ || changes.size() > many_changes;
    piles_ = piles;
    table_.show(now);
    table_.forget_gone();
    if (!changes.empty()) table_.stop_saying();
    if (everything) {
        in_hand_ = carried_slots(table_.tree());
        focus_news_ = true;
        tell(EVENT_OBJECT_REORDER, CHILDID_SELF);
    } else {
        tell_changes(changes);
    }
    if (focus_news_) speak_soon();
}

void WindowsTable::announce(const Utterance &utterance) {
    if (utterance.text.empty()) return;
    waiting_.push_back(utterance);
    speak_soon();
}

/// When the command is done and what follows from it is known.
void WindowsTable::speak_soon() {
    if (std::exchange(soon_, true)) return;
    table_.window().CallAfter([this, alive = alive_] {
        if (!*alive) return;
        soon_ = false;
        speak();
    });
}

/// The focus, then the sentences. A sentence from a dialog that closes, and the first one of all,
/// come before the window has the focus and wait for it.
void WindowsTable::speak() {
    if (!table_.has_keyboard_focus()) return;
    std::vector<Utterance> sentences = std::exchange(waiting_, {});
    if (std::exchange(focus_news_, false) && table_.exists(table_.focus())) {
        const bool sentence_names_it = !sentences.empty() && sentences.front().names_focus;
        if (sentence_names_it) {
            table_.let_focus_say(sentences.front().text);
            sentences.erase(sentences.begin());
        }
        // A reader drops the focus on what has it already, but speaks its other name.
        const int place = MsaaTable::child_number(table_.focus());
        tell(EVENT_OBJECT_NAMECHANGE, place);
        tell(EVENT_OBJECT_FOCUS, place);
    }
    say(sentences);
}

/// Where Windows cannot announce, all in one: readers ask for the text later, and would find the last
/// sentence only.
void WindowsTable::say(const std::vector<Utterance> &sentences) {
    Sentences left{table_.words()};
    for (const Utterance &utterance : sentences)
        if (!notify_screen_reader(table_.window(), utterance.text, utterance.urgency == Urgency::Interrupts))
            left.add_unchanged(utterance.text);
    if (left.text().empty()) return;
    table_.notice = left.text();
    tell(live_region_changed, table_.notice_number());
    tell(EVENT_SYSTEM_ALERT, table_.notice_number());
}

} // namespace

std::unique_ptr<Bridge> make_msaa_bridge(wxWindow &window, Requests requests, const locale::Translator &words) {
    return std::make_unique<WindowsTable>(window, std::move(requests), words);
}

} // namespace longwood::accessibility
