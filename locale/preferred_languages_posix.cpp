#include <cstdlib>

#include "locale/languages.h"

namespace longwood::locale {

std::vector<std::string> preferred_languages() {
    return preferred_languages([](const char *name) { return static_cast<const char *>(std::getenv(name)); });
}

} // namespace longwood::locale
