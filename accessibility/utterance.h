// One thing to say, composed: the sentence for a whole action.
#pragma once

#include <cstdint>
#include <string>

namespace longwood::accessibility {

/// Interrupts: the newest word cuts off older ones (the usual case). Waits: said after what
/// is being said, e.g. an offer at the start.
enum class Urgency : std::uint8_t { Interrupts, Waits };

struct Utterance {
    std::string text = {}; // in the player's language; empty: say nothing
    Urgency urgency = Urgency::Interrupts;
    /// The sentence names the place that has the focus now, e.g. where a card was put. Whoever
    /// would speak that place before it need not: no fact is told twice.
    bool names_focus = false;
    bool operator==(const Utterance &) const = default;
};

/// How much is said. Brief: what moved and what turned up. Normal: also where, and counts.
/// Full: also what can be known from the table.
enum class Verbosity : std::uint8_t { Brief, Normal, Full };

} // namespace longwood::accessibility
