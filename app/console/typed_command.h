// The command language of both the prompt and --json.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "engine/move.h"
#include "engine/position.h"
#include "engine/rules.h"
#include "locale/translator.h"

namespace longwood::console {

enum class Verb : std::uint8_t {
    // Everywhere.
    Draw,
    Move,
    Undo,
    Redo,
    State,
    Save,
    Load,
    Put,
    Quit,
    // At the prompt only.
    Nothing, // an empty line
    Moves,
    Choose, // a number of the list of moves
    ToFoundation,
    Waste,
    Stock,
    Foundations,
    Reserve,
    Tops,
    Pile,
    Base,
    Summary,
    NewDeal,
    SameDeal,
    Statistics,
    Rules,
    Help
};

struct TypedCommand {
    Verb verb = Verb::Nothing;
    Move move = {};                         // of Move
    PileId pile = {};                       // of ToFoundation and Pile
    std::uint64_t number = 0;               // of Choose and NewDeal; 0 if none was typed
    std::string rest = {};                  // of Save, Load and Put
    const longwood::Rules *rules = nullptr; // of Rules; null if none were named
};

/// Why the line is no command: a sentence.
struct TypingError {
    std::string sentence;
};

using Typed = std::variant<TypedCommand, TypingError>;

/// The strict language of --json: whole words, whole names of piles.
Typed read_strict(const locale::Translator &words, const Rules &rules, std::string_view line);

/// The language of the prompt: the same, shortened where possible, and words for reading.
Typed read_at_prompt(const locale::Translator &words, const Rules &rules, std::string_view line);

/// A pile by its short name too: "t3", "3", "f1", "s2", "w", "r"; or nothing.
std::optional<PileId> pile_from_short_name(std::string_view name);

} // namespace longwood::console
