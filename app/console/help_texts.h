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

} // namespace longwood::console
