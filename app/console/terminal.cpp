#include "app/console/terminal.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <clocale>
#include <cstdint>
#include <cstdlib>
#include <limits>

#include <langinfo.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "app/console/typed_text.h"

namespace longwood::console {
namespace {

constexpr int usual_width = 80;
constexpr int least_width = 20;

// Whether the terminal wants UTF-8. Where the named locale is not installed, as on many
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

int width_of_terminal() {
    winsize size{};
    int width = 0;
    if (::isatty(STDOUT_FILENO) && ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0) width = size.ws_col;
    if (const char *columns = std::getenv("COLUMNS"); width == 0 && columns) {
        const std::string_view text{columns};
        std::from_chars(text.data(), text.data() + text.size(), width);
    }
    return width == 0 ? usual_width : std::max(width, least_width);
}

std::uint32_t code_point(std::string_view character) {
    const auto byte = [&](std::size_t i) { return std::uint32_t(static_cast<unsigned char>(character[i])); };
    switch (character.size()) {
    case 1: return byte(0);
    case 2: return (byte(0) & 0x1F) << 6 | (byte(1) & 0x3F);
    case 3: return (byte(0) & 0x0F) << 12 | (byte(1) & 0x3F) << 6 | (byte(2) & 0x3F);
    default: return (byte(0) & 0x07) << 18 | (byte(1) & 0x3F) << 12 | (byte(2) & 0x3F) << 6 | (byte(3) & 0x3F);
    }
}

// The next character of broken text is one byte.
std::string_view next_character(std::string_view &text) {
    const auto character = text.substr(0, std::max<std::size_t>(1, character_length(text)));
    text.remove_prefix(character.size());
    return character;
}

// Chinese, Japanese and Korean letters take two columns, combining marks none.
int columns_of_character(std::uint32_t code) {
    if (code >= 0x300 && code < 0x370) return 0;
    const bool wide = (code >= 0x1100 && code < 0x1160) || (code >= 0x2E80 && code < 0xA4D0) ||
                      (code >= 0xAC00 && code < 0xD7A4) || (code >= 0xF900 && code < 0xFB00) ||
                      (code >= 0xFF00 && code < 0xFF61) || code >= 0x20000;
    return wide ? 2 : 1;
}

struct Plain {
    std::string_view letters;
    std::string_view ascii;
};

// Letters of European languages, typographic marks and the suits; everything else
// becomes a question mark.
constexpr std::array plain_forms{Plain{"ÀÁÂÃÅĀĂĄ", "A"}, Plain{"àáâãåāăą", "a"},
                                 Plain{"ÇĆČ", "C"},      Plain{"çćč", "c"},
                                 Plain{"ĎĐ", "D"},       Plain{"ďđ", "d"},
                                 Plain{"ÈÉÊËĒĘĚ", "E"},  Plain{"èéêëēęě", "e"},
                                 Plain{"Ğ", "G"},        Plain{"ğ", "g"},
                                 Plain{"ÌÍÎÏİ", "I"},    Plain{"ìíîïı", "i"},
                                 Plain{"Ł", "L"},        Plain{"łľ", "l"},
                                 Plain{"ÑŃŇ", "N"},      Plain{"ñńň", "n"},
                                 Plain{"ÒÓÔÕØŐ", "O"},   Plain{"òóôõøő", "o"},
                                 Plain{"Ř", "R"},        Plain{"ř", "r"},
                                 Plain{"ŚŠŞȘ", "S"},     Plain{"śšşș", "s"},
                                 Plain{"ŤŢȚ", "T"},      Plain{"ťţț", "t"},
                                 Plain{"ÙÚÛŮŰ", "U"},    Plain{"ùúûůű", "u"},
                                 Plain{"ÝŸ", "Y"},       Plain{"ýÿ", "y"},
                                 Plain{"ŹŻŽ", "Z"},      Plain{"źżž", "z"},
                                 Plain{"Ä", "Ae"},       Plain{"ä", "ae"},
                                 Plain{"Ö", "Oe"},       Plain{"ö", "oe"},
                                 Plain{"Ü", "Ue"},       Plain{"ü", "ue"},
                                 Plain{"ß", "ss"},       Plain{"Æ", "AE"},
                                 Plain{"æ", "ae"},       Plain{"Œ", "OE"},
                                 Plain{"œ", "oe"},       Plain{"“”„«»", "\""},
                                 Plain{"‘’‚", "'"},      Plain{"–—−‐‑", "-"},
                                 Plain{"…", "..."},      Plain{"\u00A0\u202F", " "},
                                 Plain{"×", "x"},        Plain{"♣", "C"},
                                 Plain{"♦", "D"},        Plain{"♥", "H"},
                                 Plain{"♠", "S"}};

} // namespace

int columns_of(std::string_view utf8) {
    int columns = 0;
    while (!utf8.empty())
        columns += columns_of_character(code_point(next_character(utf8)));
    return columns;
}

std::vector<std::string> wrapped(std::string_view text, int width, int indent) {
    std::vector<std::string> lines;
    while (true) {
        const auto end = text.find('\n');
        auto paragraph = text.substr(0, end);
        std::string line;
        int used = 0;
        while (!paragraph.empty()) {
            const auto word = paragraph.substr(0, paragraph.find(' '));
            const int columns = columns_of(word);
            if (used > indent && used + 1 + columns > width) {
                lines.push_back(line);
                line = std::string(std::size_t(indent), ' ') + std::string(word);
                used = indent + columns;
            } else {
                if (used > 0) line += ' ';
                line += word;
                used += columns + (used > 0 ? 1 : 0);
            }
            paragraph.remove_prefix(std::min(word.size() + 1, paragraph.size()));
        }
        lines.push_back(line);
        if (end == std::string_view::npos) return lines;
        text.remove_prefix(end + 1);
    }
}

std::string in_ascii(std::string_view utf8) {
    std::string ascii;
    while (!utf8.empty()) {
        const auto character = next_character(utf8);
        if (character.size() == 1) {
            ascii += static_cast<unsigned char>(character[0]) < 0x80 ? character : "?";
            continue;
        }
        const auto plain = std::ranges::find_if(
            plain_forms, [&](const Plain &form) { return form.letters.find(character) != std::string_view::npos; });
        ascii += plain == plain_forms.end() ? "?" : plain->ascii;
    }
    return ascii;
}

Terminal::Terminal(bool ascii) : ascii_(!speaks_utf8() || ascii), width_(width_of_terminal()) {}

void Terminal::print(std::string_view text, int indent) const { print_to(stdout, text, width_, indent); }

void Terminal::print_error(std::string_view text) const {
    // A program that reads errors reads lines.
    print_to(stderr, text, ::isatty(STDERR_FILENO) ? width_ : std::numeric_limits<int>::max(), 0);
}

void Terminal::print_to(std::FILE *file, std::string_view text, int width, int indent) const {
    const std::string plain = ascii_ ? in_ascii(text) : std::string{text};
    for (const std::string &line : wrapped(plain, width, indent)) {
        std::fputs(line.c_str(), file);
        std::fputc('\n', file);
    }
    std::fflush(file);
}

} // namespace longwood::console
