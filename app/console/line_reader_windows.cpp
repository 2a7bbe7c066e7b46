#include <cstdio>

#include <windows.h>

#include "app/console/line_reader.h"
#include "app/console/screen.h"
#include "engine/path_text.h"

namespace longwood::console {
namespace {

// The console edits the line and keeps a history by itself; Ctrl+Z ends the game as Ctrl+D does
// elsewhere.
std::optional<std::string> edited_line(const char *prompt) {
    std::fputs(prompt, stdout);
    std::fflush(stdout);
    wchar_t typed[4096];
    DWORD count = 0;
    if (!::ReadConsoleW(::GetStdHandle(STD_INPUT_HANDLE), typed, DWORD(std::size(typed)), &count, nullptr))
        return std::nullopt;
    std::wstring_view line(typed, count);
    constexpr wchar_t ctrl_z = 0x1A;
    if (line.empty() || line.front() == ctrl_z) return std::nullopt;
    while (!line.empty() && (line.back() == L'\n' || line.back() == L'\r'))
        line.remove_suffix(1);
    return text_of_path(line);
}

} // namespace

LineReader::LineReader() : interactive_(is_played_by_hand()) {}

std::optional<std::string> LineReader::next(const char *prompt) {
    return interactive_ ? edited_line(prompt) : plain_line();
}

} // namespace longwood::console
