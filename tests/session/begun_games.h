// Games of Waterloo, told apart by how much of the stock was used.
#pragma once

#include "engine/game.h"
#include "engine/variants.h"

namespace longwood::tests {

inline const Rules &waterloo() { return *find_variant("waterloo"); }

inline Game game_with(int draws, DealNumber deal = 5) {
    Game game{waterloo(), deal};
    for (int i = 0; i < draws; ++i)
        game.play(Move::use_stock());
    return game;
}

} // namespace longwood::tests
