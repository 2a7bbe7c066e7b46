// The rules of a game to read: headings to jump between, search, links to its relatives.
#pragma once

#include <map>
#include <string>
#include <vector>

#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/textctrl.h>

#include "engine/rules.h"
#include "locale/help/help.h"
#include "locale/translator.h"

namespace longwood::wx {

/// Where reading stopped, in characters of the text, by the id of the variant.
using ReadingPlaces = std::map<std::string, long, std::less<>>;

class RulesDialog : public wxDialog {
  public:
    RulesDialog(wxWindow *parent, const locale::Translator &words, const longwood::Rules &rules);

    /// Opens where reading stopped; the variant whose rules the player wants next, or null.
    const longwood::Rules *read(ReadingPlaces &places);

  private:
    struct Heading {
        wxString words;
        long place = 0; // in characters
    };

    void add_text(wxSizer &column, const locale::HelpText &help);
    void add_sections(wxSizer &column);
    void add_search(wxSizer &column);
    void add_links(wxSizer &column, const locale::HelpPage &page);
    void key(wxKeyEvent &event);
    void typed(wxKeyEvent &event);

    void go_to(long place);
    void jump(int by);
    int section_at(long place) const;
    void show_section();
    bool find(long from);
    void search(bool go_on);

    const locale::Translator &words_;
    const longwood::Rules &rules_;
    const longwood::Rules *next_ = nullptr;
    std::vector<Heading> headings_ = {};
    wxTextCtrl *text_ = nullptr;
    wxChoice *sections_ = nullptr;
    wxTextCtrl *sought_ = nullptr;
};

} // namespace longwood::wx
