#include <system_error>

#include "locale/program_path.h"

namespace longwood::locale {

std::filesystem::path program_path() {
    std::error_code ignored;
    return std::filesystem::read_symlink("/proc/self/exe", ignored);
}

} // namespace longwood::locale
