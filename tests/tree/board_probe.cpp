// A window with nothing but the tree of a table: what the bridge alone makes audible. The keys
// change the tree in every way a game does; wx and the game itself are tested elsewhere.
#include <gtk/gtk.h>

#include <memory>
#include <string>
#include <utility>

#include "accessibility/bridges/atk.h"

namespace {

using namespace longwood;
using namespace longwood::accessibility;

Tree table_of(std::vector<std::vector<std::string>> piles) {
    Tree tree{.name = "Probe"};
    int number = 0;
    for (const std::vector<std::string> &names : piles) {
        const int x = 10 + 100 * number++;
        PileNode pile{
            .pile = PileId::tableau(number), .name = "pile " + std::to_string(number), .rect = {x, 10, 80, 400}};
        for (const std::string &name : names) {
            const int index = int(pile.slots.size());
            pile.slots.push_back({{pile.pile, index}, name + ", " + pile.name, {x, 10 + 30 * index, 80, 30}});
        }
        tree.piles.push_back(pile);
    }
    return tree;
}

struct Probe {
    GtkWidget *area = nullptr;
    locale::Translator words{"/nonexistent"};
    Tree tree = table_of({{"ace", "two"}, {"three", "four", "five"}, {"space"}, {"six"}});
    std::unique_ptr<AtkBridge> bridge = {};
    int renamings = 0;

    void show(Tree now, bool bulk = false) {
        const std::vector<TreeChange> changes = changes_between(tree, now);
        tree = std::move(now);
        bridge->update(tree, changes, bulk);
    }
    void focus(SlotId id) {
        Tree now = tree;
        now.focus = id;
        show(std::move(now));
    }
    void say(const std::string &text) { bridge->announce({text}); }
};

void step(Probe &probe, int piles, int slots) {
    SlotId id = probe.tree.focus;
    id.pile += piles;
    if (id.pile < 0 || id.pile >= int(probe.tree.piles.size())) return probe.say("edge of the table");
    const int top = int(probe.tree.piles[std::size_t(id.pile)].slots.size()) - 1;
    id.slot = piles ? top : id.slot + slots;
    if (id.slot < 0 || id.slot > top) return probe.say("edge of the pile");
    probe.focus(id);
}

/// The top card of pile 2 goes to pile 4, and the focus with it.
void move_card(Probe &probe) {
    Tree now = probe.tree;
    Slot card = now.piles[1].slots.back();
    now.piles[1].slots.pop_back();
    card.name = "five, pile 4";
    card.spot = {PileId::tableau(4), int(now.piles[3].slots.size())};
    now.piles[3].slots.push_back(card);
    now.focus = {3, int(now.piles[3].slots.size()) - 1};
    probe.show(std::move(now));
    probe.bridge->announce({.text = "five onto six, pile 4. Turned up: four", .names_focus = true});
}

gboolean key(GtkWidget *, GdkEventKey *event, gpointer data) {
    Probe &probe = *static_cast<Probe *>(data);
    Tree now = probe.tree;
    switch (event->keyval) {
    case GDK_KEY_Left: step(probe, -1, 0); break;
    case GDK_KEY_Right: step(probe, 1, 0); break;
    case GDK_KEY_Up: step(probe, 0, -1); break;
    case GDK_KEY_Down: step(probe, 0, 1); break;
    case GDK_KEY_s: probe.say("a sentence"); break;
    case GDK_KEY_m: move_card(probe); break;
    case GDK_KEY_r: // what lies under the focus is another card now
        now.piles[std::size_t(now.focus.pile)].slots[std::size_t(now.focus.slot)].name =
            "renamed " + std::to_string(++probe.renamings);
        probe.show(std::move(now));
        break;
    case GDK_KEY_c: // picked up
        for (Slot &slot : now.piles[1].slots)
            slot.carried = !slot.carried;
        probe.show(std::move(now));
        break;
    case GDK_KEY_d: // a deal of another game: other piles, other cards
        now = table_of({{"seven"}, {"eight"}, {"nine"}, {"ten"}, {"jack", "queen"}});
        now.focus = {4, 1};
        probe.show(std::move(now), true);
        probe.say("dealt");
        break;
    case GDK_KEY_q: gtk_main_quit(); break;
    default: return FALSE;
    }
    return TRUE;
}

Requests requests(Probe &probe) {
    const auto said = [&probe](const char *what) {
        return [&probe, what](Spot spot) {
            probe.say(std::string(what) + " " + to_text(spot.pile) + " " + std::to_string(spot.index));
        };
    };
    return {.focus =
                [&probe](Spot spot) {
                    probe.focus({spot.pile.number() - 1, spot.index});
                },
            .pick_up_or_put_down = said("pick up"),
            .to_foundation = said("to foundation"),
            .use_stock = [&probe] { probe.say("use stock"); }};
}

} // namespace

int main(int argc, char **argv) {
    gtk_init(&argc, &argv);
    Probe probe;
    GtkWidget *window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
    gtk_window_set_title(GTK_WINDOW(window), "Board probe");
    gtk_window_set_default_size(GTK_WINDOW(window), 640, 480);
    probe.area = gtk_drawing_area_new();
    gtk_widget_set_can_focus(probe.area, TRUE);
    gtk_widget_add_events(probe.area, GDK_KEY_PRESS_MASK);
    probe.bridge = make_atk_bridge(probe.area, requests(probe), probe.words);
    probe.bridge->update(probe.tree, changes_between({}, probe.tree), true);
    g_signal_connect(probe.area, "key-press-event", G_CALLBACK(key), &probe);
    g_signal_connect(window, "destroy", G_CALLBACK(gtk_main_quit), nullptr);
    gtk_container_add(GTK_CONTAINER(window), probe.area);
    gtk_widget_grab_focus(probe.area);
    gtk_widget_show_all(window);
    gtk_main();
    return 0;
}
