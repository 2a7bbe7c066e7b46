// The rules of a game to read: headings to jump between, search, links to its relatives.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "engine/rules.h"
#include "locale/help/help.h"
#include "locale/translator.h"

namespace longwood::wx {

/// Which rules to open after these; null: none.
struct Onward {
    const longwood::Rules *rules = nullptr;
    bool is_back = false;
};

/// Where reading stopped, in characters of the text, by the id of the variant.
using ReadingPlaces = std::map<std::string, long, std::less<>>;

class RulesDialog : public wxDialog {
  public:
    /// `before`: the rules from which a link led here, to go back to, or null. `own_voice` reads a
    /// text aloud, where the program speaks by itself.
    RulesDialog(wxWindow *parent, const locale::Translator &words, const longwood::Rules &rules,
                const longwood::Rules *before, std::function<void(const std::string &)> own_voice);

    /// Opens where reading stopped; what the player wants to read next.
    Onward read(ReadingPlaces &places);

  private:
    struct Heading {
        wxString words;
        long place = 0; // in characters
    };

    void add_text(wxSizer &column, const locale::HelpText &help);
    void add_sections(wxSizer &column);
    void add_search(wxSizer &column);
    void add_links(wxSizer &column, const locale::HelpPage &page);
    void add_link(wxSizer &row, const std::string &label, Onward onward);
    void leave_for(Onward onward);
    void key(wxKeyEvent &event);
    bool type_to_search(const wxKeyEvent &event);

    void go_to(long place);
    void jump(int by);
    int section_at(long place) const;
    void show_section();
    void read_aloud(long from) const;
    bool find(long from);
    void mark(long from, long to);
    void search(bool go_on);
    std::string sentence_at(long place) const;

    const locale::Translator &words_;
    const longwood::Rules &rules_;
    std::function<void(const std::string &)> own_voice_;
    const longwood::Rules *before_;
    Onward next_ = {};
    std::vector<Heading> headings_ = {};
    wxTextCtrl *text_ = nullptr;
    wxChoice *sections_ = nullptr;
    wxTextCtrl *sought_ = nullptr;
    wxStaticText *notice_ = nullptr; // empty: see tell_reader
    long marked_from_ = 0;
    long marked_to_ = 0;
};

} // namespace longwood::wx
