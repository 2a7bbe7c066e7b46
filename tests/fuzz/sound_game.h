// What is true of every game, however it came about.
#pragma once

#include <string_view>

#include "engine/game.h"

namespace longwood::fuzz {

/// Its text comes back as the same game; undo reaches the start, redo the end. Throws Broken.
void require_sound(const Game &game);

/// The variant that a byte stands for.
const Rules &variant_of(unsigned char byte);

/// A sentence for people: no broken UTF-8 and no placeholder left open. Throws Broken.
void require_sentence(std::string_view text);

} // namespace longwood::fuzz
