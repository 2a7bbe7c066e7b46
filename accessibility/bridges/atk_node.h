// One pile (a filler) or one card slot (a list item) as an ATK object.
#pragma once

#include <atk/atk.h>

#include "accessibility/bridges/atk_table.h"

namespace longwood::accessibility {

/// `table` must outlive the object or retire it.
AtkObject *make_atk_node(AtkTable &table, NodeId id);

/// Says that the object is dead and lets go of it; whoever still holds it gets no answers.
void retire_atk_node(AtkObject *node);

/// The table of a node, nullptr once it is retired.
AtkTable *table_of(gpointer node);
NodeId id_of(gpointer node);

} // namespace longwood::accessibility
