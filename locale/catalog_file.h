// The compiled catalogs on disk: where one lies, and whether it is sound.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace longwood::locale {

/// Whether this is "de" or "pt_BR" and the like: letters that make a safe folder name.
bool is_language_code(std::string_view language);

/// Where the catalog of a language lies below the folder of the catalogs.
std::filesystem::path catalog_file(const std::filesystem::path &catalogs, std::string_view language);

/// The bytes of a .mo file, if every text it promises is really in it. Boost.Locale looks
/// texts up in the bytes as they are and would notice a cut-off file only in the middle
/// of a game.
std::optional<std::string> read_catalog(const std::filesystem::path &file);

} // namespace longwood::locale
