#include <cstdlib>

#include <windows.h>

#include "engine/path_text.h"
#include "locale/program_path.h"

namespace longwood::locale {

std::filesystem::path program_path() {
    constexpr std::size_t longest = 32768;
    std::wstring path(longest, L'\0');
    path.resize(::GetModuleFileNameW(nullptr, path.data(), DWORD(path.size())));
    return path;
}

std::filesystem::path path_in_variable(const std::string &name) {
    const wchar_t *value = ::_wgetenv(path_of_text(name).c_str());
    return value ? value : L"";
}

} // namespace longwood::locale
