#include "app/wx/desk.h"

#include "app/phrases/problems.h"
#include "app/session/crash_report.h"
#include "app/session/files.h"
#include "app/session/game_file.h"
#include "app/session/recent.h"
#include "engine/path_text.h"
#include "engine/variants.h"

namespace longwood::wx {

Desk::Desk(locale::Translator translator, session::Settings chosen, const CommandLine &line, std::optional<Game> opened)
    : words(std::move(translator)), settings(std::move(chosen)), is_language_of_command_line(!line.language.empty()),
      drawing(drawing_of(settings, line.low_memory)), session(first_game(line, std::move(opened)), &store, &recorder) {
    take_verbosity();
    for (const session::Problem &problem : settings.problems())
        troubles.push_back(phrases::sentence(words, problem));
    tidy_up();
    // So that a game that was only looked at is there the next time too.
    if (const auto problem = store.keep(session.game())) troubles.push_back(phrases::sentence(words, *problem));
}

// What earlier programs left: of those that were killed, and a last word of one that ended by itself.
void Desk::tidy_up() {
    for (const auto &folder : {games_folder, session::data_folder(), session::config_folder()})
        session::sweep_leftovers(folder);
    if (const auto report = session::untold_crash_report(session::data_folder()))
        // TRANSLATORS: at the start, after the program had ended by an error of its own
        troubles.push_back(
            locale::fill(words.text("Longwood ended by itself the last time; your game is as it was. What "
                                    "happened stands in {file}, without anything about you; please "
                                    "send it to those who make Longwood."),
                         {{"file", text_of_path(*report)}}));
}

Game Desk::running_or_new(const longwood::Rules &rules) {
    tell_second_game(rules);
    auto loaded = store.load(rules);
    for (const session::Problem &problem : loaded.problems)
        troubles.push_back(phrases::sentence(words, problem));
    is_resumed = loaded.game.has_value();
    return loaded.game ? std::move(*loaded.game) : Game{rules, random_deal_number()};
}

// Before the first game is looked at and written again: then it is the newer one.
void Desk::tell_second_game(const longwood::Rules &rules) {
    if (store.is_beside_another(rules)) return troubles.push_back(phrases::beside_another(words, rules));
    if (const auto second = session::newer_second_game(games_folder, rules))
        // TRANSLATORS: at the start: the same game was played twice side by side; {game} is "Waterloo, deal 12"
        troubles.push_back(locale::fill(words.text("A second window or terminal played {game} after this one. It is in "
                                                   "the list of recent games, in the menu Game."),
                                        {{"game", narrator.title(second->game)}}));
}

void Desk::take_verbosity() {
    using accessibility::Verbosity;
    const std::string word = settings.get(session::settings::verbosity);
    narrator.set_verbosity(word == "brief" ? Verbosity::Brief : word == "full" ? Verbosity::Full : Verbosity::Normal);
}

Game Desk::first_game(const CommandLine &line, std::optional<Game> opened) {
    is_resumed = opened.has_value();
    if (opened) {
        tell_second_game(opened->rules());
        return std::move(*opened);
    }
    const longwood::Rules *rules = line.variant ? line.variant : store.last_variant();
    if (!rules) rules = variants().front();
    Game game = running_or_new(*rules);
    if (!line.deal || game.number() == *line.deal) return game;
    is_resumed = false;
    return Game{*rules, *line.deal};
}

std::variant<Game, std::string> open_game(const locale::Translator &words, const std::filesystem::path &path) {
    auto loaded = session::load_game(path);
    if (auto *game = std::get_if<Game>(&loaded)) return std::move(*game);
    return phrases::sentence(words, std::get<session::Problem>(loaded));
}

} // namespace longwood::wx
