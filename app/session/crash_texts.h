// What a crash report is made of, prepared before anything happens, and the system's part of
// writing it. For crash_report*.cpp only.
#pragma once

#include <atomic>
#include <cstddef>
#include <filesystem>
#include <string>

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

/// Nothing until they are prepared.
CrashTexts *crash_texts();

/// From now on an unexpected end writes the report; one source file a system.
void handle_crashes();

} // namespace longwood::session
