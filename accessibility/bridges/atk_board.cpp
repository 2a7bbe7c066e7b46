#include "accessibility/bridges/atk_board.h"

#include <gtk/gtk-a11y.h>

#include <map>
#include <string>
#include <utility>

#include "accessibility/bridges/atk_component.h"

namespace longwood::accessibility {

namespace {

// GTK asks the CLASS of a widget for the accessible, and wxWindow has no hook of its own. So
// the function of the class is wrapped, once a class; all other widgets get what they got before.
using GetAccessible = AtkObject *(*)(GtkWidget *);
std::map<GtkWidgetClass *, GetAccessible> originals;
struct Board {
    AtkTable *table = nullptr;
    AtkObject *object = nullptr;
};
std::map<GtkWidget *, Board> boards;

gpointer parent_class = nullptr;

/// Not the tree's name, which is the game's: the window's title has just said that.
const gchar *get_name(AtkObject *object) {
    static std::string answer; // ATK copies it at once
    const AtkTable *table = table_of_board(object);
    if (!table) return nullptr;
    // TRANSLATORS: The name of the area with all the piles, as screen readers say it when they enter the window.
    answer = table->words().text("Card table");
    return answer.c_str();
}

gint get_n_children(AtkObject *object) {
    AtkTable *table = table_of_board(object);
    if (!table) return 0;
    if (table->before_looking) table->before_looking();
    return gint(table->tree().piles.size()) + (table->notice ? 1 : 0);
}

AtkObject *ref_child(AtkObject *object, gint index) {
    AtkTable *table = table_of_board(object);
    if (!table || index < 0) return nullptr;
    if (table->before_looking) table->before_looking();
    const bool is_notice = std::size_t(index) == table->tree().piles.size();
    AtkObject *child = is_notice ? table->notice : table->object({index, -1});
    return child ? ATK_OBJECT(g_object_ref(child)) : nullptr;
}

AtkStateSet *ref_state_set(AtkObject *object) {
    AtkStateSet *states = ATK_OBJECT_CLASS(parent_class)->ref_state_set(object);
    const AtkTable *table = table_of_board(object);
    // A slot has the focus; the board must not claim it as well.
    if (table && !table->tree().piles.empty()) atk_state_set_remove_state(states, ATK_STATE_FOCUSED);
    return states;
}

void initialize(AtkObject *object, gpointer widget) {
    ATK_OBJECT_CLASS(parent_class)->initialize(object, widget);
    atk_object_set_role(object, ATK_ROLE_PANEL);
}

void class_init(gpointer klass, gpointer) {
    parent_class = g_type_class_peek_parent(klass);
    AtkObjectClass *object = ATK_OBJECT_CLASS(klass);
    object->initialize = initialize;
    object->get_name = get_name;
    object->get_n_children = get_n_children;
    object->ref_child = ref_child;
    object->ref_state_set = ref_state_set;
}

GType board_type() {
    static const GType type = [] {
        const GType made =
            g_type_register_static_simple(GTK_TYPE_WIDGET_ACCESSIBLE, "LongwoodBoard", sizeof(GtkWidgetAccessibleClass),
                                          class_init, sizeof(GtkWidgetAccessible), nullptr, GTypeFlags(0));
        add_component_to_board(made);
        return made;
    }();
    return type;
}

AtkObject *get_accessible(GtkWidget *widget) {
    const auto found = boards.find(widget);
    if (found == boards.end()) return originals.at(GTK_WIDGET_GET_CLASS(widget))(widget);
    AtkObject *&board = found->second.object;
    if (!board) {
        board = ATK_OBJECT(g_object_new(board_type(), "widget", widget, nullptr));
        atk_object_initialize(board, widget);
    }
    return board;
}

} // namespace

void attach_board(AtkTable &table) {
    GtkWidgetClass *klass = GTK_WIDGET_GET_CLASS(table.widget());
    if (klass->get_accessible != get_accessible) {
        originals[klass] = klass->get_accessible;
        klass->get_accessible = get_accessible;
    }
    boards[table.widget()].table = &table;
    get_accessible(table.widget());
}

void detach_board(AtkTable &table) {
    const auto found = boards.find(table.widget());
    if (found == boards.end()) return;
    AtkObject *board = found->second.object;
    boards.erase(found);
    if (board) g_object_unref(board);
}

AtkTable *table_of_board(gpointer board) {
    const auto found = boards.find(gtk_accessible_get_widget(GTK_ACCESSIBLE(board)));
    return found == boards.end() ? nullptr : found->second.table;
}

} // namespace longwood::accessibility
