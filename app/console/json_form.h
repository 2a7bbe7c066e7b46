// The answers of --json, one line each; the keys are documented in docs and tests.
#pragma once

#include <string>

#include "app/console/player.h"
#include "engine/game.h"
#include "engine/rules.h"
#include "locale/translator.h"

namespace longwood::console {

/// {"ok": ..., "error": ..., "state": {...}} in one line, without a line end. What may not be
/// known is "##", unless the player reveals.
std::string answer(const Player &player, const Reply &reply);

/// The variants, [{"id": ..., "name": ...}, ...], in one line.
std::string list_of_variants(const locale::Translator &words);

} // namespace longwood::console
