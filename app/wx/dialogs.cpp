#include "app/wx/dialogs.h"

#include <algorithm>
#include <charconv>

#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/filedlg.h>
#include <wx/listbox.h>
#include <wx/msgdlg.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "app/phrases/command_line.h"
#include "app/wx/from_right.h"
#include "app/wx/text.h"
#include "app/wx/toolkit.h"
#include "app/wx/window_ids.h"
#include "locale/languages.h"

namespace longwood::wx {
namespace {

using locale::Translator;

// TRANSLATORS: a button
std::string ok_label(const Translator &words) { return words.text_in("button", "OK"); }
// TRANSLATORS: a button
std::string cancel_label(const Translator &words) { return words.text_in("button", "Cancel"); }

// Label, control, buttons below one another, and the focus on the control.
class FormDialog : public wxDialog {
  public:
    FormDialog(wxWindow *parent, const std::string &title, const std::string &label)
        : wxDialog(parent, wxID_ANY, to_wx(title), wxDefaultPosition, wxDefaultSize,
                   wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
          column_(new wxBoxSizer(wxVERTICAL)) {
        call_dialog(*this);
        // Before the control: it becomes the name that screen readers say.
        column_->Add(new wxStaticText(this, wxID_ANY, to_wx(label)), wxSizerFlags().Border());
    }

    void set_control(wxWindow *control, int proportion) {
        control_ = control;
        column_->Add(control, wxSizerFlags(proportion).Expand().Border(wxLEFT | wxRIGHT));
    }

    void add_buttons(const Translator &words, const std::string &accept) {
        auto *row = new wxBoxSizer(wxHORIZONTAL);
        row->AddStretchSpacer();
        auto *cancel = new wxButton(this, wxID_CANCEL, to_wx(cancel_label(words)));
        auto *ok = new wxButton(this, wxID_OK, to_wx(accept));
        row->Add(cancel, wxSizerFlags().Border(wxRIGHT));
        row->Add(ok);
        ok->SetDefault();
        finish(row);
    }

    void add_close_button(const Translator &words) {
        auto *row = new wxBoxSizer(wxHORIZONTAL);
        row->AddStretchSpacer();
        // TRANSLATORS: a button
        row->Add(new wxButton(this, wxID_CANCEL, to_wx(words.text_in("button", "Close"))));
        finish(row);
    }

    int show() {
        CentreOnParent();
        control_->SetFocus();
        return ShowModal();
    }

  private:
    void finish(wxSizer *row) {
        column_->Add(row, wxSizerFlags().Expand().Border());
        SetSizerAndFit(column_);
    }

    wxBoxSizer *column_;
    wxWindow *control_ = nullptr;
};

// A letter goes to the next item that begins with it.
bool select_by_letter(wxListBox &list, const wxKeyEvent &event) {
    const wxString letter = wxString(event.GetUnicodeKey()).Lower();
    if (event.HasModifiers() || event.GetUnicodeKey() <= WXK_SPACE) return false;
    const int count = int(list.GetCount());
    for (int step = 1; step <= count; ++step) {
        const int index = (list.GetSelection() + step) % count;
        if (!list.GetString(unsigned(index)).Lower().StartsWith(letter)) continue;
        go_to_item(list, index);
        return true;
    }
    return false;
}

} // namespace

std::optional<int> choose_from_list(wxWindow *parent, const Translator &words, const ListQuestion &question) {
    FormDialog dialog(parent, question.title, question.label);
    auto *list = new wxListBox(&dialog, id_choice_list, wxDefaultPosition, parent->FromDIP(wxSize(460, 260)), 0,
                               nullptr, wxLB_SINGLE);
    for (const std::string &item : question.items)
        list->Append(to_wx(item));
    // As wide as the longest item, as far as the window goes.
    const int wanted = list->GetBestSize().x + parent->FromDIP(24);
    list->SetMinSize({std::clamp(wanted, parent->FromDIP(460), std::max(parent->FromDIP(460), parent->GetSize().x)),
                      parent->FromDIP(260)});
    call_list(*list, question.label);
    go_to_item(*list, question.selected);
    list->Bind(wxEVT_LISTBOX_DCLICK, [&](wxCommandEvent &) { dialog.EndModal(wxID_OK); });
    list->Bind(wxEVT_CHAR, [list](wxKeyEvent &event) {
        if (!select_by_letter(*list, event)) event.Skip();
    });
    dialog.set_control(list, 1);
    dialog.add_buttons(words, question.accept);
    // GTK takes Enter in a list for itself.
    dialog.Bind(wxEVT_CHAR_HOOK, [&](wxKeyEvent &event) {
        const bool enter = event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER;
        if (enter && list->HasFocus())
            dialog.EndModal(wxID_OK);
        else
            event.Skip();
    });
    if (dialog.show() != wxID_OK || list->GetSelection() == wxNOT_FOUND) return std::nullopt;
    return list->GetSelection();
}

std::optional<DealNumber> ask_deal_number(wxWindow *parent, const Translator &words, DealNumber now) {
    // TRANSLATORS: title of a dialog
    const std::string title = words.text("New deal by number");
    // TRANSLATORS: label of a text field in a dialog
    FormDialog dialog(parent, title, words.text("Number of the deal:"));
    auto *field = new wxTextCtrl(&dialog, id_deal_number, to_wx(std::to_string(now)), wxDefaultPosition,
                                 parent->FromDIP(wxSize(280, -1)));
    field->SelectAll();
    dialog.set_control(field, 0);
    // TRANSLATORS: a button: deals the cards
    dialog.add_buttons(words, words.text_in("button", "Deal"));
    std::optional<DealNumber> chosen;
    dialog.Bind(
        wxEVT_BUTTON,
        [&](wxCommandEvent &) {
            const std::string typed = from_wx(field->GetValue().Trim().Trim(false));
            DealNumber number = 0;
            const auto read = std::from_chars(typed.data(), typed.data() + typed.size(), number);
            const bool whole = read.ec == std::errc{} && read.ptr == typed.data() + typed.size();
            if (whole && number >= first_deal_number && number <= last_deal_number) {
                chosen = number;
                return dialog.EndModal(wxID_OK);
            }
            answer_first(dialog, [&dialog, &words, field, typed] {
                show_message(&dialog, words, phrases::bad_deal_number(words, typed));
                field->SetFocus();
                field->SelectAll();
            });
        },
        wxID_OK);
    dialog.show();
    return chosen;
}

void show_text(wxWindow *parent, const Translator &words, const std::string &title, const std::string &label,
               const std::string &text) {
    FormDialog dialog(parent, title, label);
    const std::string lines = locale::right_to_left(words) ? from_right(text) : text;
    auto *field = new wxTextCtrl(&dialog, id_help_text, to_wx(lines), wxDefaultPosition,
                                 parent->FromDIP(wxSize(620, 420)), wxTE_MULTILINE | wxTE_READONLY | wxTE_RICH2);
    field->SetInsertionPoint(0);
    field->ShowPosition(0);
    dialog.set_control(field, 1);
    dialog.add_close_button(words);
    dialog.show();
}

void show_message(wxWindow *parent, const Translator &words, const std::string &sentence) {
    wxMessageDialog box(parent, to_wx(sentence), "Longwood", wxOK | wxICON_INFORMATION);
    box.SetOKLabel(to_wx(ok_label(words)));
    box.ShowModal();
}

bool ask_whether(wxWindow *parent, const Translator &words, const std::string &sentence, const std::string &accept) {
    wxMessageDialog box(parent, to_wx(sentence), "Longwood", wxYES_NO | wxNO_DEFAULT | wxICON_QUESTION);
    box.SetYesNoLabels(to_wx(accept), to_wx(cancel_label(words)));
    return box.ShowModal() == wxID_YES;
}

namespace {

std::optional<std::string> ask_file(wxWindow *parent, const std::string &title, const Translator &words, long style,
                                    const std::string &proposed, const std::string &accept, const std::string &kind) {
    // TRANSLATORS: the kind of file in the system's file dialog
    const std::string kinds = kind + '|' + words.text("All files") + "|*";
    wxFileDialog dialog(parent, to_wx(title), wxEmptyString, to_wx(proposed), to_wx(kinds), style);
    label_buttons(dialog, accept, cancel_label(words));
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    return from_wx(dialog.GetPath());
}

std::string saved_games(const Translator &words, const std::string &patterns) {
    // TRANSLATORS: the kind of file in the system's file dialog
    return words.text("Saved games") + " (" + patterns + ")|" + patterns;
}

} // namespace

std::optional<std::string> ask_file_to_open(wxWindow *parent, const Translator &words) {
    // TRANSLATORS: title of the system's file dialog
    return ask_file(parent, words.text("Open a saved game"), words, wxFD_OPEN | wxFD_FILE_MUST_EXIST, "",
                    // TRANSLATORS: a button: opens the chosen file
                    words.text_in("button", "Open"), saved_games(words, "*.longwood;*.txt")); // mailed as text
}

std::optional<std::string> ask_file_to_save(wxWindow *parent, const Translator &words, const std::string &proposed) {
    // TRANSLATORS: title of the system's file dialog
    return ask_file(parent, words.text("Save the game"), words, wxFD_SAVE | wxFD_OVERWRITE_PROMPT, proposed,
                    // TRANSLATORS: a button: saves the file
                    words.text_in("button", "Save"), saved_games(words, "*.longwood"));
}

std::optional<std::string> ask_table_to_save(wxWindow *parent, const Translator &words, const std::string &proposed) {
    // TRANSLATORS: the kind of file in the system's file dialog: results for a spreadsheet
    const std::string kind = words.text("Tables") + " (*.csv)|*.csv";
    // TRANSLATORS: title of the system's file dialog
    return ask_file(parent, words.text("Save the table of results"), words, wxFD_SAVE | wxFD_OVERWRITE_PROMPT, proposed,
                    words.text_in("button", "Save"), kind);
}

} // namespace longwood::wx
