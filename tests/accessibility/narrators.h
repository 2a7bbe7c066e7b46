// Narrators of both languages, and the games they speak about in tests.
#pragma once

#include <array>
#include <stdexcept>
#include <string>

#include "accessibility/narrator.h"
#include "locale/translator.h"

namespace longwood::tests {

inline const std::array<std::string, 2> languages{"en", "de"};
inline constexpr std::array verbosities{accessibility::Verbosity::Brief, accessibility::Verbosity::Normal,
                                        accessibility::Verbosity::Full};

/// A translator of the catalogs as built; throws if there is none of that language, so
/// that no test passes by speaking English.
inline locale::Translator translator(const std::string &language) {
    locale::Translator words{LONGWOOD_BUILT_CATALOGS};
    if (!words.choose(language)) throw std::runtime_error("no catalog of language " + language);
    return words;
}

} // namespace longwood::tests
