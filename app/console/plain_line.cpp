#include <cstdio>

#include "app/console/line_reader.h"

namespace longwood::console {
namespace {

constexpr std::size_t longest_line = 1 << 20;

} // namespace

std::optional<std::string> plain_line() {
    std::string line;
    for (int letter = std::getc(stdin); letter != '\n'; letter = std::getc(stdin)) {
        if (letter == EOF) return line.empty() ? std::nullopt : std::optional{line};
        if (line.size() < longest_line) line += char(letter);
    }
    return line;
}

} // namespace longwood::console
