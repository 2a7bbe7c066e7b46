#include "app/console/options.h"

#include <algorithm>
#include <charconv>

#include <CLI/CLI.hpp>

#include "accessibility/wording.h"
#include "app/console/typed_text.h"
#include "app/phrases/command_line.h"
#include "app/session/files.h"
#include "app/session/settings.h"
#include "engine/path_text.h"
#include "engine/variants.h"
#include "locale/languages.h"

namespace longwood::console {
namespace {

using locale::fill;
using locale::Translator;

// As typed; CLI11 only takes the words apart, because its messages are not ours.
struct Words {
    std::string variant;
    std::string deal;
    std::string language;
    std::string load;
    bool json = false;
    bool csv = false;
    bool reveal = false;
    bool ascii = false;
};

// The options of one task, and what belongs to none.
struct Parser {
    CLI::App app;
    Words typed;
    CLI::App *list = nullptr;
    CLI::App *play = nullptr;
    CLI::App *rules = nullptr;
    CLI::App *statistics = nullptr;
    CLI::Option *help = nullptr;
    CLI::Option *version = nullptr;

    Parser() {
        app.set_help_flag();
        help = app.add_flag("-h,--help");
        version = app.add_flag("-V,--version");
        app.add_option("--lang", typed.language)->take_last();
        list = task("list");
        flag(list, "--json", typed.json);
        play = task("play");
        play->add_option("variant", typed.variant);
        play->add_option("--deal", typed.deal)->take_last();
        play->add_option("--load", typed.load)->take_last();
        flag(play, "--json", typed.json);
        flag(play, "--reveal", typed.reveal);
        flag(play, "--ascii", typed.ascii);
        rules = task("rules");
        rules->add_option("variant", typed.variant);
        flag(rules, "--ascii", typed.ascii);
        statistics = task("statistics");
        flag(statistics, "--csv", typed.csv);
        flag(statistics, "--ascii", typed.ascii);
        app.allow_extras();
        app.require_subcommand(0, 1); // "play list" plays no list
    }

  private:
    CLI::App *task(const std::string &name) {
        CLI::App *task = app.add_subcommand(name);
        task->set_help_flag();
        task->add_flag("-h,--help", asked_for_help);
        task->add_option("--lang", typed.language)->take_last();
        task->allow_extras();
        return task;
    }
    static void flag(CLI::App *task, const std::string &name, bool &on) {
        task->add_flag(name, on)->disable_flag_override(); // --json=no is nothing to guess about
    }

  public:
    bool asked_for_help = false;
};

std::string nothing_asked(const Translator &words) {
    // TRANSLATORS: On the command line, when nothing was asked for. The words list, play, rules and
    // --help are typed as they are.
    return words.text("Say what to do: list names the games, play VARIANT starts one, rules VARIANT explains one. "
                      "--help tells more.");
}

std::string variant_missing(const Translator &words) {
    std::vector<std::string> ids;
    for (const Rules *rules : variants())
        ids.emplace_back(rules->id);
    // TRANSLATORS: On the command line; {variants} are the names to type, e.g. "rouge-et-noir, waterloo".
    return fill(words.text("Say which game: {variants}."), {{"variants", accessibility::list_of(words, ids)}});
}

bool asks_for_language(const Parser &parser) {
    const CLI::App *const tasks[]{parser.list, parser.play, parser.rules, parser.statistics};
    const auto has_language = [](const CLI::App *task) { return task->parsed() && task->count("--lang") > 0; };
    return parser.app.count("--lang") > 0 || std::ranges::any_of(tasks, has_language);
}

// Language first, because the other sentences come in it.
std::optional<std::string> choose_language(Translator &words, const std::filesystem::path &catalogs,
                                           const Parser &parser) {
    const std::string code = locale::language_asked_for(catalogs, parser.typed.language);
    if (code.empty())
        return phrases::unknown_language(words, legible(parser.typed.language),
                                         accessibility::list_of(words, locale::codes_in(catalogs)));
    if (!words.choose(code)) return locale::language_refused(words, code);
    return std::nullopt;
}

// The options where `typed` stood.
std::string unknown_option(const Translator &words, const Parser &parser, const std::string &typed) {
    const auto tasks = parser.app.get_subcommands();
    const bool before_task = !parser.app.remaining(false).empty();
    const CLI::App *task = tasks.empty() || before_task ? &parser.app : tasks.front();
    std::vector<std::string> names;
    for (const CLI::Option *option : task->get_options())
        if (!option->get_lnames().empty()) names.push_back("--" + option->get_lnames().front());
    // TRANSLATORS: On the command line; {options} are e.g. "--lang, --json".
    return fill(words.text("There is no option \"{text}\" here. Known are: {options}."),
                {{"text", typed}, {"options", accessibility::list_of(words, names)}});
}

// What CLI11 could not take apart: an option without its value, or a switch with one.
std::string not_understood(const Translator &words, const Parser &parser, int argc, const char *const *argv) {
    for (int i = 1; i < argc; ++i) {
        const std::string_view word{argv[i]};
        if (!word.starts_with("--")) continue;
        if (word.ends_with('=')) return phrases::missing_value(words, legible(word.substr(0, word.size() - 1)));
        if (word.find('=') != std::string_view::npos) return unknown_option(words, parser, legible(word));
    }
    return phrases::missing_value(words, legible(argv[argc - 1]));
}

std::optional<std::string> left_over(const Translator &words, const Parser &parser) {
    const auto extras = parser.app.remaining(true);
    if (extras.empty()) return std::nullopt;
    const bool is_option = extras.front().starts_with('-');
    const std::string typed = legible(extras.front());
    const bool no_task = parser.app.get_subcommands().empty();
    if (!is_option && no_task)
        // TRANSLATORS: On the command line. The words list, play, rules, statistics and --help are typed as they are.
        return fill(
            words.text("\"{text}\" is not known here. Known are: list, play, rules, statistics; --help tells more."),
            {{"text", typed}});
    return is_option ? unknown_option(words, parser, typed) : phrases::one_too_many(words, typed);
}

std::optional<DealNumber> deal_number_from(const std::string &text) {
    DealNumber number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc{} && end == text.data() + text.size();
    if (!whole || number < first_deal_number || number > last_deal_number) return std::nullopt;
    return number;
}

std::variant<Options, UsageError> options_of_play(const Translator &words, const Parser &parser, Options options) {
    if (parser.play->count("--deal") > 0) {
        options.deal = deal_number_from(parser.typed.deal);
        if (!options.deal) return UsageError{phrases::bad_deal_number(words, legible(parser.typed.deal))};
    }
    if (parser.play->count("--load") > 0) {
        if (parser.typed.load.empty()) return UsageError{phrases::missing_value(words, "--load")};
        options.load = path_of_text(parser.typed.load);
    }
    if (options.deal && options.load)
        // TRANSLATORS: On the command line. Keep --deal and --load as they are.
        return UsageError{words.text("A saved game brings its own deal: give --deal or --load, not both.")};
    return options;
}

std::variant<Options, UsageError> options_of(const Translator &words, const Parser &parser) {
    Options options{
        .json = parser.typed.json, .csv = parser.typed.csv, .reveal = parser.typed.reveal, .ascii = parser.typed.ascii};
    if (parser.version->count() > 0) return Options{.task = Task::Version};
    if (parser.help->count() > 0 || parser.asked_for_help) return Options{.task = Task::Help};
    if (const auto sentence = left_over(words, parser)) return UsageError{*sentence};
    if (parser.list->parsed()) options.task = Task::List;
    if (parser.play->parsed()) options.task = Task::Play;
    if (parser.rules->parsed()) options.task = Task::Rules;
    if (parser.statistics->parsed()) options.task = Task::Statistics;
    if (parser.app.get_subcommands().empty()) return UsageError{nothing_asked(words)};
    if (options.task == Task::List || options.task == Task::Statistics) return options;
    if (parser.typed.variant.empty()) return UsageError{variant_missing(words)};
    options.variant = find_variant(parser.typed.variant);
    if (!options.variant) return UsageError{phrases::unknown_variant(words, legible(parser.typed.variant))};
    return options.task == Task::Play ? options_of_play(words, parser, options) : options;
}

} // namespace

std::variant<Options, UsageError> read_options(int argc, const char *const *argv, Translator &words,
                                               const std::filesystem::path &catalogs) {
    const std::string chosen = session::language_in(session::config_folder() / "settings.json");
    const auto refused = locale::begin_in_language(words, chosen, catalogs);
    Parser parser;
    try {
        parser.app.parse(argc, argv);
    } catch (const CLI::ParseError &) {
        return UsageError{not_understood(words, parser, argc, argv)};
    }
    const bool asked = asks_for_language(parser);
    if (asked)
        if (const auto sentence = choose_language(words, catalogs, parser)) return UsageError{*sentence};
    auto read = options_of(words, parser);
    auto *options = std::get_if<Options>(&read);
    if (options && refused && !asked) options->trouble = *refused;
    return read;
}

} // namespace longwood::console
