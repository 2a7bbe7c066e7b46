#include "app/wx/toolkit.h"

#include <cstdio>

#include <wx/access.h>
#include <wx/app.h>
#include <wx/iconbndl.h>

#include <windows.h>

#include "accessibility/bridges/msaa.h"
#include "app/wx/text.h"

namespace longwood::wx {
namespace {

// A name that readers are given and eyes are not.
class SpokenName : public wxAccessible {
  public:
    SpokenName(wxWindow *window, const wxString &name) : wxAccessible(window), name_(name) {}
    wxAccStatus GetName(int child, wxString *name) override {
        if (child != wxACC_SELF) return wxACC_NOT_IMPLEMENTED;
        *name = name_;
        return wxACC_OK;
    }

  private:
    wxString name_;
};

constexpr DWORD live_region_changed = 0x8019; // of Windows 8; an older one passes it on

// Where the program was started from, if that is a console, a file or another program.
HANDLE starter_of(bool is_trouble) {
    const DWORD which = is_trouble ? STD_ERROR_HANDLE : STD_OUTPUT_HANDLE;
    ::AttachConsole(ATTACH_PARENT_PROCESS);
    const HANDLE stream = ::GetStdHandle(which);
    const bool is_there = stream && stream != INVALID_HANDLE_VALUE && ::GetFileType(stream) != FILE_TYPE_UNKNOWN;
    return is_there ? stream : nullptr;
}

} // namespace

void prepare_toolkit(const std::string &, Drawing) {}

// Windows has its own buttons and dialogs in the player's language.
void set_native_language(const std::string &, bool) {}

void show_icon(wxTopLevelWindow &window) { window.SetIcons(wxIconBundle("AAA_longwood", nullptr)); }

void set_first_size(wxTopLevelWindow &window, const wxSize &inner) { window.SetClientSize(inner); }

void come_to_front(wxTopLevelWindow &window) { window.Raise(); }

void answer_first(wxEvtHandler &, const std::function<void()> &work) { work(); }

int run_toolkit(int, char **) { return wxEntry(::GetModuleHandleW(nullptr), nullptr, nullptr, SW_SHOWDEFAULT); }

void answer_before_window(const std::string &text, bool is_trouble) {
    DWORD written = 0;
    DWORD mode = 0;
    const HANDLE stream = starter_of(is_trouble);
    const std::wstring wide = to_wx(text).ToStdWstring();
    if (stream && ::GetConsoleMode(stream, &mode))
        ::WriteConsoleW(stream, wide.data(), DWORD(wide.size()), &written, nullptr);
    else if (stream)
        ::WriteFile(stream, text.data(), DWORD(text.size()), &written, nullptr);
    else
        ::MessageBoxW(nullptr, wide.c_str(), L"Longwood", is_trouble ? MB_ICONWARNING : MB_ICONINFORMATION);
}

void before_opening(wxMenu &, std::function<void()> fill) { fill(); }

void align_to_start(wxWindow &) {} // a mirrored window does so by itself

void tell_reader(wxWindow &label, const std::string &text) {
    if (accessibility::notify_screen_reader(label, text, true)) return;
    label.SetAccessible(new SpokenName(&label, to_wx(text)));
    ::NotifyWinEvent(live_region_changed, static_cast<HWND>(label.GetHandle()), OBJID_CLIENT, CHILDID_SELF);
}

void call_dialog(wxWindow &) {}

void call_chart(wxWindow &chart, wxStaticText &caption) { chart.SetLabel(caption.GetLabelText()); }

// Its name is the label before it.
void call_list(wxListBox &, const std::string &) {}

void go_to_item(wxListBox &list, int index) {
    list.SetSelection(index);
    list.EnsureVisible(index);
}

// The system's own dialogs have the system's own words.
void label_buttons(wxWindow &, const std::string &, const std::string &) {}

} // namespace longwood::wx
