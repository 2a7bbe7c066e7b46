#include "accessibility/bridges/atk_component.h"

#include <optional>

#include "accessibility/bridges/atk_board.h"
#include "accessibility/bridges/atk_node.h"

namespace longwood::accessibility {

namespace {

struct Point {
    int x = 0;
    int y = 0;
};

/// Where the table's upper left corner is, in the coordinates asked for.
Point origin(const AtkTable &table, AtkCoordType type) {
    Point point;
    int width = 0;
    int height = 0;
    atk_component_get_extents(ATK_COMPONENT(table.board()), &point.x, &point.y, &width, &height, type);
    return point;
}

AtkObject *slot_at(AtkTable &table, gint x, gint y, AtkCoordType type) {
    const Point corner = origin(table, type);
    const std::optional<SlotId> hit = table.tree().hit(x - corner.x, y - corner.y);
    if (!hit) return nullptr;
    AtkObject *slot = table.object({hit->pile, hit->slot});
    return slot ? ATK_OBJECT(g_object_ref(slot)) : nullptr;
}

void get_extents(AtkComponent *component, gint *x, gint *y, gint *width, gint *height, AtkCoordType type) {
    const AtkTable *table = table_of(component);
    const NodeId id = id_of(component);
    *x = *y = -1;
    *width = *height = 0;
    if (!table || !table->exists(id)) return;
    Point corner;
    if (type != ATK_XY_PARENT) {
        corner = origin(*table, type);
    } else if (id.slot >= 0) {
        const Rect &pile = table->rect({id.pile, -1});
        corner = {-pile.x, -pile.y};
    }
    const Rect &rect = table->rect(id);
    *x = corner.x + rect.x;
    *y = corner.y + rect.y;
    *width = rect.width;
    *height = rect.height;
}

/// On a pile: the slot at the point; on a slot: itself, since nothing is inside.
AtkObject *node_at_point(AtkComponent *component, gint x, gint y, AtkCoordType type) {
    AtkTable *table = table_of(component);
    return table ? slot_at(*table, x, y, type) : nullptr;
}

gboolean grab_focus(AtkComponent *component) {
    AtkTable *table = table_of(component);
    const NodeId id = id_of(component);
    if (!table || !table->exists(id) || !table->requests().focus) return FALSE;
    const PileNode &pile = table->tree().piles[std::size_t(id.pile)];
    const Spot spot = id.slot < 0 ? pile.slots.back().spot : pile.slots[std::size_t(id.slot)].spot;
    gtk_widget_grab_focus(table->widget());
    table->requests().focus(spot);
    return TRUE;
}

AtkLayer get_layer(AtkComponent *) { return ATK_LAYER_WIDGET; }

void node_init(gpointer iface, gpointer) {
    const auto component = static_cast<AtkComponentIface *>(iface);
    component->get_extents = get_extents;
    component->ref_accessible_at_point = node_at_point;
    component->grab_focus = grab_focus;
    component->get_layer = get_layer;
}

AtkObject *board_at_point(AtkComponent *component, gint x, gint y, AtkCoordType type) {
    AtkTable *table = table_of_board(component);
    if (!table) return nullptr;
    if (table->before_looking) table->before_looking();
    return slot_at(*table, x, y, type);
}

void board_init(gpointer iface, gpointer) {
    static_cast<AtkComponentIface *>(iface)->ref_accessible_at_point = board_at_point;
}

void add(GType type, GInterfaceInitFunc init) {
    const GInterfaceInfo info = {init, nullptr, nullptr};
    g_type_add_interface_static(type, ATK_TYPE_COMPONENT, &info);
}

} // namespace

void add_component_to_nodes(GType node) { add(node, node_init); }

void add_component_to_board(GType board) { add(board, board_init); }

} // namespace longwood::accessibility
