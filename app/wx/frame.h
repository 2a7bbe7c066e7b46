// The window: menus, table, message line. Turns commands of the key map into commands of the
// session or into dialogs, and tells what came of it.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

#include <wx/frame.h>
#include <wx/timer.h>

#include "app/wx/announcer.h"
#include "app/wx/desk.h"
#include "app/wx/rules_dialog.h"
#include "app/wx/sound_player.h"
#include "app/wx/speech.h"
#include "app/wx/table_view.h"
#include "app/wx/view_options.h"

namespace longwood::wx {

class Frame : public wxFrame {
  public:
    explicit Frame(Desk &desk);

    /// Opens with a sentence: what was taken up again or dealt, and what went wrong.
    void greet();

  private:
    void watch_keys();
    void when_keys_are_here(std::function<void()> work);
    void run(CommandId command);
    bool perform(const session::Command &command);
    void replace(Game game);
    bool told(const session::Outcome &outcome, const Position &before);
    std::string place() const;
    void say(const std::string &text);
    void show_title();
    void make_menus();
    void fill_menus();
    void tick_menus() const;

    // frame_commands.cpp: commands that open dialogs or read the table.
    void run_dialog(CommandId command);
    void read(CommandId command);
    void read_pile(PileId pile);
    void offer_own_voice();
    void ask_variant();
    void choose_variant(const longwood::Rules &rules);
    void ask_deal();
    void open();
    void save();
    void list_moves(bool of_this_card);
    void show_rules();
    void show_keys();
    void show_about();

    // frame_results.cpp: what was played before, and what is to be left behind.
    void accept_files();
    void guard_unwritten();
    void write_soon();
    void open_file(const std::filesystem::path &path);
    void show_statistics();
    std::string figures_after_win() const;
    void ask_recent();

    // frame_settings.cpp: what is kept for good.
    void set(CommandId command);
    void ask_language();
    void choose_language(const std::string &code);
    void show_words();
    void choose_verbosity(CommandId command);
    void switch_own_voice();
    void switch_sounds();
    void tell_if(const std::optional<session::Problem> &problem);

    Desk &desk_;
    MessageLine *line_;
    Announcer announcer_;
    TableView *table_;
    ViewOptions view_;
    MenuBar *menus_ = nullptr;
    bool is_listened_to_ = false;
    std::unique_ptr<Speech> speech_;
    SoundPlayer sounds_;
    ReadingPlaces read_to_ = {};                      // in the rules
    std::vector<std::function<void()>> waiting_ = {}; // for the keys
    wxTimer longest_wait_;
    wxTimer soon_;                // the running game is written whole
    bool told_unwritten_ = false; // when the window was to be closed, and nothing was done since
};

} // namespace longwood::wx
