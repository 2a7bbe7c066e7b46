#include "app/console/typed_text.h"

#include <algorithm>

namespace longwood::console {
namespace {

constexpr std::string_view blanks = " \t\r\n\v\f";
constexpr std::size_t longest_repeated = 60;

bool is_control(std::string_view character) {
    const auto first = static_cast<unsigned char>(character[0]);
    const bool second_block = first == 0xC2 && static_cast<unsigned char>(character[1]) < 0xA0;
    return first < 0x20 || first == 0x7F || second_block;
}

} // namespace

std::size_t character_length(std::string_view text) {
    if (text.empty()) return 0;
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const std::size_t length = byte(0) < 0x80   ? 1
                               : byte(0) < 0xC2 ? 0
                               : byte(0) < 0xE0 ? 2
                               : byte(0) < 0xF0 ? 3
                               : byte(0) < 0xF5 ? 4
                                                : 0;
    if (length == 0 || length > text.size()) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xC0) != 0x80) return 0;
    return length;
}

std::string legible(std::string_view typed) {
    std::string text;
    while (!typed.empty()) {
        if (text.size() >= longest_repeated) return text + "...";
        const std::size_t length = character_length(typed);
        text += length == 0 || is_control(typed.substr(0, length)) ? "?" : std::string(typed.substr(0, length));
        typed.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return text;
}

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::string_view next_word(std::string_view &text) {
    text = trimmed(text);
    const auto word = text.substr(0, text.find_first_of(blanks));
    text.remove_prefix(word.size());
    text = trimmed(text);
    return word;
}

} // namespace longwood::console
