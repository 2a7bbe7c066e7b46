#include "app/wx/results_chart.h"

#include <algorithm>

#include <wx/dcbuffer.h>
#include <wx/settings.h>

#include "app/wx/text.h"

namespace longwood::wx {
namespace {

constexpr int row_height = 40, bar_height = 28, bar_width = 12, bar_gap = 5;

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
    SetMinSize(FromDIP(wxSize(480, int(rows_.size()) * row_height)));
    Refresh();
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
    int y = FromDIP((row_height - bar_height) / 2);
    for (const Row &row : rows_) {
        int x = FromDIP(8);
        const int middle = (FromDIP(bar_height) - dc.GetCharHeight()) / 2;
        dc.DrawText(to_wx(row.name), x, y + middle);
        x += names + FromDIP(12);
        for (const session::Result result : row.results) {
            draw_bar(dc, {x, y, FromDIP(bar_width), FromDIP(bar_height)}, result);
            x += FromDIP(bar_width + bar_gap);
        }
        y += FromDIP(row_height);
    }
}

} // namespace longwood::wx
