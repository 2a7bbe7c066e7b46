// The languages that the window offers.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "locale/languages.h"

namespace longwood::wx {

/// One that can be chosen: its code, "" for that of the system, and what it is called.
struct LanguageChoice {
    std::string code = {};
    std::string name = {};
};

/// The system's first, then all others by their own names in the order of the player's language.
std::vector<LanguageChoice> languages_to_choose(const locale::Translator &words, const std::string &system,
                                                const std::filesystem::path &catalogs);

} // namespace longwood::wx
