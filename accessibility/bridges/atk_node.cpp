#include "accessibility/bridges/atk_node.h"

#include "accessibility/bridges/atk_action.h"
#include "accessibility/bridges/atk_component.h"

namespace longwood::accessibility {

namespace {

struct Node {
    AtkObject base;
    AtkTable *table; // nullptr: retired
    NodeId id;
};

const gchar *get_name(AtkObject *object) {
    const AtkTable *table = table_of(object);
    return table && table->exists(id_of(object)) ? table->name(id_of(object)).c_str() : nullptr;
}

/// The name of a slot says its pile and its place there, what differs first. A pile that is a list
/// would be read out before it, every time: "pile 7, list with 9 items". Readers pass over fillers.
AtkRole get_role(AtkObject *object) { return id_of(object).slot < 0 ? ATK_ROLE_FILLER : ATK_ROLE_LIST_ITEM; }

AtkObject *get_parent(AtkObject *object) {
    AtkTable *table = table_of(object);
    return table ? table->parent_of(id_of(object)) : nullptr;
}

gint get_n_children(AtkObject *object) {
    const AtkTable *table = table_of(object);
    const NodeId id = id_of(object);
    if (!table || id.slot >= 0 || !table->exists(id)) return 0;
    return gint(table->tree().piles[std::size_t(id.pile)].slots.size());
}

AtkObject *ref_child(AtkObject *object, gint index) {
    AtkTable *table = table_of(object);
    const NodeId id = id_of(object);
    if (!table || id.slot >= 0 || index < 0) return nullptr;
    AtkObject *child = table->object({id.pile, index});
    return child ? ATK_OBJECT(g_object_ref(child)) : nullptr;
}

gint get_index_in_parent(AtkObject *object) {
    const NodeId id = id_of(object);
    if (!table_of(object)) return -1;
    return id.slot < 0 ? id.pile : id.slot;
}

AtkStateSet *ref_state_set(AtkObject *object) {
    AtkStateSet *states = atk_state_set_new();
    const AtkTable *table = table_of(object);
    const NodeId id = id_of(object);
    if (!table || !table->exists(id)) {
        atk_state_set_add_state(states, ATK_STATE_DEFUNCT);
        return states;
    }
    AtkStateType always[] = {ATK_STATE_ENABLED, ATK_STATE_SENSITIVE, ATK_STATE_VISIBLE, ATK_STATE_SHOWING};
    atk_state_set_add_states(states, always, G_N_ELEMENTS(always));
    if (id.slot < 0) return states;
    atk_state_set_add_state(states, ATK_STATE_FOCUSABLE);
    if (table->is_focused(id)) atk_state_set_add_state(states, ATK_STATE_FOCUSED);
    // Carried cards are the selected ones. The others are not even selectable: readers would
    // say "not selected" on every card.
    if (table->tree().at({id.pile, id.slot}).carried) {
        atk_state_set_add_state(states, ATK_STATE_SELECTABLE);
        atk_state_set_add_state(states, ATK_STATE_SELECTED);
    }
    return states;
}

void class_init(gpointer klass, gpointer) {
    AtkObjectClass *object = ATK_OBJECT_CLASS(klass);
    object->get_name = get_name;
    object->get_role = get_role;
    object->get_parent = get_parent;
    object->get_n_children = get_n_children;
    object->ref_child = ref_child;
    object->get_index_in_parent = get_index_in_parent;
    object->ref_state_set = ref_state_set;
}

/// Slots alone have actions: a pile is not a thing to press.
GType node_type(bool with_actions) {
    const auto make = [](const char *name, GType parent) {
        return g_type_register_static_simple(parent, name, sizeof(AtkObjectClass),
                                             parent == ATK_TYPE_OBJECT ? class_init : nullptr, sizeof(Node), nullptr,
                                             GTypeFlags(0));
    };
    static const GType pile = [&] {
        const GType type = make("LongwoodPile", ATK_TYPE_OBJECT);
        add_component_to_nodes(type);
        return type;
    }();
    static const GType slot = [&] {
        const GType type = make("LongwoodSlot", pile);
        add_actions_to_slots(type);
        return type;
    }();
    return with_actions ? slot : pile;
}

} // namespace

AtkObject *make_atk_node(AtkTable &table, NodeId id) {
    const auto node = static_cast<Node *>(g_object_new(node_type(id.slot >= 0), nullptr));
    node->table = &table;
    node->id = id;
    return &node->base;
}

void retire_atk_node(AtkObject *node) {
    reinterpret_cast<Node *>(node)->table = nullptr;
    atk_object_notify_state_change(node, ATK_STATE_DEFUNCT, TRUE);
    g_object_unref(node);
}

AtkTable *table_of(gpointer node) { return static_cast<Node *>(node)->table; }

NodeId id_of(gpointer node) { return static_cast<Node *>(node)->id; }

} // namespace longwood::accessibility
