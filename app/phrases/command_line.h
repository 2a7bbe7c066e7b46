// Sentences for what was typed wrong on a command line, for window and text game alike.
// Each says what is wrong and what is known.
#pragma once

#include <string>
#include <string_view>

#include "locale/translator.h"

namespace longwood::phrases {

std::string unknown_variant(const locale::Translator &words, std::string_view typed);
std::string bad_deal_number(const locale::Translator &words, std::string_view typed);
std::string unknown_option(const locale::Translator &words, std::string_view typed);
/// An option that needs a value stands last.
std::string missing_value(const locale::Translator &words, std::string_view option);
/// `known`: the codes of the languages there are, e.g. {"de", "en"}.
std::string unknown_language(const locale::Translator &words, std::string_view typed, std::string_view known);
/// Something that the program has no use for, e.g. a second file.
std::string one_too_many(const locale::Translator &words, std::string_view typed);

} // namespace longwood::phrases
