#include "app/wx/desk.h"

#include "app/phrases/problems.h"
#include "app/session/files.h"
#include "app/session/game_file.h"
#include "engine/variants.h"

namespace longwood::wx {

Desk::Desk(locale::Translator translator, session::Settings chosen, const CommandLine &line, std::optional<Game> opened)
    : words(std::move(translator)), store(session::data_folder() / "games"), settings(std::move(chosen)),
      is_language_of_command_line(!line.language.empty()), drawing(drawing_of(settings, line.low_memory)),
      session(first_game(line, std::move(opened)), &store) {
    take_verbosity();
    for (const session::Problem &problem : settings.problems())
        troubles.push_back(phrases::sentence(words, problem));
    // So that a game that was only looked at is there the next time too.
    if (const auto problem = store.keep(session.game())) troubles.push_back(phrases::sentence(words, *problem));
}

Game Desk::running_or_new(const longwood::Rules &rules) {
    auto loaded = store.load(rules);
    for (const session::Problem &problem : loaded.problems)
        troubles.push_back(phrases::sentence(words, problem));
    is_resumed = loaded.game.has_value();
    return loaded.game ? std::move(*loaded.game) : Game{rules, random_deal_number()};
}

void Desk::take_verbosity() {
    using accessibility::Verbosity;
    const std::string word = settings.get(session::settings::verbosity);
    narrator.set_verbosity(word == "brief" ? Verbosity::Brief : word == "full" ? Verbosity::Full : Verbosity::Normal);
}

Game Desk::first_game(const CommandLine &line, std::optional<Game> opened) {
    is_resumed = opened.has_value();
    if (opened) return std::move(*opened);
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
