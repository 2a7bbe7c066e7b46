#include "engine/legible.h"

#include <algorithm>

namespace longwood {
namespace {

unsigned char byte_at(std::string_view text, std::size_t i) { return static_cast<unsigned char>(text[i]); }

// Of the character at the front of a text that is not empty; 0 if it is broken.
std::size_t character_length(std::string_view text) {
    const unsigned char first = byte_at(text, 0);
    const std::size_t length = first < 0x80   ? 1
                               : first < 0xC2 ? 0
                               : first < 0xE0 ? 2
                               : first < 0xF0 ? 3
                               : first < 0xF5 ? 4
                                              : 0;
    if (length > text.size()) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte_at(text, i) & 0xC0) != 0x80) return 0;
    // Three and four bytes that say what fewer can, surrogates, and what lies beyond Unicode.
    if (length < 3) return length;
    const unsigned char second = byte_at(text, 1);
    const bool wrong = (first == 0xE0 && second < 0xA0) || (first == 0xED && second >= 0xA0) ||
                       (first == 0xF0 && second < 0x90) || (first == 0xF4 && second >= 0x90);
    return wrong ? 0 : length;
}

bool is_control(std::string_view character) {
    const unsigned char first = byte_at(character, 0);
    return first < 0x20 || first == 0x7F || (first == 0xC2 && byte_at(character, 1) < 0xA0);
}

} // namespace

std::string legible(std::string_view text, std::size_t most) {
    std::string shown;
    while (!text.empty() && shown.size() < most) {
        const std::size_t length = character_length(text);
        if (shown.size() + length > most) break;
        if (length == 0 || is_control(text.substr(0, length)))
            shown += '?';
        else
            shown += text.substr(0, length);
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return shown;
}

} // namespace longwood
