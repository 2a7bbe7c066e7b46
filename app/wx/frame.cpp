#include "app/wx/frame.h"

#include <algorithm>
#include <utility>

#include <wx/menu.h>
#include <wx/sizer.h>

#include "accessibility/wording.h"
#include "app/phrases/tell.h"
#include "app/wx/dialogs.h"
#include "app/wx/menus.h"
#include "app/wx/system_look.h"
#include "app/wx/text.h"
#include "app/wx/toolkit.h"
#include "app/wx/window_ids.h"
#include "engine/variants.h"

namespace longwood::wx {

using session::Action;
using session::Command;
using session::Outcome;

namespace {

CommandId verbosity_command(accessibility::Verbosity verbosity) {
    switch (verbosity) {
    case accessibility::Verbosity::Brief: return CommandId::SpeakBriefly;
    case accessibility::Verbosity::Normal: return CommandId::SpeakNormally;
    case accessibility::Verbosity::Full: break;
    }
    return CommandId::SpeakInFull;
}

} // namespace

Frame::Frame(Desk &desk)
    : wxFrame(nullptr, id_frame, "Longwood"), desk_(desk), line_(new MessageLine(this)), announcer_(*line_),
      table_(new TableView(this, desk.session,
                           {.perform = [this](const Command &command) { perform(command); },
                            .run = [this](CommandId command) { run(command); }},
                           look_of(desk.settings, system_look(), desk.drawing))),
      view_(
          *this, desk, *table_, [this](const std::string &text) { say(text); }, [this] { tick_menus(); }) {
    show_icon(*this);
    // Before anything is shown: whoever looks earlier would keep a silent drawing area.
    speech_ =
        std::make_unique<Speech>(*table_, desk_, announcer_, [this](const Command &command) { perform(command); });
    speech_->no_screen_reader = [this] { offer_own_voice(); };
    if (desk_.settings.get(session::settings::own_voice) == "on") speech_->switch_own_voice(true);
    sounds_.switch_on(desk_.settings.get(session::settings::sounds));
    SetBackgroundStyle(wxBG_STYLE_SYSTEM); // the table covers it
    make_menus();
    speech_->somebody_listens = [this] { fill_menus(); };
    table_->show_words(desk_.words);
    auto *column = new wxBoxSizer(wxVERTICAL);
    column->Add(table_, wxSizerFlags(1).Expand());
    column->Add(line_, wxSizerFlags().Expand());
    SetSizer(column);
    SetMinSize(wxSize(480, 360));
    set_first_size(*this, FromDIP(wxSize(1000, 700)));
    Bind(
        wxEVT_MENU,
        [this](wxCommandEvent &event) {
            answer_first(*this, [this, command = CommandId(event.GetId() - first_command_id)] { run(command); });
        },
        id_of(CommandId{}), id_of(CommandId::About));
    Bind(
        wxEVT_MENU,
        [this](wxCommandEvent &event) {
            const longwood::Rules &chosen = *variants()[std::size_t(event.GetId() - first_variant_id)];
            answer_first(*this, [this, &chosen] { choose_variant(chosen); });
        },
        variant_id(0), last_variant_id);
    watch_keys();
    accept_files();
    guard_unwritten();
    show_title();
    table_->SetFocus();
}

void Frame::watch_keys() {
    const auto go_on = [this] {
        CallAfter([this] {
            longest_wait_.Stop();
            for (const auto &work : std::exchange(waiting_, {}))
                work();
        });
    };
    Bind(wxEVT_ACTIVATE, [go_on](wxActivateEvent &event) {
        if (event.GetActive()) go_on();
        event.Skip();
    });
    longest_wait_.Bind(wxEVT_TIMER, [go_on](wxTimerEvent &) { go_on(); });
}

// A dialog that opens before its window has the keys may not get them either, and is not read. Where
// no window manager gives them to us the work is done all the same.
void Frame::when_keys_are_here(std::function<void()> work) {
    waiting_.push_back(std::move(work));
    longest_wait_.StartOnce(IsActive() ? 1 : 1000);
}

void Frame::greet() {
    Show();
    table_->SetFocus();
    std::string text = desk_.narrator.dealt(desk_.session.game());
    if (desk_.is_resumed && desk_.session.game().can_undo()) text = desk_.narrator.summary(desk_.session.game());
    if (desk_.troubles.empty()) return say(text);
    when_keys_are_here([this, text] {
        for (const std::string &trouble : std::exchange(desk_.troubles, {}))
            show_message(this, desk_.words, trouble);
        say(text);
    });
}

void Frame::show_title() {
    // TRANSLATORS: title of the window; {game} is e.g. "Waterloo, deal 12"
    SetTitle(to_wx(
        locale::fill(desk_.words.text("{game} - Longwood"), {{"game", desk_.narrator.title(desk_.session.game())}})));
    tick_menus();
}

void Frame::make_menus() {
    const std::unique_ptr<wxMenuBar> before(GetMenuBar());
    menus_ = new MenuBar(desk_.words, [this] { tick_menus(); });
    // Before they are shown, so that whoever listens is told of one change.
    if (is_listened_to_) menus_->fill();
    SetMenuBar(menus_);
}

// Not before assistive technology has the answer to what it is just asking for.
void Frame::fill_menus() {
    if (!std::exchange(is_listened_to_, true)) CallAfter([this] { menus_->fill(); });
}

void Frame::tick_menus() const {
    if (!menus_) return; // they are being made
    const auto all = variants();
    const auto variant = std::ranges::find(all, &desk_.session.rules());
    menus_->tick(variant_id(int(variant - all.begin())), true);
    menus_->tick(id_of(CommandId::Sounds), sounds_.is_on());
    menus_->tick(id_of(CommandId::OwnVoice), speech_->own_voice_is_on());
    menus_->tick(id_of(verbosity_command(desk_.narrator.verbosity())), true);
    view_.tick(*menus_);
}

void Frame::say(const std::string &text) { announcer_.say({.text = text}); }

bool Frame::perform(const Command &command) {
    const Position before = desk_.session.position();
    return told(desk_.session.perform(command), before);
}

void Frame::replace(Game game) {
    const Position before = desk_.session.position();
    told(desk_.session.replace(std::move(game)), before);
}

// Shows, then says what came of a command. False if there was nothing to say.
bool Frame::told(const Outcome &outcome, const Position &before) {
    using session::Change;
    told_unwritten_ = false;
    table_->mark_hint({});
    table_->show_changes();
    if (const auto sound = sound_for(outcome)) sounds_.play(*sound);
    const bool bulk =
        outcome.change == Change::Dealt || outcome.change == Change::UndoneAll || outcome.change == Change::RedoneAll;
    speech_->table_changed(bulk);
    if (outcome.change == Change::Dealt) show_title();
    auto utterance = phrases::tell(desk_.narrator, desk_.session, outcome, before);
    if (session::is_new_win(outcome)) {
        accessibility::Sentences sentences{desk_.words};
        sentences.add_unchanged(utterance.text);
        sentences.add(figures_after_win());
        utterance.text = sentences.text();
    }
    if (!utterance.text.empty())
        announcer_.say(utterance);
    else if (outcome.cursor_moved)
        announcer_.show_place(place());
    write_soon();
    return !utterance.text.empty() || outcome.cursor_moved;
}

std::string Frame::place() const {
    return desk_.narrator.place(desk_.session.rules(), desk_.session.position(), desk_.session.cursor());
}

void Frame::run(CommandId command) {
    table_->mark_hint({});
    const int number = tableau_number(command);
    const auto &action = binding_of(command).action;
    if (number || action) {
        const bool said = number ? perform({.action = Action::GoToTableau, .number = number})
                                 : perform({.action = as_seen(*action, table_->is_mirrored())});
        // No key is silent: where it leads nowhere, the player hears where that is.
        if (!said) say(place());
        return;
    }
    if (command == CommandId::NewDeal) return static_cast<void>(perform({.action = Action::NewDeal}));
    if (binding_of(command).menu == Menu::Read) return read(command);
    if (binding_of(command).menu == Menu::View) return view_.run(command);
    if (binding_of(command).menu == Menu::Settings)
        set(command);
    else
        run_dialog(command);
    table_->SetFocus();
}

} // namespace longwood::wx
