// What the player who is killed tells of each change.
#pragma once

#include <cstdint>

#include "engine/game.h"
#include "engine/game_text.h"
#include "engine/variants.h"

namespace longwood::tests {

struct KillRecord {
    std::uint64_t text_hash = 0;
    std::uint32_t variant = 0;
    char what = 0; // '?' about to be written, '!' written
};

/// FNV-1a of the text of the game: the same in both processes.
inline std::uint64_t hash_of(const Game &game) {
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char letter : to_text(game))
        hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3;
    return hash;
}

inline KillRecord record_of(char what, const Game &game) {
    KillRecord record{.text_hash = hash_of(game), .what = what};
    while (variants()[record.variant] != &game.rules())
        ++record.variant;
    return record;
}

} // namespace longwood::tests
