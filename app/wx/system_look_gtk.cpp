#include "app/wx/system_look.h"

#include <gtk/gtk.h>

#include <wx/settings.h>

namespace longwood::wx {

SystemLook system_look() {
    SystemLook look;
    look.is_dark = wxSystemSettings::GetAppearance().IsUsingDarkBackground();
    gchar *name = nullptr;
    gboolean moves = TRUE;
    g_object_get(gtk_settings_get_default(), "gtk-theme-name", &name, "gtk-enable-animations", &moves, nullptr);
    look.wants_no_motion = !moves;
    // The theme of that name comes with GTK; desktops choose it as their high contrast.
    look.has_high_contrast = name && wxString::FromUTF8(name).StartsWith("HighContrast");
    g_free(name);
    return look;
}

} // namespace longwood::wx
