// A table laid out by hand, as JSON: {"base": "7" or null, "piles": {"waste": ["7H"]}}.
#pragma once

#include <string_view>
#include <variant>

#include "app/console/typed_command.h"
#include "engine/position.h"
#include "engine/rules.h"
#include "locale/translator.h"

namespace longwood::console {

/// The table, if it has exactly the cards of the variant's decks. Cards of the stock lie
/// face down and those of all piles but the tableau face up, whatever the text says; the
/// top card of a tableau pile is turned up [C2].
std::variant<Position, TypingError> read_table(const locale::Translator &words, const Rules &rules,
                                               std::string_view json);

} // namespace longwood::console
