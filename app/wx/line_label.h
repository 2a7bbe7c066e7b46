// The text of the message line: a label that takes the size it is given. Its text changes
// with almost every key, and a plain label would have the window measured anew each time.
#pragma once

#include <wx/window.h>

namespace longwood::wx {

/// A label for `parent`, which should hold nothing else.
wxWindow *make_line_label(wxWindow *parent, int id);

/// Shows the text from the start of the line, in as many lines as it needs.
void show_in_label(wxWindow &label, const wxString &text);

} // namespace longwood::wx
