#include "app/wx/line_label.h"

#include <gtk/gtk.h>
#ifdef GDK_WINDOWING_X11
#include <gdk/gdkx.h>
#endif
#include <wx/nativewin.h>

namespace longwood::wx {

namespace {

// The text, laid out for the width of the widget. A GtkLabel would have its window place everything anew
// for each text, which is a twelfth of what a key costs.
class Line {
  public:
    explicit Line(GtkWidget *widget) : widget_(widget) {}
    Line(const Line &) = delete;
    Line &operator=(const Line &) = delete;
    ~Line() { g_clear_object(&layout_); }

    void show(const char *text) {
        pango_layout_set_text(layout(), text, -1);
        gtk_widget_queue_draw(widget_);
        atk_object_set_name(gtk_widget_get_accessible(widget_), text);
    }

    void draw(cairo_t *picture) {
        const int width = gtk_widget_get_allocated_width(widget_), height = gtk_widget_get_allocated_height(widget_);
        // In a window of its own the picture begins empty: the ground is that of the whole window.
        gtk_render_background(gtk_widget_get_style_context(gtk_widget_get_toplevel(widget_)), picture, 0, 0, width,
                              height);
        gtk_render_layout(gtk_widget_get_style_context(widget_), picture, 0, 0, layout());
    }

    void set_width(int width) { pango_layout_set_width(layout(), width * PANGO_SCALE); }

    // Another font, or the other direction.
    void style_changed() {
        if (!layout_) return;
        pango_layout_context_changed(layout_);
        align();
        gtk_widget_queue_draw(widget_);
    }

  private:
    PangoLayout *layout() {
        if (layout_) return layout_;
        layout_ = gtk_widget_create_pango_layout(widget_, nullptr);
        pango_layout_set_wrap(layout_, PANGO_WRAP_WORD_CHAR);
        align();
        return layout_;
    }

    // Texts begin on the side of the window's language.
    void align() {
        const bool from_right = gtk_widget_get_direction(widget_) == GTK_TEXT_DIR_RTL;
        pango_layout_set_alignment(layout_, from_right ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT);
    }

    GtkWidget *widget_;
    PangoLayout *layout_ = nullptr;
};

Line &line_of(GtkWidget *widget) { return *static_cast<Line *>(g_object_get_data(G_OBJECT(widget), "longwood-line")); }

void give_line(GtkWidget *widget) {
    g_object_set_data_full(G_OBJECT(widget), "longwood-line", new Line(widget),
                           [](gpointer line) { delete static_cast<Line *>(line); });
}

// With one picture for the line and another for the cards, both are small; a common one would
// reach from the cards down to the line. Wayland has no windows inside windows: what is drawn on
// one there is never seen.
void draw_apart(GtkWidget *widget, gpointer) {
#ifdef GDK_WINDOWING_X11
    if (GDK_IS_X11_DISPLAY(gtk_widget_get_display(widget))) gdk_window_ensure_native(gtk_widget_get_window(widget));
#endif
}

gboolean draw(GtkWidget *widget, cairo_t *picture, gpointer) {
    line_of(widget).draw(picture);
    return FALSE;
}

void change_size(GtkWidget *widget, GdkRectangle *place, gpointer) { line_of(widget).set_width(place->width); }

void change_style(GtkWidget *widget, gpointer) { line_of(widget).style_changed(); }

void change_direction(GtkWidget *widget, GtkTextDirection, gpointer) { line_of(widget).style_changed(); }

} // namespace

wxWindow *make_line_label(wxWindow *parent, int id) {
    GtkWidget *widget = gtk_drawing_area_new();
    give_line(widget);
    g_signal_connect(widget, "realize", G_CALLBACK(draw_apart), nullptr);
    g_signal_connect(widget, "draw", G_CALLBACK(draw), nullptr);
    g_signal_connect(widget, "size-allocate", G_CALLBACK(change_size), nullptr);
    g_signal_connect(widget, "style-updated", G_CALLBACK(change_style), nullptr);
    g_signal_connect(widget, "direction-changed", G_CALLBACK(change_direction), nullptr);
    atk_object_set_role(gtk_widget_get_accessible(widget), ATK_ROLE_LABEL);
    gtk_widget_show(widget);
    return new wxNativeWindow(parent, id, widget);
}

void show_in_label(wxWindow &label, const wxString &text) { line_of(label.GetHandle()).show(text.utf8_str()); }

} // namespace longwood::wx
