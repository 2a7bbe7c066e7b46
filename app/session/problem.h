// Trouble with files, as data; the narrator has the sentences.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "engine/game_text.h"

namespace longwood::session {

struct Problem {
    enum class Kind : std::uint8_t {
        CannotRead,  // `path`; `system` is the system's word, e.g. ENOENT as a number
        CannotWrite, // `path`; see `tried_again`
        NotAGame,    // `path`; `text` says line and reason
        SetAside     // `path` was damaged and lies now at `other`; nothing was destroyed
    };
    Kind kind = Kind::CannotRead;
    std::filesystem::path path = {};
    std::filesystem::path other = {};
    int system = 0; // errno
    /// The running game could not be kept; it goes on in memory and is written again after the next move.
    bool tried_again = false;
    std::optional<GameTextError> text = {};
};

} // namespace longwood::session
