// Which language the window speaks: the command line's, else the player's choice, else the system's.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "locale/languages.h"

namespace longwood::wx {

/// The language that the player has chosen ("" for that of the system, which is `system`). If
/// its texts are missing or damaged: that of the system, and the sentence that tells so.
std::optional<std::string> begin_in_language(locale::Translator &words, const std::string &chosen,
                                             const std::string &system, const std::filesystem::path &catalogs);

/// One that can be chosen: its code, "" for that of the system, and what it is called.
struct LanguageChoice {
    std::string code = {};
    std::string name = {};
};

/// The system's first, then all others by their own names in the order of the player's language.
std::vector<LanguageChoice> languages_to_choose(const locale::Translator &words, const std::string &system,
                                                const std::filesystem::path &catalogs);

} // namespace longwood::wx
