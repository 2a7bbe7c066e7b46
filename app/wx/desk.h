// Everything a running game needs, apart from the window.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "accessibility/narrator.h"
#include "app/session/files.h"
#include "app/session/game_store.h"
#include "app/session/recorder.h"
#include "app/session/session.h"
#include "app/session/settings.h"
#include "app/wx/command_line.h"
#include "app/wx/look.h"
#include "locale/translator.h"

namespace longwood::wx {

class Desk {
  public:
    /// `game` nothing: the game as it was left, of the variant played last.
    Desk(locale::Translator words, session::Settings settings, const CommandLine &line, std::optional<Game> opened);
    Desk(const Desk &) = delete;
    Desk &operator=(const Desk &) = delete;

    std::filesystem::path games_folder = session::data_folder() / "games";
    /// Of files that were opened or saved.
    std::filesystem::path recent_list = session::data_folder() / "recent-games";

    locale::Translator words;
    accessibility::Narrator narrator{words};
    session::GameStore store{games_folder, session::GameStore::Pace::MovesFirst};
    session::Recorder recorder{session::History{session::data_folder() / "statistics.jsonl"}, games_folder};
    session::Settings settings;

    /// The language of the system, as it was when the program began.
    std::string system_language = "en";
    /// Whether the language is that of the command line, for this run only.
    bool is_language_of_command_line = false;

    /// How the table is drawn until the player chooses otherwise.
    Drawing drawing;

    /// Sentences about files that were damaged or cannot be written, to be told at the start.
    std::vector<std::string> troubles = {};
    /// Whether the game was taken up again, not dealt.
    bool is_resumed = false;

    session::Session session; // last: it opens with the store and the troubles above

    /// The running game of a variant, else a new deal.
    Game running_or_new(const longwood::Rules &rules);
    /// How much is said, from the settings.
    void take_verbosity();

  private:
    void tidy_up();
    void tell_second_game(const longwood::Rules &rules);
    Game first_game(const CommandLine &line, std::optional<Game> opened);
};

/// The game of the file on the command line, or the sentence why there is none.
std::variant<Game, std::string> open_game(const locale::Translator &words, const std::filesystem::path &path);

} // namespace longwood::wx
