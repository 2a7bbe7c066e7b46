// Where lines of text may end, and how wide they are on a terminal: in every script, by ICU.
#pragma once

#include <string_view>
#include <vector>

namespace longwood::locale {

/// The columns that the text takes on a terminal: two for wide letters, as Chinese and Japanese
/// ones are, none for marks that stand on others. A broken byte takes one.
int columns_of(std::string_view utf8);

/// The text cut where a line may end: after spaces, and in Chinese and Japanese between letters,
/// but not before a full stop or after an opening bracket. Put together they are the text.
std::vector<std::string_view> line_pieces(std::string_view utf8);

} // namespace longwood::locale
