// Where piles and slots are on the screen, what is at a point, and focus from outside.
#pragma once

#include <atk/atk.h>

namespace longwood::accessibility {

void add_component_to_nodes(GType node);

/// Only the point: the board has its extents from its widget.
void add_component_to_board(GType board);

} // namespace longwood::accessibility
