#include "app/wx/line_label.h"

#include <wx/stattext.h>

namespace longwood::wx {

wxWindow *make_line_label(wxWindow *parent, int id) {
    return new wxStaticText(parent, id, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxST_NO_AUTORESIZE);
}

void show_in_label(wxWindow &label, const wxString &text) {
    label.SetLabelText(text);
    static_cast<wxStaticText &>(label).Wrap(label.GetSize().x);
}

} // namespace longwood::wx
