#include "app/session/arguments.h"

#include <windows.h>

#include <shellapi.h>

#include "engine/path_text.h"

namespace longwood::session {

Arguments::Arguments(int, char **) {
    int count = 0;
    LPWSTR *wide = ::CommandLineToArgvW(::GetCommandLineW(), &count);
    for (int i = 0; wide && i < count; ++i)
        texts_.push_back(text_of_path(wide[i]));
    ::LocalFree(wide);
    for (std::string &text : texts_)
        pointers_.push_back(text.data());
    pointers_.push_back(nullptr);
}

} // namespace longwood::session
