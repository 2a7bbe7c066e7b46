#include "app/console/screen.h"

#include <algorithm>
#include <charconv>
#include <clocale>
#include <cstdlib>
#include <string_view>

#include <langinfo.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace longwood::console {

// Where the named locale is not installed, as on many
// a machine reached from elsewhere, its name still says so.
bool speaks_utf8() {
    if (std::setlocale(LC_CTYPE, "")) return std::string_view{::nl_langinfo(CODESET)} == "UTF-8";
    for (const char *variable : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const char *value = std::getenv(variable);
        if (!value || !*value) continue;
        std::string name{value};
        std::ranges::transform(name, name.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
        const bool utf8 = name.find("utf-8") != std::string::npos || name.find("utf8") != std::string::npos;
        return utf8 && std::setlocale(LC_CTYPE, "C.UTF-8");
    }
    return false;
}

int width_of_screen() {
    winsize size{};
    int width = 0;
    if (::isatty(STDOUT_FILENO) && ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0) width = size.ws_col;
    if (const char *columns = std::getenv("COLUMNS"); width == 0 && columns) {
        const std::string_view text{columns};
        std::from_chars(text.data(), text.data() + text.size(), width);
    }
    return width == 0 ? usual_width : std::max(width, least_width);
}

bool is_screen(std::FILE *file) { return ::isatty(::fileno(file)) != 0; }

bool is_played_by_hand() { return ::isatty(STDIN_FILENO) && ::isatty(STDOUT_FILENO); }

void write_line(std::FILE *file, const std::string &line) {
    std::fputs(line.c_str(), file);
    std::fputc('\n', file);
}

} // namespace longwood::console
