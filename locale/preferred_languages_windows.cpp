#include <cstddef>

#include <windows.h>

#include "locale/languages.h"

namespace longwood::locale {

// Names of languages are letters of ASCII, one after the other, each with a zero: "de-AT", "en-US".
std::vector<std::string> preferred_languages() {
    ULONG count = 0;
    ULONG length = 0;
    if (!::GetUserPreferredUILanguages(MUI_LANGUAGE_NAME, &count, nullptr, &length)) return {};
    std::wstring names(length, L'\0');
    if (!::GetUserPreferredUILanguages(MUI_LANGUAGE_NAME, &count, names.data(), &length)) return {};
    std::vector<std::string> preferred;
    std::string name;
    for (const wchar_t letter : names) {
        if (letter != L'\0') {
            name += letter == L'-' ? '_' : char(letter);
        } else if (!name.empty()) {
            preferred.push_back(name);
            name.clear();
        }
    }
    return preferred;
}

} // namespace longwood::locale
