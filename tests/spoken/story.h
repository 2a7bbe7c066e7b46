// A story: a table and what a player does at it, read from tests/spoken/<name>.story and
// played through session, narrator, tree and log bridge, as a front end would.
#pragma once

#include <string>
#include <vector>

#include "engine/game.h"

namespace longwood::tests {

struct Story {
    Game game;
    std::vector<std::string> steps; // as they stand in the file
};

/// Reads the text of a story; throws a sentence at text that is wrong.
///
///     # what it tells
///     variant: rouge-et-noir
///     deal: 7                           or else a laid-out table:
///     table tableau-1: #7H KS
///     base: 7
///     game: tests/games/waterloo.longwood
///     without-last: 3                   the last moves of that game are not made yet
///     steps:
///     right
///     play move tableau-1 tableau-2 1
Story story_from(const std::string &text);

/// Everything heard, in that language: each step after "> ", then focus and announcement.
std::string heard(const Story &story, const std::string &language);

} // namespace longwood::tests
