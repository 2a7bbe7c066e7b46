#include "app/wx/line_label.h"

#include <wx/stattext.h>

namespace longwood::wx {

wxWindow *make_line_label(wxWindow *parent, int id) {
    return new wxStaticText(parent, id, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxST_NO_AUTORESIZE);
}

void show_in_label(wxWindow &label, const wxString &text) {
    auto &lines = static_cast<wxStaticText &>(label);
    lines.SetLabelText(text);
    lines.Wrap(label.GetSize().x);
}

} // namespace longwood::wx
