// The menu bar, made from the key map.
#pragma once

#include <wx/menu.h>

#include "app/wx/key_map.h"
#include "engine/rules.h"

namespace longwood::wx {

/// The whole menu bar in the player's language, with the variant ticked.
wxMenuBar *make_menu_bar(const locale::Translator &words, const longwood::Rules &variant);

/// Ticks another variant.
void tick_variant(wxMenuBar &bar, const longwood::Rules &variant);

} // namespace longwood::wx
