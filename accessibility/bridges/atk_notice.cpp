#include "accessibility/bridges/atk_notice.h"

#include <utility>

namespace longwood::accessibility {

namespace {

AtkStateSet *ref_state_set(AtkObject *) {
    AtkStateSet *states = atk_state_set_new();
    AtkStateType always[] = {ATK_STATE_ENABLED, ATK_STATE_SENSITIVE, ATK_STATE_VISIBLE, ATK_STATE_SHOWING};
    atk_state_set_add_states(states, always, G_N_ELEMENTS(always));
    return states;
}

gint get_index_in_parent(AtkObject *object) {
    AtkObject *board = atk_object_get_parent(object);
    return board ? atk_object_get_n_accessible_children(board) - 1 : -1;
}

void class_init(gpointer klass, gpointer) {
    ATK_OBJECT_CLASS(klass)->ref_state_set = ref_state_set;
    ATK_OBJECT_CLASS(klass)->get_index_in_parent = get_index_in_parent;
}

AtkObject *make_notice() {
    static const GType type = g_type_register_static_simple(ATK_TYPE_OBJECT, "LongwoodNotice", sizeof(AtkObjectClass),
                                                            class_init, sizeof(AtkObject), nullptr, GTypeFlags(0));
    return ATK_OBJECT(g_object_new(type, nullptr));
}

/// The info bar is the one role whose text Orca 43 speaks as it is, every time, even unchanged.
/// It may go when nobody uses a reader older than Orca 45.2 any more.
void show_bar(AtkTable &table, const std::string &text) {
    AtkObject *board = table.board();
    const bool is_new = !table.notice;
    if (is_new) {
        table.notice = make_notice();
        atk_object_set_role(table.notice, ATK_ROLE_INFO_BAR);
        atk_object_set_parent(table.notice, board);
    }
    atk_object_set_name(table.notice, text.c_str());
    if (is_new) {
        const int index = int(table.tree().piles.size());
        g_signal_emit_by_name(board, "children-changed::add", index, table.notice, nullptr);
    }
    atk_object_notify_state_change(table.notice, ATK_STATE_SHOWING, FALSE);
    atk_object_notify_state_change(table.notice, ATK_STATE_SHOWING, TRUE);
}

bool has_signal(const char *name) { return g_signal_lookup(name, ATK_TYPE_OBJECT) != 0; }

} // namespace

void show_notice(AtkTable &table, const AtListeners &listeners, const Utterance &utterance) {
    const char *text = utterance.text.c_str();
    const bool understood = listeners.wants("object:announcement");
    // "notification" came with ATK 2.50, "announcement" with 2.46; we are built with any.
    if (understood && has_signal("notification")) {
        constexpr gint polite = 1;
        constexpr gint assertive = 2;
        const gint live = utterance.urgency == Urgency::Interrupts ? assertive : polite;
        g_signal_emit_by_name(table.board(), "notification", text, live);
    } else if (understood && has_signal("announcement")) {
        g_signal_emit_by_name(table.board(), "announcement", text);
    } else {
        show_bar(table, utterance.text);
    }
}

void drop_notice(AtkTable &table) {
    AtkObject *notice = std::exchange(table.notice, nullptr);
    if (!notice) return;
    atk_object_notify_state_change(notice, ATK_STATE_DEFUNCT, TRUE);
    g_object_unref(notice);
}

} // namespace longwood::accessibility
