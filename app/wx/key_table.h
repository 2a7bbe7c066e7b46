// The rows of the key map.
#pragma once

#include <span>

#include "app/wx/key_map.h"

namespace longwood::wx {

std::span<const KeyBinding> key_table();

} // namespace longwood::wx
