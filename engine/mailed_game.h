// A saved game as it comes by mail: below some words, quoted, above a signature.
#pragma once

#include <string_view>
#include <variant>

#include "engine/game.h"
#include "engine/game_text.h"

namespace longwood {

/// Reads what game_from_text reads, and finds it in a text around it:
///
/// - a byte order mark at the beginning is passed over,
/// - so is all that stands before the line "Longwood game" with its number,
/// - the blanks and '>' before that line stand before every line of the game and are no part of
///   it; the first line without them ends the game,
/// - so does a signature's "--" alone in a line.
///
/// Two games in one text, and moves behind the end of the game, are refused: nobody can know what
/// was meant. The lines that errors name are those of the whole text.
std::variant<Game, GameTextError> game_from_mail(std::string_view text);

} // namespace longwood
