// Where the running program lies, and paths that the system was told. One file a platform.
#pragma once

#include <filesystem>
#include <string>

namespace longwood::locale {

/// The path of the program's own file, symbolic links resolved; empty if the system does
/// not tell.
std::filesystem::path program_path();

/// The path in a variable of the environment; empty if there is none.
std::filesystem::path path_in_variable(const std::string &name);

} // namespace longwood::locale
