// What --help and the command help say.
#pragma once

#include <string>

#include "engine/rules.h"
#include "locale/translator.h"

namespace longwood::console {

/// How to call the program.
std::string usage(const locale::Translator &words);

/// The commands of the prompt, those that make sense in this variant.
std::string commands(const locale::Translator &words, const Rules &rules);

/// The rules of the variant, then what to type for those of its relatives: `command`, e.g. "rules",
/// and the name.
std::string rules_text(const locale::Translator &words, const Rules &rules, const std::string &command);

} // namespace longwood::console
