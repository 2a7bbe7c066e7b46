// Names of the engine's enumerators, so that a failed check says "WrongCard", not "20".
#pragma once

#include <string>
#include <string_view>

#include "engine/event.h"
#include "engine/game_text.h"
#include "engine/referee.h"

namespace longwood::tests {

std::string_view name_of(Reason reason);
std::string_view name_of(Standing standing);
std::string_view name_of(GameTextError::Kind kind);

/// "Moved 7H tableau-1 foundation-2 1" and the like: kind, then what that kind tells.
std::string to_text(const Event &event);
/// All of them, separated by "; ".
std::string to_text(const Events &events);

/// The cards in ascending order, e.g. "7D 7H"; "any" for all 52.
std::string to_text(CardSet cards);

} // namespace longwood::tests
