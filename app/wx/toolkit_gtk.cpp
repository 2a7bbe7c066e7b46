#include "app/wx/toolkit.h"

#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <glib.h>
#include <gtk/gtk.h>
#ifdef GDK_WINDOWING_X11
#include <gdk/gdkx.h>
#endif
#include <libintl.h>

#include <wx/init.h>

#include "app/wx/text.h"

namespace longwood::wx {
namespace {

// A minimal system may have no other locale than C; text needs UTF-8, and GTK reads its own
// translations only if the locale is not plain C.
void use_utf8(int category) {
    const char *name = std::setlocale(category, "");
    if (!name || std::string_view(name) == "C" || std::string_view(name) == "POSIX")
        std::setlocale(category, "C.UTF-8");
}

// GTK keeps the names of the keys that menus show from its start.
void rename_modifiers() {
    auto *labels = GTK_ACCEL_LABEL_CLASS(g_type_class_ref(GTK_TYPE_ACCEL_LABEL));
    const auto rename = [](gchar *&name, const char *english) {
        g_free(name);
        name = g_strdup(g_dpgettext2("gtk30", "keyboard label", english));
    };
    rename(labels->mod_name_shift, "Shift");
    rename(labels->mod_name_control, "Ctrl");
    rename(labels->mod_name_alt, "Alt");
    g_type_class_unref(labels);
}

// Every part of the window that is drawn anew is a picture in memory first, at the start one
// of the whole window. The C library would learn to keep so much for the next time.
void return_large_pictures() {
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 256 * 1024);
    mallopt(M_TRIM_THRESHOLD, 256 * 1024);
#endif
}

} // namespace

void prepare_toolkit(const std::string &language, Drawing drawing) {
    use_utf8(LC_CTYPE);
    return_large_pictures();
    use_utf8(LC_MESSAGES);
    setenv("LANGUAGE", language.c_str(), 1);
    // Measured: pictures of cards are copied faster here than by the X server, which would be given them
    // first. Without such pictures the server draws as fast, and the copies of the window that it would share
    // with us, each as large as the window, and the letters kept here are saved.
    if (drawing == Drawing::Fine) setenv("GDK_RENDERING", "image", 0);
    // Else GDK may load the drivers for three-dimensional drawing, which nobody here does.
    setenv("GDK_GL", "disable", 0);
}

void set_native_language(const std::string &language, bool right_to_left) {
    setenv("LANGUAGE", language.c_str(), 1);
    textdomain(textdomain(nullptr)); // the C library forgets the texts that it has found so far
    rename_modifiers();
    gtk_widget_set_default_direction(right_to_left ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
}

void show_icon(wxTopLevelWindow &) {}

void set_first_size(wxTopLevelWindow &window, const wxSize &inner) {
    window.SetClientSize(inner);
    // Else wx takes this wish back only when the window was drawn, and GTK draws all of it again.
    gtk_widget_set_size_request(window.m_wxwindow, -1, -1);
}

void come_to_front(wxTopLevelWindow &window) {
    auto *widget = static_cast<GtkWidget *>(window.GetHandle());
#ifdef GDK_WINDOWING_X11
    // The moment must be newer than that of the other window's last click; else window managers think
    // that we steal the keys, and leave them there, from the dialog that may follow too.
    if (GdkWindow *native = gtk_widget_get_window(widget); native && GDK_IS_X11_WINDOW(native)) {
        const guint32 now = gdk_x11_get_server_time(native);
        gdk_x11_window_set_user_time(native, now);
        return gtk_window_present_with_time(GTK_WINDOW(widget), now);
    }
#endif
    gtk_window_present(GTK_WINDOW(widget));
}

// A request from the bus comes without an event. While it is open, the bus takes nothing else; and
// every key is told there first where a screen reader listens to keys.
void answer_first(wxEvtHandler &handler, const std::function<void()> &work) {
    GdkEvent *event = gtk_get_current_event();
    if (!event) return handler.CallAfter(work);
    gdk_event_free(event);
    work();
}

int run_toolkit(int count, char **arguments) { return wxEntry(count, arguments); }

void answer_before_window(const std::string &text, bool is_trouble) {
    std::fputs(text.c_str(), is_trouble ? stderr : stdout);
}

// Earlier than wx tells of it: GTK finds the place for the menu by its size.
void before_opening(wxMenu &menu, std::function<void()> fill) {
    using Fill = std::function<void()>;
    g_signal_connect_data(
        menu.m_menu, "show", G_CALLBACK(+[](GtkWidget *, gpointer work) { (*static_cast<Fill *>(work))(); }),
        new Fill(std::move(fill)), [](gpointer work, GClosure *) { delete static_cast<Fill *>(work); },
        GConnectFlags(0));
}

void align_to_start(wxWindow &label) {
    // wx turns left and right round, and GTK does so again.
    auto *widget = static_cast<GtkWidget *>(label.GetHandle());
    if (!GTK_IS_LABEL(widget)) return;
    gtk_label_set_xalign(GTK_LABEL(widget), 0);
    gtk_label_set_justify(GTK_LABEL(widget), GTK_JUSTIFY_LEFT);
}

void tell_reader(wxWindow &label, const std::string &text) {
    // As the table does: Orca speaks what an info bar shows as it is.
    auto *widget = static_cast<GtkWidget *>(label.GetHandle());
    AtkObject *notice = gtk_widget_get_accessible(widget);
    atk_object_set_role(notice, ATK_ROLE_INFO_BAR);
    // As a part of the program's own window: in a dialog Orca says the title of the dialog before it, each time.
    if (GtkWindow *own = gtk_window_get_transient_for(GTK_WINDOW(gtk_widget_get_toplevel(widget))))
        atk_object_set_parent(notice, gtk_widget_get_accessible(GTK_WIDGET(own)));
    atk_object_set_name(notice, text.c_str());
    atk_object_notify_state_change(notice, ATK_STATE_SHOWING, FALSE);
    atk_object_notify_state_change(notice, ATK_STATE_SHOWING, TRUE);
}

void call_dialog(wxWindow &dialog) {
    atk_object_set_role(gtk_widget_get_accessible(static_cast<GtkWidget *>(dialog.GetHandle())), ATK_ROLE_DIALOG);
}

void call_chart(wxWindow &chart, wxStaticText &caption) {
    AtkObject *picture = gtk_widget_get_accessible(static_cast<GtkWidget *>(chart.GetHandle()));
    atk_object_set_role(picture, ATK_ROLE_CHART);
    atk_object_set_name(picture, from_wx(caption.GetLabelText()).c_str());
    AtkObject *words = gtk_widget_get_accessible(static_cast<GtkWidget *>(caption.GetHandle()));
    atk_object_set_role(words, ATK_ROLE_CAPTION);
}

void call_list(wxListBox &list, const std::string &label) {
    auto *view = gtk_bin_get_child(GTK_BIN(static_cast<GtkWidget *>(list.GetHandle())));
    AtkObject *object = gtk_widget_get_accessible(view);
    atk_object_set_name(object, label.c_str());
    atk_object_set_role(object, ATK_ROLE_LIST);
}

void go_to_item(wxListBox &list, int index) {
    list.SetSelection(index);
    auto *view = gtk_bin_get_child(GTK_BIN(static_cast<GtkWidget *>(list.GetHandle())));
    if (!GTK_IS_TREE_VIEW(view)) return;
    GtkTreePath *path = gtk_tree_path_new_from_indices(index, -1);
    gtk_tree_view_set_cursor(GTK_TREE_VIEW(view), path, nullptr, FALSE);
    gtk_tree_path_free(path);
}

void label_buttons(wxWindow &native_dialog, const std::string &accept, const std::string &cancel) {
    auto *dialog = static_cast<GtkWidget *>(native_dialog.GetHandle());
    if (!GTK_IS_DIALOG(dialog)) return;
    const auto label = [dialog](int answer, const std::string &text) {
        GtkWidget *button = gtk_dialog_get_widget_for_response(GTK_DIALOG(dialog), answer);
        if (GTK_IS_BUTTON(button)) gtk_button_set_label(GTK_BUTTON(button), text.c_str());
    };
    label(GTK_RESPONSE_ACCEPT, accept);
    label(GTK_RESPONSE_CANCEL, cancel);
}

} // namespace longwood::wx
