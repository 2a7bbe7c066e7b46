// What differs from one toolkit below wx to another: toolkit_gtk.cpp, toolkit_msw.cpp. First of
// all the language of what is not ours, of buttons and dialogs.
#pragma once

#include <functional>
#include <string>

#include <wx/listbox.h>
#include <wx/menu.h>
#include <wx/stattext.h>
#include <wx/toplevel.h>
#include <wx/window.h>

#include "app/wx/look.h"

namespace longwood::wx {

/// To be called before wx starts: text in UTF-8, whatever the system's locale, and the way of drawing that
/// costs the least time or, for low memory, the least memory.
void prepare_toolkit(const std::string &language, Drawing drawing);

/// From now on wx and the toolkit speak the language and lay out windows in its direction, those
/// that are open too. No locale of that language needs to be installed.
void set_toolkit_language(const std::string &language, bool right_to_left);

/// The part of it that wx does not do.
void set_native_language(const std::string &language, bool right_to_left);

/// Has the window show the program's icon where that is not the desktop's business.
void show_icon(wxTopLevelWindow &window);

/// Gives a window that is not shown yet the size of its inner part.
void set_first_size(wxTopLevelWindow &window, const wxSize &inner);

/// Brings the window before others, with the keys: the player did something to it in another window.
void come_to_front(wxTopLevelWindow &window);

/// Does it now or, where assistive technology asked for it and not a key or the mouse, as soon as
/// that has its answer: a dialog that opened inside the request would stop the program at the next key.
void answer_first(wxEvtHandler &handler, const std::function<void()> &work);

/// Runs the application that wx has been given.
int run_toolkit(int count, char **arguments);

/// Tells the player something before there is a window: where the program was typed, or in a
/// window of the system's own.
void answer_before_window(const std::string &text, bool is_trouble);

/// Has `fill` called each time before a menu of the menu bar opens; at once where menus are cheap.
void before_opening(wxMenu &menu, std::function<void()> fill);

/// Writes the label from the side on which its language begins.
void align_to_start(wxWindow &label);

/// Has a screen reader say a text beside what has the focus in a dialog. `label` is an empty one
/// of the dialog, which lends its place.
void tell_reader(wxWindow &label, const std::string &text);

/// Has a screen reader call a window a dialog; else it says "frame", as of the program's own window.
void call_dialog(wxWindow &dialog);

/// Has a screen reader find `chart` as a chart called by its caption, and the caption as what it is; a plain
/// label it would read out each time the dialog opens.
void call_chart(wxWindow &chart, wxStaticText &caption);

/// Gives a list the words that a screen reader says before the item, and has it called a list; else
/// it says "table with 4 rows 1 column".
void call_list(wxListBox &list, const std::string &label);

/// Selects an item of a list as the arrow keys do, so that it is also read.
void go_to_item(wxListBox &list, int index);

/// Gives the two buttons of a native dialog for files our own words: not every system has wx's.
void label_buttons(wxWindow &native_dialog, const std::string &accept, const std::string &cancel);

} // namespace longwood::wx
