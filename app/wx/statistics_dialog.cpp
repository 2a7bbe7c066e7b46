#include "app/wx/statistics_dialog.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/sizer.h>

#include "app/phrases/problems.h"
#include "app/phrases/statistics.h"
#include "app/session/files.h"
#include "app/wx/dialogs.h"
#include "app/wx/from_right.h"
#include "app/wx/text.h"
#include "app/wx/toolkit.h"
#include "app/wx/window_ids.h"
#include "engine/path_text.h"
#include "engine/variants.h"
#include "locale/languages.h"
#include "locale/names.h"

namespace longwood::wx {
namespace {

// A wxTextCtrl counts characters, the page counts bytes.
long characters(std::string_view text) {
    return long(std::ranges::count_if(text, [](char byte) { return (std::uint8_t(byte) & 0xC0) != 0x80; }));
}

} // namespace

StatisticsDialog::StatisticsDialog(wxWindow *parent, const locale::Translator &words, session::Recorder &recorder,
                                   const longwood::Rules &rules, std::function<void(const std::string &)> own_voice)
    : wxDialog(parent, wxID_ANY, to_wx(words.text("Statistics")), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      words_(words), recorder_(recorder), rules_(rules), own_voice_(std::move(own_voice)) {
    call_dialog(*this);
    auto *column = new wxBoxSizer(wxVERTICAL);
    add_text(*column);
    chart_ = new ResultsChart(this);
    column->Add(chart_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP));
    // TRANSLATORS: below a chart of the last deals, for the eye
    legend_ = new wxStaticText(this, wxID_ANY,
                               to_wx(words_.text("A full bar is a win, a low one a deal given up, a frame "
                                                 "the running deal; the newest stands last.")));
    call_chart(*chart_, *legend_);
    column->Add(legend_, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP));
    notice_ = new wxStaticText(this, wxID_ANY, wxEmptyString);
    column->Add(notice_);
    add_buttons(*column);
    SetSizer(column);
    fill();
    Bind(wxEVT_CHAR_HOOK, &StatisticsDialog::key, this);
}

void StatisticsDialog::read() {
    CentreOnParent();
    text_->SetFocus();
    own_voice_(from_wx(text_->GetValue()));
    ShowModal();
}

void StatisticsDialog::add_text(wxSizer &column) {
    // The label before its control: it becomes the name that screen readers say.
    // TRANSLATORS: label of the text with the player's figures
    column.Add(new wxStaticText(this, wxID_ANY, to_wx(words_.text("Your results:"))), wxSizerFlags().Border());
    text_ = new wxTextCtrl(this, id_help_text, wxEmptyString, wxDefaultPosition, FromDIP(wxSize(560, 320)),
                           wxTE_MULTILINE | wxTE_READONLY | wxTE_RICH2);
    column.Add(text_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT));
}

void StatisticsDialog::add_buttons(wxSizer &column) {
    auto *row = new wxBoxSizer(wxHORIZONTAL);
    const auto add = [&](int id, const std::string &label) {
        auto *button = new wxButton(this, id, to_wx(label));
        row->Add(button, wxSizerFlags().Border(wxRIGHT));
        return button;
    };
    // TRANSLATORS: a button: writes the results to a file for other programs
    auto *table = add(wxID_ANY, words_.text_in("button", "Export table…"));
    table->Bind(wxEVT_BUTTON, [this](wxCommandEvent &) { answer_first(*this, [this] { export_table(); }); });
    // TRANSLATORS: a button: all figures begin at nothing again, after a question
    auto *anew = add(wxID_ANY, words_.text_in("button", "Begin anew…"));
    anew->Bind(wxEVT_BUTTON, [this](wxCommandEvent &) { answer_first(*this, [this] { begin_anew(); }); });
    row->AddStretchSpacer();
    add(wxID_CANCEL, words_.text_in("button", "Close"));
    column.Add(row, wxSizerFlags().Expand().Border());
}

// Everything as it is on disk now.
void StatisticsDialog::fill() {
    const auto written = recorder_.write();
    const auto content = recorder_.read();
    const auto &problem = written ? written : content.problem;
    const locale::HelpText help = locale::lay_out(phrases::statistics_page(words_, content, &rules_));
    set_text(locale::right_to_left(words_) ? from_right(help) : help,
             problem ? phrases::sentence(words_, *problem) : std::string{});
    std::vector<ResultsChart::Row> rows;
    const auto add = [&](const longwood::Rules &rules) {
        auto figures = session::figures_of(content.starts, rules.id, content.running);
        if (figures.played > 0) rows.push_back({locale::variant_name(words_, rules), std::move(figures.recent)});
    };
    add(rules_);
    for (const longwood::Rules *rules : variants())
        if (rules != &rules_) add(*rules);
    legend_->Show(!rows.empty());
    chart_->show(std::move(rows));
    GetSizer()->SetSizeHints(this);
    Layout();
}

void StatisticsDialog::set_text(const locale::HelpText &help, const std::string &trouble) {
    headings_.clear();
    text_->SetValue(to_wx(trouble.empty() ? help.text : help.text + "\n" + trouble + "\n"));
    wxTextAttr large;
    large.SetFont(text_->GetFont().MakeLarger().MakeBold());
    const std::string title = help.text.substr(0, help.text.find('\n'));
    text_->SetStyle(0, characters(title), large);
    headings_.push_back({title, 0});
    for (const locale::HelpHeading &heading : help.headings) {
        const long place = characters(std::string_view(help.text).substr(0, heading.offset));
        text_->SetStyle(place, place + characters(heading.heading), large);
        headings_.push_back({heading.heading, place});
    }
    text_->SetInsertionPoint(0);
    text_->ShowPosition(0);
}

void StatisticsDialog::key(wxKeyEvent &event) {
    if (event.GetKeyCode() == WXK_F6) return jump(event.ShiftDown() ? -1 : +1);
    event.Skip();
}

// To the next heading, or to that of the section itself and then the one before.
void StatisticsDialog::jump(int by) {
    const long here = text_->GetInsertionPoint();
    const auto after = std::ranges::find_if(headings_, [&](const Heading &heading) { return heading.place > here; });
    int section = std::max(0, int(after - headings_.begin()) - 1);
    if (by > 0)
        section = std::min(section + 1, int(headings_.size()) - 1);
    else if (headings_[std::size_t(section)].place == here)
        section = std::max(section - 1, 0);
    const Heading &heading = headings_[std::size_t(section)];
    text_->SetFocus();
    text_->SetInsertionPoint(heading.place);
    // From below, so that the heading stands at the top.
    text_->ShowPosition(text_->GetLastPosition());
    text_->ShowPosition(heading.place);
    tell_reader(*notice_, heading.words);
    const bool is_last = std::size_t(section) + 1 == headings_.size();
    const long end = is_last ? text_->GetLastPosition() : headings_[std::size_t(section) + 1].place;
    own_voice_(from_wx(text_->GetRange(heading.place, end)));
}

void StatisticsDialog::export_table() {
    const auto name = ask_table_to_save(this, words_, "longwood.csv");
    if (!name) return text_->SetFocus();
    recorder_.write();
    const auto path = path_of_text(*name);
    const int error = session::write_file(path, session::to_csv(recorder_.read().starts));
    using session::Problem;
    const std::string told =
        error != 0
            ? phrases::sentence(words_, Problem{.kind = Problem::Kind::CannotWrite, .path = path, .system = error})
            // TRANSLATORS: after something was saved to a file
            : locale::fill(words_.text("Saved as {file}."), {{"file", *name}});
    show_message(this, words_, told);
    text_->SetFocus();
}

void StatisticsDialog::begin_anew() {
    // TRANSLATORS: a question before all figures begin at nothing again
    const bool sure = ask_whether(this, words_,
                                  words_.text("Begin the statistics anew? The results until now are "
                                              "kept in a file of their own."),
                                  // TRANSLATORS: a button: yes, all figures begin at nothing again
                                  words_.text_in("button", "Begin anew"));
    if (!sure) return text_->SetFocus();
    const auto kept = recorder_.reset();
    fill();
    if (const auto *problem = std::get_if<session::Problem>(&kept))
        show_message(this, words_, phrases::sentence(words_, *problem));
    else if (const auto &path = std::get<std::optional<std::filesystem::path>>(kept))
        // TRANSLATORS: all figures are at nothing again; {file} holds the former ones
        show_message(this, words_,
                     locale::fill(words_.text("The statistics begin anew. The results until now are in {file}."),
                                  {{"file", text_of_path(*path)}}));
    text_->SetFocus();
}

} // namespace longwood::wx
