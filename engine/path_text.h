// Names of files as text, which is UTF-8 on every system. The one place where the one becomes the
// other: to Windows, path::string() and a path made of a std::string mean its old code page.
#pragma once

#include <algorithm>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>

namespace longwood {

/// In UTF-8. Should it be no text (half a letter, possible on Windows), "?" stands for every unit
/// that is not ASCII.
inline std::string text_of_path(const std::filesystem::path &path) {
    std::string text;
    try {
        const std::u8string whole = path.u8string();
        text.assign(whole.begin(), whole.end());
    } catch (const std::system_error &) {
        for (const auto unit : path.native())
            text += char32_t(unit) < 0x80 ? char(unit) : '?';
    }
    return text;
}

/// The path that the UTF-8 text names. Of bytes that are no UTF-8, Windows gets "?", with which no
/// name of a file can be; elsewhere every byte may be part of a name.
inline std::filesystem::path path_of_text(std::string_view text) {
    const auto as_path = [](std::string_view bytes) {
        return std::filesystem::path{std::u8string{bytes.begin(), bytes.end()}};
    };
    try {
        return as_path(text);
    } catch (const std::system_error &) {
        std::string ascii{text};
        std::ranges::replace_if(
            ascii, [](char byte) { return static_cast<unsigned char>(byte) >= 0x80; }, '?');
        return as_path(ascii);
    }
}

} // namespace longwood
