// The words in which stories say what the player does.
#pragma once

#include <optional>
#include <string>

#include "accessibility/narrator.h"
#include "app/session/command.h"
#include "app/session/session.h"

namespace longwood::tests {

/// "right", "pick up", "go tableau-3 4", "play move waste tableau-1 1": the command; nothing if
/// the step is none of these.
std::optional<session::Command> command_from(const std::string &step);

/// "read tableau-3", "read tops", "read advice stock": what the narrator says; nothing if the
/// step is none of these.
std::optional<std::string> reading_from(const std::string &step, const accessibility::Narrator &narrator,
                                        const session::Session &session);

} // namespace longwood::tests
