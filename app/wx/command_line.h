// longwood [--variant ID] [--deal N] [--lang CODE] [--low-memory] [FILE]
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <variant>

#include "engine/deal.h"
#include "engine/rules.h"
#include "locale/translator.h"

namespace longwood::wx {

struct CommandLine {
    const longwood::Rules *variant = nullptr;
    std::optional<DealNumber> deal = {};
    std::optional<std::filesystem::path> file = {};
    bool low_memory = false;
    std::string language = {}; // that of --lang, as a code
};

/// A text to print instead of starting, and the exit status: 0 for --help and --version
/// (standard output), 2 for what cannot be understood (standard error).
struct Answer {
    std::string text = {};
    int status = 0;
};

/// Reads the command line. --lang takes effect on `words` at once, so that everything that
/// is said afterwards is said in that language.
std::variant<CommandLine, Answer> read_command_line(int count, char **arguments, locale::Translator &words,
                                                    const std::filesystem::path &catalogs);

} // namespace longwood::wx
