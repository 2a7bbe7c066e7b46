// How a sentence is spoken: by a signal where somebody understands it, else by a bar that shows.
#pragma once

#include "accessibility/bridges/at_listeners.h"
#include "accessibility/bridges/atk_table.h"
#include "accessibility/utterance.h"

namespace longwood::accessibility {

/// Speaks through the board of `table`; makes table.notice when it is first needed.
void show_notice(AtkTable &table, const AtListeners &listeners, const Utterance &utterance);

/// The notice is gone; for the end of the bridge.
void drop_notice(AtkTable &table);

} // namespace longwood::accessibility
