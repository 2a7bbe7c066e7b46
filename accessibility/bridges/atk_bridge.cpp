#include <algorithm>
#include <utility>

#include "accessibility/bridges/at_listeners.h"
#include "accessibility/bridges/atk.h"
#include "accessibility/bridges/atk_board.h"
#include "accessibility/bridges/atk_events.h"
#include "accessibility/bridges/atk_notice.h"

namespace longwood::accessibility {

namespace {

// Readers take a few milliseconds for each change; from here on a table told anew is faster.
constexpr std::size_t many_changes = 60;

class GtkTable final : public AtkBridge {
  public:
    GtkTable(GtkWidget *widget, Requests requests, const locale::Translator &words, std::function<void()> changed)
        : table_(widget, std::move(requests), words), events_(table_), listeners_([this, changed = std::move(changed)] {
              listeners_changed();
              say_what_waits();
              if (changed) changed();
          }) {
        table_.before_looking = [this] {
            if (!listening()) ask_for_tree();
        };
        attach_board(table_);
        focus_handler_ = g_signal_connect(widget, "notify::has-focus", G_CALLBACK(focus_changed), this);
        // Says that the board has the focus: also when a menu closes, which the widget does not notice.
        board_ = ATK_OBJECT(g_object_ref(table_.board()));
        board_handler_ = g_signal_connect(board_, "state-change::focused", G_CALLBACK(board_focused), this);
    }
    ~GtkTable() override {
        g_signal_handler_disconnect(table_.widget(), focus_handler_);
        g_signal_handler_disconnect(board_, board_handler_);
        g_object_unref(board_);
        if (focus_idle_) g_source_remove(focus_idle_);
        table_.before_looking = {};
        drop_notice(table_);
        table_.forget_all();
        detach_board(table_);
    }
    GtkTable(const GtkTable &) = delete;
    GtkTable &operator=(const GtkTable &) = delete;

    void update(const Tree &now, const std::vector<TreeChange> &changes, bool bulk) override;
    void announce(const Utterance &utterance) override {
        if (!listening() || utterance.text.empty()) return;
        waiting_.push_back(utterance);
        say_what_waits();
    }
    bool listening() const override { return listeners_.anyone(); }
    std::optional<bool> screen_reader_listens() const override {
        return listeners_.known() ? std::optional(listeners_.screen_reader()) : std::nullopt;
    }

  private:
    static void focus_changed(GtkWidget *, GParamSpec *, gpointer data) {
        static_cast<GtkTable *>(data)->tell_focus_when_idle();
    }
    static void board_focused(AtkObject *, const gchar *, gboolean focused, gpointer data) {
        if (focused) static_cast<GtkTable *>(data)->tell_focus_when_idle();
    }
    /// GTK says for itself that the widget has the focus, some of it when idle; the slot must say
    /// so last, hence with less priority.
    void tell_focus_when_idle() {
        if (focus_idle_ || !table_.has_keyboard_focus()) return;
        const auto tell = [](gpointer table) -> gboolean {
            static_cast<GtkTable *>(table)->focus_told();
            return G_SOURCE_REMOVE;
        };
        focus_idle_ = g_idle_add_full(G_PRIORITY_LOW, tell, this, nullptr);
    }
    void focus_told() {
        focus_idle_ = 0;
        events_.tell_focus();
        say_what_waits();
    }
    /// A sentence from a dialog that closes, and the first one of all, come before the window has
    /// the focus: a reader would speak it, and at once cut it off to read the window's title.
    void say_what_waits() {
        if (!listeners_.known() || !table_.has_keyboard_focus() || focus_idle_) return;
        for (const Utterance &utterance : std::exchange(waiting_, {}))
            show_notice(table_, listeners_, utterance);
    }
    /// Whoever begins to listen now finds the table as it is, and hears where the focus is.
    void listeners_changed() {
        const bool were_listening = std::exchange(were_listening_, listening());
        if (were_listening || !were_listening_) return;
        ask_for_tree();
        events_.tell_focus();
    }
    void ask_for_tree() {
        if (std::exchange(asking_, true)) return;
        if (table_.requests().describe) table_.requests().describe();
        asking_ = false;
    }

    AtkTable table_;
    AtkEvents events_;
    std::vector<PileId> piles_ = {};
    bool were_listening_ = true; // nothing known yet counts as listening
    bool asking_ = false;
    std::vector<Utterance> waiting_ = {};
    gulong focus_handler_ = 0;
    AtkObject *board_ = nullptr;
    gulong board_handler_ = 0;
    guint focus_idle_ = 0;
    AtListeners listeners_;
};

void GtkTable::update(const Tree &now, const std::vector<TreeChange> &changes, bool bulk) {
    std::vector<PileId> piles;
    for (const PileNode &pile : now.piles)
        piles.push_back(pile.pile);
    const bool everything = bulk || piles != piles_ || changes.size() > many_changes;
    const int piles_before = int(std::exchange(piles_, piles).size());
    table_.show(now);
    if (everything) {
        events_.tell_all(piles_before);
    } else {
        events_.tell(changes);
    }
}

} // namespace

std::unique_ptr<AtkBridge> make_atk_bridge(void *gtk_widget, Requests requests, const locale::Translator &words,
                                           std::function<void()> listeners_changed) {
    return std::make_unique<GtkTable>(static_cast<GtkWidget *>(gtk_widget), std::move(requests), words,
                                      std::move(listeners_changed));
}

} // namespace longwood::accessibility
