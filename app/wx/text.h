// The one place where UTF-8 strings of the program become strings of wx and back.
#pragma once

#include <string>
#include <string_view>

#include <wx/string.h>

namespace longwood::wx {

inline wxString to_wx(std::string_view text) { return wxString::FromUTF8(text.data(), text.size()); }

inline std::string from_wx(const wxString &text) {
    const auto bytes = text.utf8_str();
    return {bytes.data(), bytes.length()};
}

} // namespace longwood::wx
