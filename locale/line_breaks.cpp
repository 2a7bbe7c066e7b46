#include "locale/line_breaks.h"

#include <cstdint>
#include <memory>

#include <unicode/brkiter.h>
#include <unicode/uchar.h>
#include <unicode/utext.h>
#include <unicode/utf8.h>

namespace longwood::locale {
namespace {

// The character that begins at `at`, which then is where the next one begins; negative if broken.
UChar32 next_character(std::string_view text, std::int32_t &at) {
    const auto *bytes = reinterpret_cast<const std::uint8_t *>(text.data());
    const auto length = static_cast<std::int32_t>(text.size());
    const std::int32_t start = at;
    UChar32 character = 0;
    U8_NEXT(bytes, at, length, character);
    if (character < 0) at = start + 1;
    return character;
}

UChar32 character_before(std::string_view text, std::int32_t at) {
    const auto *bytes = reinterpret_cast<const std::uint8_t *>(text.data());
    UChar32 character = 0;
    U8_PREV(bytes, 0, at, character);
    return character;
}

bool is_wide(UChar32 character) {
    const int width = character < 0 ? 0 : u_getIntPropertyValue(character, UCHAR_EAST_ASIAN_WIDTH);
    return width == U_EA_WIDE || width == U_EA_FULLWIDTH;
}

bool stands_on_others(UChar32 character) {
    constexpr UChar32 soft_hyphen = 0xAD;
    const int category = character < 0 ? int(U_UNASSIGNED) : u_charType(character);
    return category == U_NON_SPACING_MARK || category == U_ENCLOSING_MARK ||
           (category == U_FORMAT_CHAR && character != soft_hyphen);
}

bool has_wide(std::string_view text) {
    for (std::int32_t at = 0; at < std::int32_t(text.size());)
        if (is_wide(next_character(text, at))) return true;
    return false;
}

struct Close {
    void operator()(UText *text) const { utext_close(text); }
};

// Where ICU would end lines; nothing if it cannot say. It also ends them after hyphens, which
// would tear what the player types ("rouge-et-noir", "--lang").
std::vector<std::int32_t> ends_by_icu(std::string_view text) {
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::BreakIterator> lines{
        icu::BreakIterator::createLineInstance(icu::Locale::getRoot(), status)};
    if (U_FAILURE(status)) return {};
    const std::unique_ptr<UText, Close> opened{
        utext_openUTF8(nullptr, text.data(), std::int64_t(text.size()), &status)};
    if (U_SUCCESS(status)) lines->setText(opened.get(), status);
    if (U_FAILURE(status)) return {};
    std::vector<std::int32_t> ends;
    for (auto end = lines->next(); end != icu::BreakIterator::DONE; end = lines->next())
        ends.push_back(end);
    return ends;
}

std::vector<std::int32_t> ends_between_wide(std::string_view text) {
    std::vector<std::int32_t> ends;
    if (!has_wide(text)) return ends;
    for (const std::int32_t end : ends_by_icu(text)) {
        if (end <= 0 || end >= std::int32_t(text.size())) continue;
        std::int32_t at = end;
        if (is_wide(character_before(text, end)) || is_wide(next_character(text, at))) ends.push_back(end);
    }
    return ends;
}

} // namespace

int columns_of(std::string_view utf8) {
    int columns = 0;
    for (std::int32_t at = 0; at < std::int32_t(utf8.size());) {
        const UChar32 character = next_character(utf8, at);
        columns += is_wide(character) ? 2 : stands_on_others(character) ? 0 : 1;
    }
    return columns;
}

std::vector<std::string_view> line_pieces(std::string_view utf8) {
    const auto between_wide = ends_between_wide(utf8);
    auto next_wide = between_wide.begin();
    std::vector<std::string_view> pieces;
    std::size_t start = 0;
    for (std::size_t at = 1; at < utf8.size(); ++at) {
        while (next_wide != between_wide.end() && std::size_t(*next_wide) < at)
            ++next_wide;
        const bool after_space = utf8[at - 1] == ' ' && utf8[at] != ' ';
        const bool at_wide = next_wide != between_wide.end() && std::size_t(*next_wide) == at;
        if (!after_space && !at_wide) continue;
        pieces.push_back(utf8.substr(start, at - start));
        start = at;
    }
    if (start < utf8.size()) pieces.push_back(utf8.substr(start));
    return pieces;
}

} // namespace longwood::locale
