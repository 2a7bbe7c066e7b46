#include "app/console/terminal.h"

#include <algorithm>
#include <array>
#include <limits>

#include "app/console/screen.h"
#include "app/console/typed_text.h"
#include "locale/line_breaks.h"

namespace longwood::console {
namespace {

// The next character of broken text is one byte.
std::string_view next_character(std::string_view &text) {
    const auto character = text.substr(0, std::max<std::size_t>(1, character_length(text)));
    text.remove_prefix(character.size());
    return character;
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

std::vector<std::string> wrapped(std::string_view text, int width, int indent) {
    std::vector<std::string> lines;
    while (true) {
        const auto end = text.find('\n');
        std::string line;
        std::string spaces; // after the last piece: only between pieces of one line
        int used = 0;
        for (const std::string_view piece : locale::line_pieces(text.substr(0, end))) {
            const std::string_view visible = piece.substr(0, piece.find_last_not_of(' ') + 1);
            const int columns = locale::columns_of(visible);
            if (used > indent && used + int(spaces.size()) + columns > width) {
                lines.push_back(line);
                line.assign(std::size_t(indent), ' ');
                used = indent;
                spaces.clear();
            }
            line.append(spaces).append(visible);
            used += int(spaces.size()) + columns;
            spaces = piece.substr(visible.size());
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

Terminal::Terminal(bool ascii) : ascii_(!speaks_utf8() || ascii), width_(width_of_screen()) {}

void Terminal::print(std::string_view text, int indent) const { print_to(stdout, text, width_, indent); }

void Terminal::print_error(std::string_view text) const {
    // A program that reads errors reads lines.
    print_to(stderr, text, is_screen(stderr) ? width_ : std::numeric_limits<int>::max(), 0);
}

void Terminal::print_to(std::FILE *file, std::string_view text, int width, int indent) const {
    const std::string plain = ascii_ ? in_ascii(text) : std::string{text};
    for (const std::string &line : wrapped(plain, width, indent))
        write_line(file, line);
    std::fflush(file);
}

} // namespace longwood::console
