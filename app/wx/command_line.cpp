#include "app/wx/command_line.h"

#include <charconv>
#include <utility>

#include <CLI/CLI.hpp>

#include "app/phrases/command_line.h"

#include "engine/path_text.h"
#include "engine/variants.h"
#include "locale/languages.h"

namespace longwood::wx {
namespace {

using locale::Translator;

// Everything as it was typed; what it means is checked afterwards, in our own words.
struct Typed {
    std::string variant, deal, language, file;
};

std::string version_text() { return "longwood " LONGWOOD_VERSION "\n"; }

// The ids, each family on a line, below what --help says about --variant.
std::string lines_of_variants() {
    constexpr std::size_t widest = 60;
    std::string lines, line;
    for (const Rules *rules : variants()) {
        if (line.size() + rules->id.size() > widest) lines += "\n                 " + std::exchange(line, {});
        line += std::string(rules->id) + (rules == variants().back() ? "" : ", ");
    }
    lines += "\n                 " + line;
    return lines;
}

std::string help_text(const Translator &words) {
    // TRANSLATORS: the answer to longwood --help. Keep the options; ID, N, CODE and FILE may
    // be translated. {variants} are lines of their own, with the names to type.
    const std::string text = words.text("Longwood is a card patience for ear, hand and eye.\n"
                                        "\n"
                                        "longwood [--variant ID] [--deal N] [--lang CODE] [--low-memory] [FILE]\n"
                                        "\n"
                                        "Without options the game goes on where it was left.\n"
                                        "  --variant ID   the game to play:{variants}\n"
                                        "  --deal N       the number of a deal, from 1\n"
                                        "  --lang CODE    the language, for example de\n"
                                        "  --low-memory   for old computers: needs less memory, nothing moves\n"
                                        "  --version      tells the version\n"
                                        "  --help         tells this\n"
                                        "  FILE           a saved game to open\n");
    return locale::fill(text, {{"variants", lines_of_variants()}});
}

std::optional<std::string> choose_language(Translator &words, const std::string &typed,
                                           const std::filesystem::path &catalogs) {
    const std::string code = locale::language_asked_for(catalogs, typed);
    if (code.empty()) {
        std::string known;
        for (const std::string &each : locale::codes_in(catalogs))
            known += (known.empty() ? "" : ", ") + each;
        return phrases::unknown_language(words, typed, known);
    }
    if (!words.choose(code)) return locale::language_refused(words, code);
    return std::nullopt;
}

std::optional<DealNumber> deal_number(const std::string &typed) {
    DealNumber number = 0;
    const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
    if (error != std::errc{} || end != typed.data() + typed.size()) return std::nullopt;
    if (number < first_deal_number || number > last_deal_number) return std::nullopt;
    return number;
}

std::variant<CommandLine, Answer> understand(const CLI::App &parser, const Typed &typed, Translator &words,
                                             const std::filesystem::path &catalogs) {
    if (parser.count("--lang") > 0)
        if (const auto trouble = choose_language(words, typed.language, catalogs)) return Answer{*trouble + "\n", 2};
    if (parser.count("--help") > 0) return Answer{help_text(words), 0};
    if (parser.count("--version") > 0) return Answer{version_text(), 0};
    CommandLine line{.low_memory = parser.count("--low-memory") > 0};
    if (parser.count("--lang") > 0) line.language = words.language();
    if (parser.count("--variant") > 0) {
        line.variant = find_variant(typed.variant);
        if (!line.variant) return Answer{phrases::unknown_variant(words, typed.variant) + "\n", 2};
    }
    if (parser.count("--deal") > 0) {
        line.deal = deal_number(typed.deal);
        if (!line.deal) return Answer{phrases::bad_deal_number(words, typed.deal) + "\n", 2};
    }
    if (parser.count("file") > 0) {
        if (line.variant || line.deal) return Answer{phrases::one_too_many(words, typed.file) + "\n", 2};
        line.file = path_of_text(typed.file);
    }
    return line;
}

} // namespace

std::variant<CommandLine, Answer> read_command_line(int count, char **arguments, Translator &words,
                                                    const std::filesystem::path &catalogs) {
    CLI::App parser;
    Typed typed;
    parser.set_help_flag();
    parser.add_flag("-h,--help");
    parser.add_flag("--version");
    parser.add_flag("--low-memory");
    parser.add_option("--variant", typed.variant);
    parser.add_option("--deal", typed.deal);
    parser.add_option("--lang", typed.language);
    parser.add_option("file", typed.file);
    parser.allow_extras();
    try {
        parser.parse(count, arguments);
    } catch (const CLI::ParseError &) {
        // All options are texts, so only a missing value is left to go wrong.
        return Answer{phrases::missing_value(words, arguments[count - 1]) + "\n", 2};
    }
    if (const auto rest = parser.remaining(); !rest.empty()) {
        const bool is_option = rest.front().starts_with('-');
        return Answer{
            (is_option ? phrases::unknown_option(words, rest.front()) : phrases::one_too_many(words, rest.front())) +
                "\n",
            2};
    }
    return understand(parser, typed, words, catalogs);
}

} // namespace longwood::wx
