// What the fuzzers do with an input, one function a target. Each takes any bytes at all and
// throws Broken where a promise does not hold; crashes and hangs are found by who calls.
#pragma once

#include <span>
#include <stdexcept>
#include <string_view>

namespace longwood::fuzz {

struct Broken : std::logic_error {
    using std::logic_error::logic_error;
};

/// `promise` is what should have been true, as a sentence.
inline void require(bool holds, const char *promise) {
    if (!holds) throw Broken{promise};
}

/// A saved game: read whole or refused with a line; what is read is sound and comes back.
void game_text(std::string_view input);
/// A line each: what is read as a move has a text that is read as the same move.
void move_text(std::string_view input);
/// The strict language of --json, a command a line; each answer is one line of JSON.
void json_commands(std::string_view input);
/// The language of the prompt, a command a line; each answer is a whole sentence.
void typed_commands(std::string_view input);
/// A settings file: every value in its bounds, nothing of the file lost.
void settings_file(std::string_view input);
/// The file of the last moves beside a running game: played as far as it is sound.
void moves_file(std::string_view input);
/// Results: every one sound, nothing of the file lost, and figures and words of them.
void statistics_file(std::string_view input);
/// A compiled catalog: refused, or every look-up ends with a text.
void catalog(std::string_view input);
/// Commands to a session from bytes: cards, cursor, cards in hand, undo and text stay sound.
void session_keys(std::string_view input);

struct Target {
    std::string_view name; // also of its folder below corpus
    void (*body)(std::string_view);
};
inline constexpr Target targets[]{{"game_text", game_text},         {"move_text", move_text},
                                  {"json_commands", json_commands}, {"typed_commands", typed_commands},
                                  {"settings_file", settings_file}, {"catalog", catalog},
                                  {"session_keys", session_keys},   {"statistics_file", statistics_file},
                                  {"moves_file", moves_file}};

} // namespace longwood::fuzz
