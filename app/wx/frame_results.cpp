// What was played before: statistics, recent games, files dropped on the window.
#include "app/wx/frame.h"

#include <utility>

#include <wx/dnd.h>
#include <wx/modalhook.h>

#include "app/phrases/problems.h"
#include "app/phrases/statistics.h"
#include "app/session/recent.h"
#include "app/wx/dialogs.h"
#include "app/wx/statistics_dialog.h"
#include "app/wx/text.h"
#include "app/wx/toolkit.h"
#include "engine/path_text.h"

namespace longwood::wx {
namespace {

// Whether a dialog is open. The system's own, which files are dropped past, count too.
class OpenDialogs : public wxModalDialogHook {
  public:
    static bool any() { return counted().number_ > 0; }
    static OpenDialogs &counted() {
        static OpenDialogs all;
        return all;
    }

  protected:
    int Enter(wxDialog *) override {
        ++number_;
        return wxID_NONE;
    }
    void Exit(wxDialog *) override { --number_; }

  private:
    int number_ = 0;
};

// Files from a file manager. Of several the first is opened: there is one table. Under a dialog
// nothing is: what it asks is about the table that is there.
class DroppedFile : public wxFileDropTarget {
  public:
    explicit DroppedFile(std::function<void(const std::filesystem::path &)> open) : open_(std::move(open)) {}
    bool OnDropFiles(wxCoord, wxCoord, const wxArrayString &names) override {
        const bool takes = !names.empty() && !OpenDialogs::any();
        if (takes) open_(path_of_text(from_wx(names.front())));
        return takes;
    }

  private:
    std::function<void(const std::filesystem::path &)> open_;
};

} // namespace

void Frame::accept_files() {
    OpenDialogs::counted().Register();
    // After the drop, for which the file manager waits, and with the keys, which are still there.
    const auto open = [this](const std::filesystem::path &path) {
        when_keys_are_here([this, path] {
            if (!OpenDialogs::any()) open_file(path);
        });
        CallAfter([this] { come_to_front(*this); });
    };
    SetDropTarget(new DroppedFile(open));
    table_->SetDropTarget(new DroppedFile(open));
}

// Nobody leaves a game that is not on the disk without knowing so. Who closes the window a second
// time does.
void Frame::guard_unwritten() {
    soon_.Bind(wxEVT_TIMER, [this](wxTimerEvent &) {
        if (const auto problem = desk_.store.catch_up()) say(phrases::sentence(desk_.words, *problem));
    });
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent &event) {
        const auto problem = desk_.store.write_again();
        event.Skip(!problem || !event.CanVeto() || std::exchange(told_unwritten_, true));
        if (event.GetSkipped()) return;
        event.Veto();
        answer_first(*this, [this, problem] {
            show_message(this, desk_.words, phrases::sentence(desk_.words, *problem));
            table_->SetFocus();
        });
    });
}

// A moment after the first of some moves: what they did is seen and heard before the disk is done, and
// the power can take no more than a second of play.
void Frame::write_soon() {
    constexpr int a_moment = 1000; // ms
    if (desk_.store.is_behind() && !soon_.IsRunning()) soon_.StartOnce(a_moment);
}

void Frame::open_file(const std::filesystem::path &path) {
    auto opened = open_game(desk_.words, path);
    if (const auto *trouble = std::get_if<std::string>(&opened)) return show_message(this, desk_.words, *trouble);
    session::remember_recent(desk_.recent_list, path); // that it is not in a list costs nothing
    replace(std::move(std::get<Game>(opened)));
}

void Frame::show_statistics() {
    const auto own_voice = [this](const std::string &text) {
        if (speech_->own_voice_is_on()) speech_->offer(text);
    };
    StatisticsDialog(this, desk_.words, desk_.recorder, desk_.session.rules(), own_voice).read();
}

std::string Frame::figures_after_win() const {
    const auto starts = desk_.recorder.read().starts;
    return phrases::won_of(desk_.words, session::figures_of(starts, desk_.session.rules().id));
}

void Frame::ask_recent() {
    const auto &words = desk_.words;
    // TRANSLATORS: title of a dialog
    ListQuestion question{.title = words.text("Recent games"),
                          // TRANSLATORS: label of a list in a dialog
                          .label = words.text("Games to take up again:"),
                          // TRANSLATORS: a button: opens the game chosen from the list
                          .accept = words.text_in("button", "Open")};
    std::vector<std::filesystem::path> paths;
    const auto add = [&](const std::filesystem::path &path, const std::string &pattern, const Game &game) {
        paths.push_back(path);
        question.items.push_back(
            locale::fill(pattern, {{"game", desk_.narrator.title(game)}, {"file", text_of_path(path.filename())}}));
    };
    for (const session::KeptGame &kept : session::kept_games(desk_.games_folder))
        // TRANSLATORS: in the list of recent games: one that was left for another deal; {game} is "Waterloo, deal 12"
        add(kept.path, words.text("{game}, left unfinished"), kept.game);
    for (const auto &path : session::recent_files(desk_.recent_list)) {
        const auto opened = open_game(words, path);
        if (const auto *game = std::get_if<Game>(&opened))
            // TRANSLATORS: in the list of recent games: a saved game; {game} is e.g. "Waterloo, deal 12"
            add(path, words.text("{game}, saved as {file}"), *game);
    }
    if (paths.empty())
        // TRANSLATORS: asked for the list of recent games, but there is none
        return say(words.text("There are no other games to take up again."));
    if (const auto chosen = choose_from_list(this, words, question)) open_file(paths[std::size_t(*chosen)]);
}

} // namespace longwood::wx
