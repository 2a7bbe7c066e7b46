#include "app/session/arguments.h"

#include <filesystem>

#include <windows.h>

#include <shellapi.h>

namespace longwood::session {

Arguments::Arguments(int, char **) {
    int count = 0;
    LPWSTR *wide = ::CommandLineToArgvW(::GetCommandLineW(), &count);
    for (int i = 0; wide && i < count; ++i)
        texts_.push_back(std::filesystem::path{wide[i]}.string()); // UTF-8 in this library
    ::LocalFree(wide);
    for (std::string &text : texts_)
        pointers_.push_back(text.data());
    pointers_.push_back(nullptr);
}

} // namespace longwood::session
