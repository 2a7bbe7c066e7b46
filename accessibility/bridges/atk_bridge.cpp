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
    GtkTable(GtkWidget *widget, Requests requests, const locale::Translator &words, std::function<void()> changed);
    ~GtkTable() override;
    GtkTable(const GtkTable &) = delete;
    GtkTable &operator=(const GtkTable &) = delete;

    void update(const Tree &now, const std::vector<TreeChange> &changes, bool bulk) override;
    void announce(const Utterance &utterance) override;
    bool listening() const override { return listeners_.anyone(); }
    std::optional<bool> screen_reader_listens() const override {
        return listeners_.answered() ? std::optional(listeners_.screen_reader()) : std::nullopt;
    }

  private:
    static void focus_changed(GtkWidget *, GParamSpec *, gpointer self);
    static void board_focused(AtkObject *, const gchar *, gboolean focused, gpointer self);
    void got_focus();
    void speak_soon(int priority);
    void speak();
    void forget_sentence();
    void listeners_changed();
    void ask_for_tree();

    AtkTable table_;
    AtkEvents events_;
    std::vector<PileId> piles_ = {};
    bool were_listening_ = true; // nothing known yet counts as listening
    bool asking_ = false;
    bool focus_news_ = false;             // to be told,
    std::vector<Utterance> waiting_ = {}; // then to be said,
    guint idle_ = 0;                      // when this comes to its turn
    gulong focus_handler_ = 0;
    AtkObject *board_ = nullptr;
    gulong board_handler_ = 0;
    AtListeners listeners_;
};

GtkTable::GtkTable(GtkWidget *widget, Requests requests, const locale::Translator &words, std::function<void()> changed)
    : table_(widget, std::move(requests), words), events_(table_), listeners_([this, changed = std::move(changed)] {
          listeners_changed();
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

GtkTable::~GtkTable() {
    g_signal_handler_disconnect(table_.widget(), focus_handler_);
    g_signal_handler_disconnect(board_, board_handler_);
    g_object_unref(board_);
    if (idle_) g_source_remove(idle_);
    table_.before_looking = {};
    drop_notice(table_);
    table_.forget_all();
    detach_board(table_);
}

void GtkTable::focus_changed(GtkWidget *, GParamSpec *, gpointer self) { static_cast<GtkTable *>(self)->got_focus(); }

void GtkTable::board_focused(AtkObject *, const gchar *, gboolean focused, gpointer self) {
    if (focused) static_cast<GtkTable *>(self)->got_focus();
}

/// GTK says for itself that the widget has the focus, some of it when idle; the slot must say so
/// last, hence with less priority.
void GtkTable::got_focus() {
    if (!table_.has_keyboard_focus()) return;
    focus_news_ = true;
    speak_soon(G_PRIORITY_LOW);
}

/// When what follows from a command is known: first the tree, then perhaps a sentence.
void GtkTable::speak_soon(int priority) {
    if (idle_) g_source_remove(idle_);
    const auto turn = [](gpointer self) -> gboolean {
        static_cast<GtkTable *>(self)->idle_ = 0;
        static_cast<GtkTable *>(self)->speak();
        return G_SOURCE_REMOVE;
    };
    idle_ = g_idle_add_full(priority, turn, this, nullptr);
}

/// The focus, then the sentences. A sentence from a dialog that closes, and the first one of all,
/// come before the window has the focus: a reader would speak it, and at once cut it off to read
/// the window's title.
void GtkTable::speak() {
    if (!listeners_.known() || !table_.has_keyboard_focus() || idle_) return;
    std::vector<Utterance> sentences = std::exchange(waiting_, {});
    if (std::exchange(focus_news_, false)) {
        if (!sentences.empty() && sentences.front().names_focus) {
            table_.let_focus_say(sentences.front().text);
            events_.rename_focus();
            sentences.erase(sentences.begin());
        } else {
            forget_sentence();
        }
        events_.tell_focus();
    }
    for (const Utterance &utterance : sentences)
        show_notice(table_, listeners_, utterance);
}

void GtkTable::forget_sentence() {
    if (const std::optional<NodeId> place = table_.stop_saying()) events_.rename(*place);
}

/// Whoever begins to listen now finds the table as it is, and hears where the focus is.
void GtkTable::listeners_changed() {
    if (!std::exchange(were_listening_, listening()) && were_listening_) {
        ask_for_tree();
        focus_news_ = true;
    }
    speak();
}

void GtkTable::ask_for_tree() {
    if (std::exchange(asking_, true)) return;
    if (table_.requests().describe) table_.requests().describe();
    asking_ = false;
}

void GtkTable::update(const Tree &now, const std::vector<TreeChange> &changes, bool bulk) {
    std::vector<PileId> piles;
    for (const PileNode &pile : now.piles)
        piles.push_back(pile.pile);
    const bool everything = bulk || piles != piles_ || changes.size() > many_changes;
    const int piles_before = int(std::exchange(piles_, piles).size());
    table_.show(now);
    if (!changes.empty()) forget_sentence();
    if (everything) events_.tell_all(piles_before);
    const bool news = everything || events_.tell(changes);
    if (!news) return;
    focus_news_ = true;
    // As soon as the command is done, before any other key.
    if (!idle_) speak_soon(G_PRIORITY_HIGH);
}

void GtkTable::announce(const Utterance &utterance) {
    if (!listening() || utterance.text.empty()) return;
    waiting_.push_back(utterance);
    speak();
}

} // namespace

std::unique_ptr<AtkBridge> make_atk_bridge(void *gtk_widget, Requests requests, const locale::Translator &words,
                                           std::function<void()> listeners_changed) {
    return std::make_unique<GtkTable>(static_cast<GtkWidget *>(gtk_widget), std::move(requests), words,
                                      std::move(listeners_changed));
}

} // namespace longwood::accessibility
