// The variants there are. The only way from an id to rules.
#pragma once

#include <span>
#include <string_view>

#include "engine/rules.h"

namespace longwood {

/// All variants, in the order in which they are offered.
std::span<const Rules *const> variants();

/// The variant of that id, or nullptr.
const Rules *find_variant(std::string_view id);

} // namespace longwood
