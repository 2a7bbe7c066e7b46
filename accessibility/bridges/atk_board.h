// The widget of the table as an ATK object: a panel whose children are the piles.
#pragma once

#include "accessibility/bridges/atk_table.h"

namespace longwood::accessibility {

/// From now on the widget's accessible is a board that shows `table`.
void attach_board(AtkTable &table);
/// The board stays as long as the widget, but shows nothing any more.
void detach_board(AtkTable &table);

/// The table of a board, nullptr once it is detached.
AtkTable *table_of_board(gpointer board);

} // namespace longwood::accessibility
