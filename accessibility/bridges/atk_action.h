// What can be done with a slot without a key: for switches, pointers and readers' "click".
#pragma once

#include <atk/atk.h>

namespace longwood::accessibility {

void add_actions_to_slots(GType slot);

} // namespace longwood::accessibility
