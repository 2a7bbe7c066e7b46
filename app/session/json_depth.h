// Guards JSON from outside against brackets within brackets within brackets.
#pragma once

#include <string_view>

namespace longwood::session {

/// Whether it nests more than a hundred deep. Reading such JSON is safe, but copying and
/// writing it calls itself as deep as that, and ends the program.
bool nests_too_deep(std::string_view json);

} // namespace longwood::session
