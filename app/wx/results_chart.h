// The results of the last deals as bars, for the eye. All that it shows is also in the text
// above it.
#pragma once

#include <string>
#include <vector>

#include <wx/panel.h>

#include "app/session/statistics.h"

namespace longwood::wx {

class ResultsChart : public wxPanel {
  public:
    struct Row {
        std::string name; // of the game
        std::vector<session::Result> results;
    };
    explicit ResultsChart(wxWindow *parent);

    void show(std::vector<Row> rows);

    bool AcceptsFocus() const override { return false; } // nothing to do there, and nothing to hear
    bool AcceptsFocusFromKeyboard() const override { return false; }

  private:
    int row_height() const;
    void paint(wxPaintEvent &event);

    std::vector<Row> rows_ = {};
};

} // namespace longwood::wx
