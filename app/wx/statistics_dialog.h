// The player's figures to read, to take elsewhere, and to begin anew.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/dialog.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "app/session/recorder.h"
#include "app/wx/results_chart.h"
#include "engine/rules.h"
#include "locale/help/help.h"
#include "locale/translator.h"

namespace longwood::wx {

class StatisticsDialog : public wxDialog {
  public:
    /// Begins with the figures of `rules`. `own_voice` reads a text aloud, where the program
    /// speaks by itself.
    StatisticsDialog(wxWindow *parent, const locale::Translator &words, session::Recorder &recorder,
                     const longwood::Rules &rules, std::function<void(const std::string &)> own_voice);

    /// Shows it until the player closes it.
    void read();

  private:
    struct Heading {
        std::string words;
        long place = 0; // in characters
    };
    void add_text(wxSizer &column);
    void add_buttons(wxSizer &column);
    void fill();
    void set_text(const locale::HelpText &help, const std::string &trouble);
    void key(wxKeyEvent &event);
    void jump(int by);
    void export_table();
    void begin_anew();

    const locale::Translator &words_;
    session::Recorder &recorder_;
    const longwood::Rules &rules_;
    std::function<void(const std::string &)> own_voice_;
    std::vector<Heading> headings_ = {};
    wxTextCtrl *text_ = nullptr;
    ResultsChart *chart_ = nullptr;
    wxStaticText *legend_ = nullptr;
    wxStaticText *notice_ = nullptr; // empty: see tell_reader
};

} // namespace longwood::wx
