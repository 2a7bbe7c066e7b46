// Which sound goes with what happened. No sound says anything that is not also said in words.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string_view>

#include "app/session/outcome.h"

namespace longwood::wx {

enum class Sound : std::uint8_t {
    Edge,       // of the table or of a pile
    PickUp,     // cards in hand, or another number of them
    Move,       // cards lie down somewhere
    Refusal,    // whatever does not go
    Foundation, // cards on a foundation
    Complete,   // all 13 cards of a foundation or a sequence
    Deal,       // many cards at once
    Win
};

/// The one sound for what came of a command, the greatest thing first; nothing for a mere
/// step of the cursor.
std::optional<Sound> sound_for(const session::Outcome &outcome);

/// The name of its file in sounds_folder().
std::string_view file_name(Sound sound);

/// Where the sounds of the running program lie: beside its catalogs.
std::filesystem::path sounds_folder();

} // namespace longwood::wx
