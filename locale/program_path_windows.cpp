#include <string>

#include <windows.h>

#include "locale/program_path.h"

namespace longwood::locale {

std::filesystem::path program_path() {
    constexpr std::size_t longest = 32768;
    std::wstring path(longest, L'\0');
    path.resize(::GetModuleFileNameW(nullptr, path.data(), DWORD(path.size())));
    return path;
}

} // namespace longwood::locale
