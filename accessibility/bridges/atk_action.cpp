#include "accessibility/bridges/atk_action.h"

#include <array>
#include <span>
#include <string>

#include "accessibility/bridges/atk_node.h"

namespace longwood::accessibility {

namespace {

enum class Deed { PickUpOrPutDown, ToFoundation, UseStock };

constexpr std::array on_stock = {Deed::UseStock};
constexpr std::array on_foundation = {Deed::PickUpOrPutDown};
constexpr std::array on_cards = {Deed::PickUpOrPutDown, Deed::ToFoundation, Deed::UseStock};

std::span<const Deed> deeds_of(gpointer slot) {
    const AtkTable *table = table_of(slot);
    if (!table || !table->exists(id_of(slot))) return {};
    switch (table->tree().piles[std::size_t(id_of(slot).pile)].pile.kind()) {
    case PileKind::Stock: return on_stock;
    case PileKind::Foundation:
    case PileKind::Sequence: return on_foundation;
    default: return on_cards;
    }
}

const Deed *deed_at(gpointer slot, gint index) {
    const std::span<const Deed> deeds = deeds_of(slot);
    return index >= 0 && std::size_t(index) < deeds.size() ? &deeds[std::size_t(index)] : nullptr;
}

struct Wish {
    AtkObject *slot;
    Deed deed;
};

/// The slot may have died since; then the wish is void.
gboolean fulfil(gpointer data) {
    const auto wish = static_cast<Wish *>(data);
    const AtkTable *table = table_of(wish->slot);
    const NodeId id = id_of(wish->slot);
    if (!table || !table->exists(id)) return G_SOURCE_REMOVE;
    const Requests &requests = table->requests();
    const Spot spot = table->tree().at({id.pile, id.slot}).spot;
    switch (wish->deed) {
    case Deed::PickUpOrPutDown:
        if (requests.pick_up_or_put_down) requests.pick_up_or_put_down(spot);
        break;
    case Deed::ToFoundation:
        if (requests.to_foundation) requests.to_foundation(spot);
        break;
    case Deed::UseStock:
        if (requests.use_stock) requests.use_stock();
        break;
    }
    return G_SOURCE_REMOVE;
}

/// Later, from the main loop: whoever asked waits for the answer, and a deed may open a dialog.
gboolean do_action(AtkAction *action, gint index) {
    const Deed *deed = deed_at(action, index);
    if (!deed) return FALSE;
    const auto release = [](gpointer data) {
        const auto wish = static_cast<Wish *>(data);
        g_object_unref(wish->slot);
        delete wish;
    };
    g_idle_add_full(G_PRIORITY_DEFAULT, fulfil, new Wish{ATK_OBJECT(g_object_ref(action)), *deed}, release);
    return TRUE;
}

gint get_n_actions(AtkAction *action) { return gint(deeds_of(action).size()); }

/// The first is what a click does, and readers look for it by that name.
const gchar *get_name(AtkAction *action, gint index) {
    const Deed *deed = deed_at(action, index);
    if (!deed) return nullptr;
    if (index == 0) return "click";
    return *deed == Deed::ToFoundation ? "to-foundation" : "use-stock";
}

const gchar *get_localized_name(AtkAction *action, gint index) {
    const Deed *deed = deed_at(action, index);
    if (!deed) return nullptr;
    const locale::Translator &words = table_of(action)->words();
    static std::string answer; // ATK copies it at once
    switch (*deed) {
    // TRANSLATORS: Something to do with a card, offered by assistive technology.
    case Deed::PickUpOrPutDown: answer = words.text("Pick up or put down"); break;
    // TRANSLATORS: Something to do with a card, offered by assistive technology.
    case Deed::ToFoundation: answer = words.text("To the foundation"); break;
    // TRANSLATORS: Something to do with the stock (draw or deal), offered by assistive technology.
    case Deed::UseStock: answer = words.text("Use the stock"); break;
    }
    return answer.c_str();
}

void action_init(gpointer iface, gpointer) {
    const auto action = static_cast<AtkActionIface *>(iface);
    action->do_action = do_action;
    action->get_n_actions = get_n_actions;
    action->get_name = get_name;
    action->get_localized_name = get_localized_name;
    action->get_description = get_localized_name;
}

} // namespace

void add_actions_to_slots(GType slot) {
    const GInterfaceInfo info = {action_init, nullptr, nullptr};
    g_type_add_interface_static(slot, ATK_TYPE_ACTION, &info);
}

} // namespace longwood::accessibility
