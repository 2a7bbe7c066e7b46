#include "app/wx/announcer.h"

#include <algorithm>

#include <wx/sizer.h>

#include "app/wx/line_label.h"
#include "app/wx/text.h"
#include "app/wx/window_ids.h"

namespace longwood::wx {

MessageLine::MessageLine(wxWindow *parent) : wxPanel(parent, wxID_ANY) {
    SetBackgroundStyle(wxBG_STYLE_SYSTEM); // else wx makes a drawing context to ask whether we erase
    text_ = make_line_label(this, id_message);
    text_->SetFont(text_->GetFont().MakeLarger());
    auto *column = new wxBoxSizer(wxVERTICAL);
    column->Add(text_, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(4)));
    SetSizer(column);
    const int two_lines = text_->GetTextExtent("Ag\nAg").y;
    SetMinSize({-1, std::max(two_lines, 2 * text_->GetTextExtent("Ag").y) + FromDIP(12)});
    Bind(wxEVT_SIZE, [this](wxSizeEvent &event) {
        event.Skip();
        wrap();
    });
}

void MessageLine::show(const std::string &text) {
    const wxString next = to_wx(text);
    if (next == whole_) return;
    whole_ = next;
    wrap();
}

void MessageLine::set_direction(wxLayoutDirection direction) {
    SetLayoutDirection(direction);
    text_->SetLayoutDirection(direction);
    Layout();
    wrap();
}

void MessageLine::wrap() {
    // Says from which side it is written: it may begin with a name in Latin letters.
    const wxString from_right(wxUniChar(0x200F));
    show_in_label(*text_, GetLayoutDirection() == wxLayout_RightToLeft ? from_right + whole_ : whole_);
}

void Announcer::say(const accessibility::Utterance &utterance) {
    if (utterance.text.empty()) return;
    last_ = utterance;
    repeat();
}

void Announcer::repeat() {
    if (last_.text.empty()) return;
    line_.show(last_.text);
    for (accessibility::Bridge *bridge : bridges_)
        bridge->announce(last_);
}

void Announcer::update(const accessibility::Tree &now, const std::vector<accessibility::TreeChange> &changes,
                       bool bulk) {
    for (accessibility::Bridge *bridge : bridges_)
        bridge->update(now, changes, bulk);
}

bool Announcer::listening() const {
    return std::ranges::any_of(bridges_, [](const auto *bridge) { return bridge->listening(); });
}

} // namespace longwood::wx
