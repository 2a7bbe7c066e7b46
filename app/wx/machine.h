// The computer the program runs on.
#pragma once

#include <cstdint>

namespace longwood::wx {

/// Bytes of working memory of the whole computer; 0 if it cannot be told.
std::uint64_t memory_of_machine();

} // namespace longwood::wx
