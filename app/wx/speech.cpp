#include "app/wx/speech.h"

#include <utility>

#include <wx/app.h>

#include "accessibility/describe_table.h"
#include "app/wx/screen_reader.h"

namespace longwood::wx {

using accessibility::VoiceState;
using session::Action;
using session::Command;

namespace {

/// First to the card, then the deed: so the focus is where the player's attention is.
accessibility::Requests requests(const std::function<void(const Command &)> &perform, std::function<void()> describe) {
    const auto there = [perform](Action action) {
        return [perform, action](Spot spot) {
            perform({.action = Action::GoTo, .spot = spot});
            perform({.action = action});
        };
    };
    return {.focus = [perform](Spot spot) { perform({.action = Action::GoTo, .spot = spot}); },
            .pick_up_or_put_down = there(Action::PickUpOrPutDown),
            .to_foundation = there(Action::ToFoundation),
            .use_stock = [perform] { perform({.action = Action::UseStock}); },
            .describe = std::move(describe)};
}

} // namespace

Speech::Speech(TableView &table, const Desk &desk, Announcer &announcer, std::function<void(const Command &)> perform)
    : table_(table), desk_(desk), announcer_(announcer), own_voice_([this](VoiceState state) {
          // From the voice's own thread. A state that comes too late is of no interest.
          if (wxTheApp) table_.CallAfter([this, state] { own_voice_changed(state); });
      }) {
    own_voice_.set_language(desk_.words.language());
    make_bridge(perform);
    announcer_.add(own_voice_);
    table_.Bind(wxEVT_SIZE, &Speech::resized, this);
    if (announcer_.listening()) describe(); // else who begins to look asks for it
}

Speech::~Speech() { table_.Unbind(wxEVT_SIZE, &Speech::resized, this); }

void Speech::resized(wxSizeEvent &event) {
    event.Skip();
    table_.CallAfter([this] { table_changed(false); }); // when the table is laid out anew
}

void Speech::make_bridge(const std::function<void(const session::Command &)> &perform) {
    const auto listened = [this] {
        if (somebody_listens) somebody_listens();
    };
    const auto looked_at = [this, listened] {
        describe();
        listened();
    };
    bridge_ = make_screen_reader_bridge(table_, requests(perform, looked_at), desk_.words,
                                        {.screen_reader =
                                             [this](bool found) {
                                                 if (!found && no_screen_reader) no_screen_reader();
                                             },
                                         .somebody_listens = listened});
    announcer_.add(*bridge_);
}

void Speech::table_changed(bool bulk) {
    stale_ = true;
    bulk_ = bulk_ || bulk;
    if (announcer_.listening()) describe();
}

void Speech::words_changed() {
    own_voice_.set_language(desk_.words.language());
    table_changed(true);
}

void Speech::describe() {
    if (!std::exchange(stale_, false)) return;
    const accessibility::Geometry geometry = {
        .pile = [this](PileId pile) { return pile_rect(table_.layout(), pile); },
        .spot = [this](Spot spot) { return visible_rect(table_.layout(), spot); }};
    const session::Session &session = desk_.session;
    accessibility::Tree now =
        accessibility::describe_table(desk_.narrator, session.game(), session.cursor(), session.carried(), geometry);
    const auto changes = accessibility::changes_between(tree_, now);
    tree_ = std::move(now);
    announcer_.update(tree_, changes, std::exchange(bulk_, false));
}

void Speech::switch_own_voice(bool on) {
    voice_missing_told_ = false;
    if (!on) return own_voice_.switch_off();
    own_voice_.switch_on();
    stale_ = true; // nothing was described as long as nobody listened
    describe();
}

void Speech::offer(const std::string &text) { own_voice_.say_once(text); }

void Speech::own_voice_changed(VoiceState state) {
    if (!own_voice_.listening()) return; // it was only offered
    if (state == VoiceState::Ready) voice_missing_told_ = false;
    const bool is_missing = state == VoiceState::NoLibrary || state == VoiceState::NoDispatcher;
    // Once: the voice is given this sentence too, tries anew and is missing again.
    if (is_missing && !std::exchange(voice_missing_told_, true))
        announcer_.say({.text = own_voice_missing(desk_.words)});
}

} // namespace longwood::wx
