#include "app/wx/line_label.h"

#include <gtk/gtk.h>
#include <wx/nativewin.h>

#include "app/wx/toolkit.h"

namespace longwood::wx {

namespace {

// Asks for no size of its own: else every text is laid out several times, to learn how wide
// and how high it would like to be.
void ask_for_nothing(GtkWidget *, gint *least, gint *natural) { *least = *natural = 0; }

void ask_for_nothing_there(GtkWidget *, gint, gint *least, gint *natural) { *least = *natural = 0; }

void ask_for_nothing_at_all(GtkWidget *, gint, gint *least, gint *natural, gint *least_line, gint *natural_line) {
    *least = *natural = 0;
    for (gint *baseline : {least_line, natural_line})
        if (baseline) *baseline = -1;
}

void make_class(gpointer made, gpointer) {
    GtkWidgetClass *line = GTK_WIDGET_CLASS(made);
    line->get_request_mode = [](GtkWidget *) { return GTK_SIZE_REQUEST_CONSTANT_SIZE; };
    line->get_preferred_width = ask_for_nothing;
    line->get_preferred_height = ask_for_nothing;
    line->get_preferred_width_for_height = ask_for_nothing_there;
    line->get_preferred_height_for_width = ask_for_nothing_there;
    line->get_preferred_height_and_baseline_for_width = ask_for_nothing_at_all;
}

// A GtkLabel in everything else: assistive technology reads it as one.
GType line_type() {
    static const GType type = g_type_register_static_simple(GTK_TYPE_LABEL, "LongwoodLine", sizeof(GtkLabelClass),
                                                            make_class, sizeof(GtkLabel), nullptr, GTypeFlags(0));
    return type;
}

// With one picture for the line and another for the cards, both are small; a common one would
// reach from the cards down to the line. Where a display has no windows inside windows,
// nothing changes.
void draw_apart(GtkWidget *line, gpointer) {
    if (gtk_widget_get_has_window(line)) gdk_window_ensure_native(gtk_widget_get_window(line));
}

// On its own the picture begins empty: the ground is that of the whole window.
gboolean draw_ground(GtkWidget *line, cairo_t *picture, gpointer) {
    gtk_render_background(gtk_widget_get_style_context(gtk_widget_get_toplevel(line)), picture, 0, 0,
                          gtk_widget_get_allocated_width(line), gtk_widget_get_allocated_height(line));
    return FALSE;
}

} // namespace

wxWindow *make_line_label(wxWindow *parent, int id) {
    auto *label = GTK_WIDGET(g_object_new(line_type(), "wrap", TRUE, "yalign", 0.0, "visible", TRUE, nullptr));
    // Else GTK places everything in the window anew for every text.
    g_object_set(parent->GetHandle(), "resize-mode", GTK_RESIZE_QUEUE, nullptr);
    g_signal_connect(parent->GetHandle(), "realize", G_CALLBACK(draw_apart), nullptr);
    g_signal_connect(parent->GetHandle(), "draw", G_CALLBACK(draw_ground), nullptr);
    return new wxNativeWindow(parent, id, label);
}

void show_in_label(wxWindow &label, const wxString &text) {
    gtk_label_set_text(GTK_LABEL(label.GetHandle()), text.utf8_str());
    align_to_start(label);
}

} // namespace longwood::wx
