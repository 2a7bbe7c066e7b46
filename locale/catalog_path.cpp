#include "locale/catalog_path.h"

#include <system_error>

#include "locale/program_path.h"

namespace longwood::locale {

std::filesystem::path catalog_folder() {
    if (auto other = path_in_variable("LONGWOOD_CATALOGS"); !other.empty()) return other;
    return catalog_folder_of(program_path());
}

std::filesystem::path catalog_folder_of(const std::filesystem::path &program) {
    const auto folder = program.parent_path();
    const auto installed = folder.parent_path() / "share" / "locale";
    // Beside the program, as on Windows; and for the tests, which lie in bin/tests.
    for (const auto &candidate :
         {installed, folder / "share" / "locale", folder.parent_path().parent_path() / "share" / "locale"}) {
        std::error_code ignored;
        if (std::filesystem::is_directory(candidate, ignored)) return candidate;
    }
    return installed;
}

} // namespace longwood::locale
