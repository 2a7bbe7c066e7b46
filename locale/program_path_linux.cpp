#include <cstdlib>
#include <system_error>

#include "locale/program_path.h"

namespace longwood::locale {

std::filesystem::path program_path() {
    std::error_code ignored;
    return std::filesystem::read_symlink("/proc/self/exe", ignored);
}

std::filesystem::path path_in_variable(const std::string &name) {
    const char *value = std::getenv(name.c_str());
    return value ? value : "";
}

} // namespace longwood::locale
