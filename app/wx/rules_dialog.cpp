#include "app/wx/rules_dialog.h"

#include <algorithm>
#include <set>

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/wrapsizer.h>

#include "app/wx/dialogs.h"
#include "app/wx/from_right.h"
#include "app/wx/text.h"
#include "app/wx/toolkit.h"
#include "app/wx/window_ids.h"
#include "engine/variants.h"
#include "locale/languages.h"
#include "locale/names.h"

namespace longwood::wx {
namespace {

// A wxTextCtrl counts characters, the help counts bytes.
long characters(std::string_view text) {
    return long(std::ranges::count_if(text, [](char byte) { return (std::uint8_t(byte) & 0xC0) != 0x80; }));
}

std::string title_of(const locale::Translator &words, const longwood::Rules &rules) {
    // TRANSLATORS: title of the dialog with the rules, and a button that opens them; {game} is e.g. "Waterloo"
    return locale::fill(words.text("Rules: {game}"), {{"game", locale::variant_name(words, rules)}});
}

// A row of a label, its control right after it, and perhaps a button.
wxBoxSizer *row_of(wxWindow *label, wxWindow *control, wxWindow *button = nullptr) {
    auto *row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(label, wxSizerFlags().CentreVertical().Border(wxRIGHT));
    row->Add(control, wxSizerFlags(1).CentreVertical());
    if (button) row->Add(button, wxSizerFlags().CentreVertical().Border(wxLEFT));
    return row;
}

} // namespace

RulesDialog::RulesDialog(wxWindow *parent, const locale::Translator &words, const longwood::Rules &rules,
                         const longwood::Rules *before, std::function<void(const std::string &)> own_voice)
    : wxDialog(parent, wxID_ANY, to_wx(title_of(words, rules)), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      words_(words), rules_(rules), own_voice_(std::move(own_voice)), before_(before) {
    call_dialog(*this);
    const locale::HelpPage page = locale::help_page(words, rules);
    auto *column = new wxBoxSizer(wxVERTICAL);
    const locale::HelpText help = locale::lay_out(page);
    add_text(*column, locale::right_to_left(words) ? from_right(help) : help);
    add_sections(*column);
    add_search(*column);
    add_links(*column, page);
    notice_ = new wxStaticText(this, wxID_ANY, wxEmptyString);
    column->Add(notice_);
    // TRANSLATORS: a button
    auto *close = new wxButton(this, wxID_CANCEL, to_wx(words.text_in("button", "Close")));
    column->Add(close, wxSizerFlags().Right().Border());
    SetSizerAndFit(column);
    Bind(wxEVT_CHAR_HOOK, &RulesDialog::key, this);
}

Onward RulesDialog::read(ReadingPlaces &places) {
    CentreOnParent();
    text_->SetFocus();
    long &place = places[std::string(rules_.id)];
    go_to(place);
    read_aloud(place);
    ShowModal();
    place = text_->GetInsertionPoint();
    return next_;
}

void RulesDialog::add_text(wxSizer &column, const locale::HelpText &help) {
    const std::string title = help.text.substr(0, help.text.find('\n'));
    // Labels before their controls: they become the names that screen readers say.
    // TRANSLATORS: label of the text with the rules
    column.Add(new wxStaticText(this, wxID_ANY, to_wx(words_.text("Rules of this game:"))), wxSizerFlags().Border());
    text_ = new wxTextCtrl(this, id_help_text, to_wx(help.text), wxDefaultPosition, FromDIP(wxSize(640, 380)),
                           wxTE_MULTILINE | wxTE_READONLY | wxTE_RICH2);
    column.Add(text_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT));
    wxTextAttr large;
    large.SetFont(text_->GetFont().MakeLarger().MakeBold());
    text_->SetStyle(0, characters(title), large);
    headings_.push_back({to_wx(title), 0});
    for (const locale::HelpHeading &heading : help.headings) {
        const long place = characters(std::string_view(help.text).substr(0, heading.offset));
        text_->SetStyle(place, place + characters(heading.heading), large);
        headings_.push_back({to_wx(heading.heading), place});
    }
    text_->Bind(wxEVT_KEY_UP, [this](wxKeyEvent &event) {
        show_section();
        event.Skip();
    });
}

void RulesDialog::add_sections(wxSizer &column) {
    // TRANSLATORS: label of a list with the headings of the rules
    auto *label = new wxStaticText(this, wxID_ANY, to_wx(words_.text("Section:")));
    sections_ = new wxChoice(this, wxID_ANY);
    for (const Heading &heading : headings_)
        sections_->Append(heading.words);
    sections_->Bind(wxEVT_CHOICE, [this](wxCommandEvent &) {
        go_to(headings_[std::size_t(std::max(0, sections_->GetSelection()))].place);
    });
    column.Add(row_of(label, sections_), wxSizerFlags().Expand().Border());
}

void RulesDialog::add_search(wxSizer &column) {
    // TRANSLATORS: label of a field: what is typed there is sought in the text of the rules
    auto *label = new wxStaticText(this, wxID_ANY, to_wx(words_.text("Search:")));
    sought_ = new wxTextCtrl(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    // TRANSLATORS: a button: goes to where the word sought stands next
    auto *button = new wxButton(this, wxID_ANY, to_wx(words_.text_in("button", "Find next")));
    sought_->Bind(wxEVT_TEXT, [this](wxCommandEvent &) { find(text_->GetInsertionPoint()); });
    sought_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent &) { search(false); });
    button->Bind(wxEVT_BUTTON, [this](wxCommandEvent &) { search(true); });
    column.Add(row_of(label, sought_, button), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT));
}

// The way back first, then the relatives.
void RulesDialog::add_links(wxSizer &column, const locale::HelpPage &page) {
    std::set<const longwood::Rules *> linked{&rules_, before_};
    auto *row = new wxWrapSizer;
    if (before_) {
        // TRANSLATORS: a button in the dialog with the rules, and its key: back to the rules that were read before;
        // {game} is e.g. "Waterloo"
        const std::string label = words_.text("Back: {game} (Alt+Left)");
        add_link(*row, locale::fill(label, {{"game", locale::variant_name(words_, *before_)}}), {before_, true});
    }
    for (const locale::HelpSection &section : page.sections)
        for (const std::string_view id : section.relatives) {
            const longwood::Rules *relative = find_variant(id);
            if (relative && linked.insert(relative).second)
                add_link(*row, title_of(words_, *relative), {.rules = relative});
        }
    column.Add(row, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT));
}

void RulesDialog::add_link(wxSizer &row, const std::string &label, Onward onward) {
    auto *button = new wxButton(this, wxID_ANY, to_wx(label));
    button->Bind(wxEVT_BUTTON, [this, onward](wxCommandEvent &) { leave_for(onward); });
    row.Add(button, wxSizerFlags().Border(wxRIGHT | wxTOP));
}

void RulesDialog::leave_for(Onward onward) {
    next_ = onward;
    EndModal(wxID_OK);
}

void RulesDialog::key(wxKeyEvent &event) {
    const int code = event.GetKeyCode();
    const bool ctrl = event.GetModifiers() == wxMOD_CONTROL;
    if (before_ && code == WXK_LEFT && event.GetModifiers() == wxMOD_ALT) return leave_for({before_, true});
    if (code == WXK_F6) return jump(event.ShiftDown() ? -1 : +1);
    if (ctrl && code == WXK_DOWN) return jump(+1);
    if (ctrl && code == WXK_UP) return jump(-1);
    if (code == WXK_F3) return search(true);
    if (ctrl && code == 'F') {
        sought_->SetFocus();
        return sought_->SelectAll();
    }
    if (!text_->HasFocus() || !type_to_search(event)) event.Skip();
}

// A letter typed while reading begins a search. GTK hands a text to read no characters.
bool RulesDialog::type_to_search(const wxKeyEvent &event) {
    const wxChar letter = event.GetUnicodeKey();
    const bool is_plain = event.GetModifiers() == wxMOD_NONE || event.GetModifiers() == wxMOD_SHIFT;
    if (!is_plain || letter <= WXK_SPACE || letter == WXK_DELETE) return false;
    sought_->SetFocus();
    sought_->SetValue(wxString(letter).Lower());
    sought_->SetInsertionPointEnd();
    return true;
}

void RulesDialog::go_to(long place) {
    text_->SetInsertionPoint(std::min(place, text_->GetLastPosition()));
    // From below, so that the heading stands at the top.
    text_->ShowPosition(text_->GetLastPosition());
    text_->ShowPosition(place);
    show_section();
}

// To the next heading, or to that of the section itself and then the one before.
void RulesDialog::jump(int by) {
    const long here = text_->GetInsertionPoint();
    int section = section_at(here);
    if (by > 0)
        section = std::min(section + 1, int(headings_.size()) - 1);
    else if (headings_[std::size_t(section)].place == here)
        section = std::max(section - 1, 0);
    text_->SetFocus();
    const Heading &heading = headings_[std::size_t(section)];
    go_to(heading.place);
    tell_reader(*notice_, from_wx(heading.words));
    read_aloud(heading.place);
}

// To the end of the section.
void RulesDialog::read_aloud(long from) const {
    const auto next = std::size_t(section_at(from)) + 1;
    const long end = next < headings_.size() ? headings_[next].place : text_->GetLastPosition();
    own_voice_(from_wx(text_->GetRange(from, end)));
}

int RulesDialog::section_at(long place) const {
    const auto after = std::ranges::find_if(headings_, [&](const Heading &heading) { return heading.place > place; });
    return std::max(0, int(after - headings_.begin()) - 1);
}

void RulesDialog::show_section() { sections_->SetSelection(section_at(text_->GetInsertionPoint())); }

// Goes to what is sought, from that place on and then from the beginning. False if it is nowhere.
bool RulesDialog::find(long from) {
    const wxString text = text_->GetValue().Lower(), sought = sought_->GetValue().Lower();
    mark(0, 0);
    if (sought.empty()) return false;
    std::size_t found = text.find(sought, std::size_t(std::max(0L, from)));
    if (found == wxString::npos) found = text.find(sought);
    if (found == wxString::npos) return false;
    go_to(long(found));
    mark(long(found), long(found + sought.length()));
    return true;
}

// By colour, not as a selection: readers would say that something was selected.
void RulesDialog::mark(long from, long to) {
    const wxTextAttr plain(text_->GetForegroundColour(), text_->GetBackgroundColour());
    if (marked_to_ > marked_from_) text_->SetStyle(marked_from_, marked_to_, plain);
    if (to > from) text_->SetStyle(from, to, wxTextAttr(*wxBLACK, wxColour(255, 214, 10)));
    marked_from_ = from;
    marked_to_ = to;
}

// Goes to where it is said; `go_on`: to the next such place.
void RulesDialog::search(bool go_on) {
    if (sought_->GetValue().empty()) return sought_->SetFocus();
    if (find(text_->GetInsertionPoint() + (go_on ? 1 : 0))) {
        const std::string sentence = sentence_at(text_->GetInsertionPoint());
        // With the focus a reader comes to the line by itself.
        if (text_->HasFocus()) tell_reader(*notice_, sentence);
        text_->SetFocus();
        return own_voice_(sentence);
    }
    // TRANSLATORS: the player searched the rules; {text} is what was typed
    const std::string answer =
        locale::fill(words_.text("“{text}” does not occur in these rules."), {{"text", from_wx(sought_->GetValue())}});
    own_voice_(answer);
    show_message(this, words_, answer);
    sought_->SetFocus();
}

std::string RulesDialog::sentence_at(long place) const {
    const wxString text = text_->GetValue();
    const auto ends = [&](std::size_t i) { return text[i] == '\n' || text[i] == '.' || text[i] == wxUniChar(0x3002); };
    auto begin = std::size_t(place), end = std::size_t(place);
    while (begin > 0 && !ends(begin - 1))
        --begin;
    while (end < text.length() && !ends(end))
        ++end;
    return from_wx(text.Mid(begin, end - begin).Trim(false));
}

} // namespace longwood::wx
