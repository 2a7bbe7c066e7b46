// The text game for people: a prompt, sentences, and the table in text.
#pragma once

#include "app/console/player.h"
#include "app/console/terminal.h"
#include "locale/translator.h"

namespace longwood::console {

/// Plays until the player quits or the input ends.
void play_at_prompt(Player &player, const locale::Translator &words, const Terminal &terminal);

} // namespace longwood::console
