// Text that somebody typed, fit to be shown again.
#pragma once

#include <string>
#include <string_view>

namespace longwood::console {

/// Cut where it is long, without control characters and broken UTF-8: for sentences that
/// repeat what was typed.
std::string legible(std::string_view typed);

/// Without spaces, tabs and line ends at both ends.
std::string_view trimmed(std::string_view text);

/// Takes the next word off the front of `text`; empty at the end.
std::string_view next_word(std::string_view &text);

/// The length of the UTF-8 character at the start of the text; 0 if it is broken or the text is empty.
std::size_t character_length(std::string_view text);

} // namespace longwood::console
