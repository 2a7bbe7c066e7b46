// Texts in languages that are written from the right.
#pragma once

#include <string>

#include "locale/help/help.h"

namespace longwood::wx {

/// The same text, in which lines that begin with Latin letters or digits (a name, a key) are
/// written from the right all the same. Headings stand at their new places.
locale::HelpText from_right(const locale::HelpText &help);
std::string from_right(const std::string &text);

} // namespace longwood::wx
