// Who hears the table: assistive technology through the bridge of the platform, and the
// program's own voice.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "accessibility/bridges/self_voice.h"
#include "app/wx/announcer.h"
#include "app/wx/desk.h"
#include "app/wx/table_view.h"

namespace longwood::wx {

class Speech {
  public:
    /// Make it before the frame shows. `perform` carries out what assistive technology asks for.
    Speech(TableView &table, const Desk &desk, Announcer &announcer,
           std::function<void(const session::Command &)> perform);
    ~Speech();
    Speech(const Speech &) = delete;
    Speech &operator=(const Speech &) = delete;

    /// The session has changed. Call it before anything is said about the change. `bulk`: so
    /// much that it is told as one thing.
    void table_changed(bool bulk);
    /// Words, verbosity: every name may be another one.
    void words_changed();

    /// The program's own voice, for players without a screen reader.
    void switch_own_voice(bool on);
    bool own_voice_is_on() const { return own_voice_.listening(); }
    /// Called once, when it turns out that no screen reader runs.
    std::function<void()> no_screen_reader = {};
    /// Called when assistive technology listens to the program or looks at it, more than once.
    std::function<void()> somebody_listens = {};
    /// Says this one sentence aloud, though the voice is off: to offer it.
    void offer(const std::string &text);

  private:
    void make_bridge(const std::function<void(const session::Command &)> &perform);
    void describe();
    void resized(wxSizeEvent &event);
    void own_voice_changed(accessibility::VoiceState state);

    TableView &table_;
    const Desk &desk_;
    Announcer &announcer_;
    accessibility::Tree tree_ = {};
    bool stale_ = true;
    bool voice_missing_told_ = false;
    bool bulk_ = true;
    accessibility::SelfVoice own_voice_;
    std::unique_ptr<accessibility::Bridge> bridge_; // to screen readers
};

} // namespace longwood::wx
