// Sentences for trouble with files.
#pragma once

#include <string>

#include "accessibility/narrator.h"
#include "app/session/problem.h"
#include "locale/translator.h"

namespace longwood::phrases {

/// What went wrong, which file, why, and what became of the player's things.
std::string sentence(const locale::Translator &words, const session::Problem &problem);
inline std::string sentence(const accessibility::Narrator &narrator, const session::Problem &problem) {
    return sentence(narrator.words(), problem);
}

/// At the start of a program beside which another plays the variant too.
std::string beside_another(const locale::Translator &words, const Rules &rules);

} // namespace longwood::phrases
