// The one place where the window says something: to the eye in the message line, to
// assistive technology through bridges.
#pragma once

#include <string>
#include <vector>

#include <wx/panel.h>

#include "accessibility/bridge.h"

namespace longwood::wx {

/// Two lines of text below the table.
class MessageLine : public wxPanel {
  public:
    explicit MessageLine(wxWindow *parent);
    void show(const std::string &text);
    /// In which direction it is written from now on.
    void set_direction(wxLayoutDirection direction);

  private:
    void wrap();
    wxWindow *text_;
    wxString whole_;
};

class Announcer {
  public:
    explicit Announcer(MessageLine &line) : line_(line) {}

    /// Who else is told; they must outlive the announcer.
    void add(accessibility::Bridge &bridge) { bridges_.push_back(&bridge); }

    /// Says it and remembers it; says nothing if it is empty.
    void say(const accessibility::Utterance &utterance);
    void repeat();

    /// For the eye only: what the focus tells everybody else.
    void show_place(const std::string &place) { line_.show(place); }

    /// The table has changed.
    void update(const accessibility::Tree &now, const std::vector<accessibility::TreeChange> &changes, bool bulk);
    bool listening() const;

  private:
    MessageLine &line_;
    std::vector<accessibility::Bridge *> bridges_;
    accessibility::Utterance last_;
};

} // namespace longwood::wx
