// Sentences that begin with the name of a card: "eight of hearts on ..." begins with a
// capital where the language has capitals.
#pragma once

#include <string>
#include <string_view>

namespace longwood::accessibility {

/// The text with its first letter as a capital: Latin, Greek and Cyrillic letters; all others
/// stay as they are. `language` matters for the Turkish i only. UTF-8.
std::string with_capital(std::string text, std::string_view language);

} // namespace longwood::accessibility
