// Help pages in every language, for the tests of this folder.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "locale/help/help.h"

namespace longwood::tests {

/// "en" and every language of locale/po/LINGUAS.
std::vector<std::string> help_languages();

locale::Translator speaking(const std::string &language);

/// The page of a variant, by id.
locale::HelpPage help_in(const std::string &language, std::string_view variant);

/// Every fact that a page says it tells.
std::set<std::string> facts_told(const locale::HelpPage &page);

/// The ids of the facts of tests/rules/<sheet>, e.g. "RN-L1".
std::set<std::string> facts_of_sheet(const std::string &sheet);

/// The paragraphs of the section, one a line; "" if there is no such section.
std::string text_of(const locale::HelpPage &page, std::string_view section);

} // namespace longwood::tests
