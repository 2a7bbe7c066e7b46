#include "accessibility/bridges/system_voice_choice.h"

#include <algorithm>
#include <cwchar>

#include <windows.h>

namespace longwood::accessibility {

unsigned language_number(std::string_view code) {
    if (code.empty()) return 0; // a language of no people for Windows
    std::wstring name(code.begin(), code.end());
    std::ranges::replace(name, L'_', L'-'); // as Windows spells countries
    const LCID locale = ::LocaleNameToLCID(name.c_str(), 0);
    return locale == 0 || locale == LOCALE_CUSTOM_UNSPECIFIED ? 0 : LANGIDFROMLCID(::ConvertDefaultLocale(locale));
}

Speaks speaks(std::wstring_view spoken, unsigned number) {
    auto best = Speaks::No;
    while (!spoken.empty() && number != 0) {
        const auto length = std::min(spoken.find(L';'), spoken.size());
        const unsigned long one = std::wcstoul(std::wstring(spoken.substr(0, length)).c_str(), nullptr, 16);
        if (one == number) return Speaks::AsThere;
        if (one != 0 && PRIMARYLANGID(one) == PRIMARYLANGID(number)) best = Speaks::AsElsewhere;
        spoken.remove_prefix(std::min(length + 1, spoken.size()));
    }
    return best;
}

} // namespace longwood::accessibility
