// Asks the desktop for its colours and for its wish for quiet.
#pragma once

#include "app/wx/look.h"

namespace longwood::wx {

/// Needs a display: call it when wx has started.
SystemLook system_look();

} // namespace longwood::wx
