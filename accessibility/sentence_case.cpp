#include "accessibility/sentence_case.h"

#include <array>

namespace longwood::accessibility {
namespace {

// Written out instead of asked of ICU: ICU in use is a quarter of a window's start, and
// only the first letter of a card's name in our languages is ever asked for.
struct Letters {
    char32_t first, last; // small letters
    int to_capital;
    bool every_second; // small and capital letters in turn
};
constexpr std::array letters{
    Letters{U'a', U'z', -32, false},     Letters{0x00E0, 0x00F6, -32, false}, Letters{0x00F8, 0x00FE, -32, false},
    Letters{0x0101, 0x0137, -1, true},   Letters{0x013A, 0x0148, -1, true},   Letters{0x014B, 0x0177, -1, true},
    Letters{0x017A, 0x017E, -1, true},   Letters{0x03AC, 0x03AC, -38, false}, Letters{0x03AD, 0x03AF, -37, false},
    Letters{0x03B1, 0x03C1, -32, false}, Letters{0x03C3, 0x03C9, -32, false}, Letters{0x03CC, 0x03CC, -64, false},
    Letters{0x03CD, 0x03CE, -63, false}, Letters{0x0430, 0x044F, -32, false}, Letters{0x0450, 0x045F, -80, false},
    Letters{0x0491, 0x0491, -1, false},
};

char32_t capital(char32_t letter, bool turkish) {
    if (letter == U'i' && turkish) return 0x0130;
    if (letter == 0x0131) return U'I'; // the Turkish i without a dot
    for (const Letters &range : letters) {
        const bool inside = letter >= range.first && letter <= range.last;
        if (inside && (!range.every_second || (letter - range.first) % 2 == 0))
            return char32_t(int(letter) + range.to_capital);
    }
    return letter;
}

} // namespace

std::string with_capital(std::string text, std::string_view language) {
    if (text.empty()) return text;
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const bool one_byte = byte(0) < 0x80;
    const bool two_bytes = (byte(0) & 0xE0) == 0xC0 && text.size() > 1;
    if (!one_byte && !two_bytes) return text; // scripts without capitals
    const char32_t letter = one_byte ? byte(0) : char32_t((byte(0) & 0x1FU) << 6 | (byte(1) & 0x3FU));
    const char32_t large = capital(letter, language.starts_with("tr"));
    if (large == letter) return text;
    const std::string first =
        large < 0x80 ? std::string{char(large)} : std::string{char(0xC0U | large >> 6), char(0x80U | (large & 0x3FU))};
    return text.replace(0, one_byte ? 1 : 2, first);
}

} // namespace longwood::accessibility
