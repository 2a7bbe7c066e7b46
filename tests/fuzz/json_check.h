// Whether a text is JSON, told without the library that wrote it, and a good deal faster: fuzzers ask often.
#pragma once

#include <string_view>

namespace longwood::fuzz {

/// One value as RFC 8259 has it, nothing before or behind it, at most eight deep.
bool is_json(std::string_view text);

} // namespace longwood::fuzz
