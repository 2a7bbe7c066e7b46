// Where the running program lies. One file a platform.
#pragma once

#include <filesystem>

namespace longwood::locale {

/// The path of the program's own file, symbolic links resolved; empty if the system does
/// not tell.
std::filesystem::path program_path();

} // namespace longwood::locale
