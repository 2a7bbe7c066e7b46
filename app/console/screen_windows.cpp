#include "app/console/screen.h"

#include <algorithm>

#include <io.h>

#include <windows.h>

#include "engine/path_text.h"

namespace longwood::console {
namespace {

/// The console behind a stream; nothing for a file, a pipe or the null device.
HANDLE console_of(std::FILE *file) {
    const auto handle = reinterpret_cast<HANDLE>(::_get_osfhandle(::_fileno(file)));
    DWORD mode = 0;
    return ::GetConsoleMode(handle, &mode) ? handle : nullptr;
}

} // namespace

// A console takes every letter as write_line hands it over; programs are given UTF-8.
bool speaks_utf8() { return true; }

int width_of_screen() {
    CONSOLE_SCREEN_BUFFER_INFO info{};
    const HANDLE console = console_of(stdout);
    if (!console || !::GetConsoleScreenBufferInfo(console, &info)) return usual_width;
    // A line that fills its row would be followed by an empty one.
    return std::max(int(info.srWindow.Right - info.srWindow.Left), least_width);
}

bool is_screen(std::FILE *file) { return console_of(file) != nullptr; }

bool is_played_by_hand() { return is_screen(stdin) && is_screen(stdout); }

// Straight to the console: the bytes of one letter must not come one by one.
void write_line(std::FILE *file, const std::string &line) {
    const HANDLE console = console_of(file);
    if (!console) {
        std::fputs(line.c_str(), file);
        std::fputc('\n', file);
        return;
    }
    std::fflush(file);
    const std::wstring text = path_of_text(line).wstring() + L"\r\n";
    DWORD written = 0;
    ::WriteConsoleW(console, text.data(), DWORD(text.size()), &written, nullptr);
}

} // namespace longwood::console
