// The variants there are. The only way from an id to rules.
#pragma once

#include <span>
#include <string_view>

#include "engine/rules.h"

namespace longwood {

/// All variants, in the order in which they are offered.
std::span<const Rules *const> variants();
/// The first of them: those that the program is about.
std::span<const Rules *const> main_variants();
/// The others, which the rules of the main ones name: family by family.
std::span<const Rules *const> relatives();

/// The variant of that id, or nullptr.
const Rules *find_variant(std::string_view id);

} // namespace longwood
