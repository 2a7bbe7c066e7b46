// Text from outside, fit to stand in a sentence.
#pragma once

#include <string>
#include <string_view>

namespace longwood {

/// At most `most` bytes of it, cut between characters; '?' for control characters and for
/// what is no UTF-8, so that speech and JSON can carry it.
std::string legible(std::string_view text, std::size_t most);

} // namespace longwood
