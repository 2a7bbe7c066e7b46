// longwood-console: the text game.
#include <cstdio>
#include <exception>

#include "accessibility/narrator.h"
#include "app/console/help_texts.h"
#include "app/console/json_form.h"
#include "app/console/line_reader.h"
#include "app/console/options.h"
#include "app/console/player.h"
#include "app/console/prompt.h"
#include "app/console/terminal.h"
#include "app/phrases/problems.h"
#include "app/phrases/statistics.h"
#include "app/session/arguments.h"
#include "app/session/crash_report.h"
#include "app/session/files.h"
#include "app/session/game_file.h"
#include "app/session/game_store.h"
#include "app/session/recent.h"
#include "app/session/recorder.h"
#include "engine/path_text.h"
#include "engine/referee.h"
#include "engine/variants.h"
#include "locale/catalog_path.h"
#include "locale/names.h"

namespace longwood::console {
namespace {

using locale::fill;
using locale::Translator;

constexpr int done = 0;
constexpr int wrong_usage = 2;

void list_variants(const Translator &words, const Options &options, const Terminal &terminal) {
    if (options.json) {
        std::puts(list_of_variants(words).c_str());
        return;
    }
    for (const Rules *rules : variants())
        // TRANSLATORS: Text game, a line of the list of games: the name to type, the name: "rouge-et-noir: Rouge et
        // Noir".
        terminal.print(fill(words.text("{id}: {name}"),
                            {{"id", std::string(rules->id)}, {"name", locale::variant_name(words, *rules)}}));
}

std::filesystem::path games_folder() { return session::data_folder() / "games"; }

// Before the first game is looked at and written again: then it is the newer one.
void tell_second_game(const Translator &words, const Rules &rules, session::GameStore &store,
                      const Terminal &terminal) {
    if (store.is_beside_another(rules)) return terminal.print(phrases::beside_another(words, rules));
    const auto second = session::newer_second_game(games_folder(), rules);
    if (!second) return;
    // TRANSLATORS: Text game, at the start: the same game was played twice side by side; {game} is "Waterloo, deal 12",
    // "load" is a command and stays as it is.
    const std::string told = words.text("A second window or terminal played {game} after this one. To go on with that, "
                                        "type: load {file}");
    const std::string game = accessibility::Narrator{words}.title(second->game);
    terminal.print(fill(told, {{"game", game}, {"file", text_of_path(second->path)}}));
}

// The game as it was left, else a new deal. What is wrong with its file is told first.
Game running_or_new(const Translator &words, const Options &options, session::GameStore *store,
                    const Terminal &terminal) {
    session::GameStore::Loaded loaded;
    if (store) {
        tell_second_game(words, *options.variant, *store, terminal);
        loaded = store->load(*options.variant);
    }
    for (const session::Problem &problem : loaded.problems)
        terminal.print(phrases::sentence(words, problem));
    const auto &game = loaded.game;
    const bool goes_on =
        game && !is_won(game->rules(), game->position()) && options.deal.value_or(game->number()) == game->number();
    if (goes_on) return *std::move(loaded.game);
    return Game{*options.variant, options.deal ? *options.deal : random_deal_number()};
}

std::variant<Game, UsageError> game_to_play(const Translator &words, const Options &options, session::GameStore *store,
                                            const Terminal &terminal) {
    if (!options.load) return running_or_new(words, options, store, terminal);
    auto read = session::load_game(*options.load);
    if (const auto *problem = std::get_if<session::Problem>(&read))
        return UsageError{phrases::sentence(words, *problem)};
    Game &game = std::get<Game>(read);
    if (&game.rules() != options.variant)
        // TRANSLATORS: On the command line: the file holds another game than the one asked for. {id} is typed so.
        return UsageError{fill(words.text("{path} is a game of {variant}. Say play {id} to go on with it."),
                               {{"path", text_of_path(*options.load)},
                                {"variant", locale::variant_name(words, game.rules())},
                                {"id", std::string(game.rules().id)}})};
    return std::move(game);
}

void print_line(const std::string &line) {
    std::puts(line.c_str());
    std::fflush(stdout);
}

void play_in_json(Player &player, const Translator &words) {
    print_line(answer(player, {}));
    LineReader reader;
    while (const auto line = reader.next("")) {
        const Typed typed = read_strict(words, player.session().rules(), *line);
        if (const auto *error = std::get_if<TypingError>(&typed)) {
            print_line(answer(player, {.ok = false, .text = error->sentence}));
            continue;
        }
        const auto &command = std::get<TypedCommand>(typed);
        if (command.verb == Verb::Quit) return;
        print_line(answer(player, player.perform(command)));
    }
}

session::History player_history() { return session::History{session::data_folder() / "statistics.jsonl"}; }

int complain(const Terminal &terminal, const std::string &sentence) {
    terminal.print_error(sentence);
    return wrong_usage;
}

int play(const Translator &words, const Options &options, const Terminal &terminal) {
    // Scripts are no players, and who sees what lies face down plays another game: nothing is kept.
    std::optional<session::GameStore> store;
    if (!options.json && !options.reveal) store.emplace(games_folder());
    auto game = game_to_play(words, options, store ? &*store : nullptr, terminal);
    if (const auto *error = std::get_if<UsageError>(&game)) return complain(terminal, error->sentence);
    const accessibility::Narrator narrator{words};
    if (!options.json) session::report_crashes_to(session::data_folder(), "Longwood text game " LONGWOOD_VERSION);
    std::optional<session::Recorder> recorder;
    if (!options.json) recorder.emplace(player_history(), games_folder()); // scripts are no players
    Player player{std::get<Game>(std::move(game)), narrator, options.reveal, recorder ? &*recorder : nullptr,
                  store ? &*store : nullptr};
    if (options.json)
        play_in_json(player, words);
    else
        play_at_prompt(player, words, terminal);
    if (store)
        if (const auto problem = store->write_again()) terminal.print_error(phrases::sentence(words, *problem));
    return done;
}

void tell_statistics(const Translator &words, const Options &options, const Terminal &terminal) {
    auto content = player_history().read();
    content.running = session::running_deals(games_folder());
    if (!options.csv) return terminal.print(phrases::statistics_text(words, content), 2);
    std::fputs(session::to_csv(content.starts).c_str(), stdout);
    if (content.problem) terminal.print_error(phrases::sentence(words, *content.problem));
}

int run(int argc, const char *const *argv) {
    const auto catalogs = locale::catalog_folder();
    Translator words{catalogs};
    const auto read = read_options(argc, argv, words, catalogs);
    if (const auto *error = std::get_if<UsageError>(&read)) return complain(Terminal{false}, error->sentence);
    const auto &options = std::get<Options>(read);
    const Terminal terminal{options.ascii};
    if (!options.trouble.empty()) terminal.print_error(options.trouble);
    switch (options.task) {
    case Task::List: list_variants(words, options, terminal); break;
    case Task::Play: return play(words, options, terminal);
    case Task::Rules: terminal.print(rules_text(words, *options.variant, "longwood-console rules"), 2); break;
    case Task::Statistics: tell_statistics(words, options, terminal); break;
    case Task::Help: terminal.print(usage(words), 2); break;
    case Task::Version: std::puts("longwood-console " LONGWOOD_VERSION); break;
    }
    return done;
}

} // namespace
} // namespace longwood::console

int main(int argc, char **argv) {
    try {
        longwood::session::Arguments arguments(argc, argv);
        return longwood::console::run(arguments.count(), arguments.values());
    } catch (const std::exception &error) {
        // Our mistake or no memory; there may be no words left to say it in.
        std::fprintf(stderr, "longwood-console: %s\n", error.what());
        return 1;
    }
}
