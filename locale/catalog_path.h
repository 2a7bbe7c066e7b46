// Where the catalogs of the running program lie: relative to the program, so that a build
// tree, a package and a folder carried on a stick all work, whatever their folders are called.
#pragma once

#include <filesystem>

namespace longwood::locale {

/// The folder for Translator and languages_in. The environment variable LONGWOOD_CATALOGS
/// names another one, for tests.
std::filesystem::path catalog_folder();

/// The same for a program at this path. If there is none, the folder where it should be.
std::filesystem::path catalog_folder_of(const std::filesystem::path &program);

} // namespace longwood::locale
