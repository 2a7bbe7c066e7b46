// What a crash report is made of, prepared before anything happens, and the system's part of
// writing it. For crash_report*.cpp only.
#pragma once

#include <atomic>
#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace longwood::session {

/// What runs in a handler may not allocate or lock: all texts are made beforehand, and then bytes
/// are copied only.
struct CrashTexts {
    std::string program;                           // "Longwood 0.1.0"
    std::filesystem::path::string_type path;       // of the report, with room for the date
    std::size_t date_at = 0;                       // where in the path, "0000-00-00-00-00-00"
    std::string games[2];                          // the game as text; one of them is whole at any time
    std::atomic<const std::string *> game{};       // that one
    std::atomic<const char *> what_ended{nullptr}; // the kind of the exception, if it was one
};

/// Says the report piece by piece through `put(bytes, count)`, allocating nothing. `cause` and `number`: what the
/// system says of the end, " ended by itself: signal " and "11".
void put_report(const CrashTexts &texts, std::string_view cause, std::string_view number, const auto &put) {
    const auto say = [&put](std::string_view text) { put(text.data(), text.size()); };
    say(texts.program);
    say(cause);
    say(number);
    if (const char *what = texts.what_ended.load()) {
        say(", error ");
        say(what);
    }
    say(".\n");
    if (const std::string *game = texts.game.load()) {
        say("The game follows; save it as a file ending in .longwood to open it.\n\n");
        say(*game);
    }
}

/// Nothing until they are prepared.
CrashTexts *crash_texts();

/// From now on an unexpected end writes the report; one source file a system.
void handle_crashes();

} // namespace longwood::session
