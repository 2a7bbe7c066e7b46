#include "app/wx/results_chart.h"

#include <algorithm>

#include <wx/dcbuffer.h>
#include <wx/settings.h>

#include "app/wx/text.h"

namespace longwood::wx {
namespace {

constexpr int most_row_height = 40, most_bar_height = 28, bar_width = 12, bar_gap = 5;
// Many games share this height, so that the dialog fits small screens.
constexpr int most_height = 240;

// A win is a full bar, a deal given up a quarter of one, the running deal an empty frame: told
// apart without any colour.
void draw_bar(wxDC &dc, const wxRect &place, session::Result result) {
    const wxColour ink = wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOWTEXT);
    dc.SetPen(wxPen(ink));
    wxRect bar = place;
    switch (result) {
    case session::Result::Won: dc.SetBrush(wxBrush(wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHT))); break;
    case session::Result::Running: dc.SetBrush(*wxTRANSPARENT_BRUSH); break;
    case session::Result::GivenUp:
        dc.SetBrush(wxBrush(ink));
        bar.height /= 4;
        bar.y = place.GetBottom() + 1 - bar.height;
        break;
    }
    dc.DrawRectangle(bar);
}

} // namespace

ResultsChart::ResultsChart(wxWindow *parent) : wxPanel(parent) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Bind(wxEVT_PAINT, &ResultsChart::paint, this);
}

void ResultsChart::show(std::vector<Row> rows) {
    rows_ = std::move(rows);
    SetMinSize(wxSize(FromDIP(480), int(rows_.size()) * row_height()));
    Refresh();
}

int ResultsChart::row_height() const {
    const int shared = most_height / std::max(1, int(rows_.size()));
    return std::max(GetCharHeight() + 2, FromDIP(std::min(most_row_height, shared)));
}

void ResultsChart::paint(wxPaintEvent &) {
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxBrush(wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOW)));
    dc.Clear();
    dc.SetTextForeground(wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOWTEXT));
    dc.SetFont(GetFont());
    int names = 0;
    for (const Row &row : rows_)
        names = std::max(names, dc.GetTextExtent(to_wx(row.name)).x);
    const int bar_height = std::min(FromDIP(most_bar_height), row_height() - FromDIP(3));
    int y = (row_height() - bar_height) / 2;
    for (const Row &row : rows_) {
        int x = FromDIP(8);
        const int middle = (bar_height - dc.GetCharHeight()) / 2;
        dc.DrawText(to_wx(row.name), x, y + middle);
        x += names + FromDIP(12);
        for (const session::Result result : row.results) {
            draw_bar(dc, {x, y, FromDIP(bar_width), bar_height}, result);
            x += FromDIP(bar_width + bar_gap);
        }
        y += row_height();
    }
}

} // namespace longwood::wx
