// What was asked for on the command line.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <variant>

#include "engine/deal.h"
#include "engine/rules.h"
#include "locale/translator.h"

namespace longwood::console {

enum class Task : std::uint8_t { List, Play, Rules, Statistics, Help, Version };

struct Options {
    Task task = Task::Help;
    const Rules *variant = nullptr; // of Play and Rules
    std::optional<DealNumber> deal = {};
    std::optional<std::filesystem::path> load = {};
    bool json = false;
    bool csv = false; // of Statistics
    bool reveal = false;
    bool ascii = false;
    std::string trouble = {}; // a sentence to tell before it begins; empty if all is well
};

/// A sentence for standard error; the program then ends with status 2.
struct UsageError {
    std::string sentence;
};

/// Reads the command line and chooses the language: the one asked for, else the one chosen in
/// the window, else the best for the system; also the errors are in it.
std::variant<Options, UsageError> read_options(int argc, const char *const *argv, locale::Translator &words,
                                               const std::filesystem::path &catalogs);

} // namespace longwood::console
