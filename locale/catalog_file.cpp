#include "locale/catalog_file.h"

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <system_error>

namespace longwood::locale {
namespace {

/// A hundred times what ours have.
constexpr std::uintmax_t largest_catalog = 64'000'000;

/// A .mo file as gettext writes it on a little-endian machine, the only kind we ship.
/// https://www.gnu.org/software/gettext/manual/html_node/MO-Files.html
class CatalogBytes {
  public:
    explicit CatalogBytes(const std::string &bytes) : bytes_(bytes) {}

    bool sound() const {
        if (number_at(0) != 0x950412de || number_at(4) != 0) return false;
        const std::uint64_t count = number_at(8);
        return count > 0 && all_texts_there(number_at(12), count) && all_texts_there(number_at(16), count) &&
               hash_table_sound(number_at(20), number_at(24), count);
    }

  private:
    /// 0 beyond the end.
    std::uint64_t number_at(std::uint64_t offset) const {
        std::uint64_t number = 0;
        for (std::uint64_t i = 4; i-- > 0;)
            number = number << 8 | (offset + i < bytes_.size() ? std::uint8_t(bytes_[std::size_t(offset + i)]) : 0U);
        return number;
    }
    bool all_texts_there(std::uint64_t table, std::uint64_t count) const {
        if (table + count * 8 > bytes_.size()) return false;
        for (std::uint64_t i = 0; i < count; ++i) {
            const std::uint64_t end = number_at(table + i * 8) + number_at(table + i * 8 + 4);
            if (end >= bytes_.size() || bytes_[std::size_t(end)] != '\0') return false;
        }
        return true;
    }
    /// Every entry points at a text, and one is free, so that every search ends.
    bool hash_table_sound(std::uint64_t size, std::uint64_t table, std::uint64_t count) const {
        if (size == 0) return true;
        if (size <= 2 || table + size * 4 > bytes_.size()) return false;
        bool one_free = false;
        for (std::uint64_t i = 0; i < size; ++i) {
            const std::uint64_t entry = number_at(table + i * 4);
            if (entry > count) return false;
            one_free = one_free || entry == 0;
        }
        return one_free;
    }

    const std::string &bytes_;
};

bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }

} // namespace

bool is_language_code(std::string_view language) {
    const auto separator = language.find('_');
    const auto name = language.substr(0, separator);
    if (name.size() < 2 || name.size() > 3 || !std::ranges::all_of(name, is_lower)) return false;
    if (separator == std::string_view::npos) return true;
    const auto country = language.substr(separator + 1);
    return country.size() == 2 && std::ranges::all_of(country, is_upper);
}

std::filesystem::path catalog_file(const std::filesystem::path &catalogs, std::string_view language) {
    return catalogs / language / "LC_MESSAGES" / "longwood.mo";
}

std::optional<std::string> read_catalog(const std::filesystem::path &file) {
    std::error_code error;
    const auto size = std::filesystem::file_size(file, error); // a folder has none
    if (error || size > largest_catalog) return std::nullopt;
    std::string bytes(std::size_t(size), '\0');
    std::ifstream in(file, std::ios::binary);
    if (!in.read(bytes.data(), std::streamsize(size)) || !CatalogBytes(bytes).sound()) return std::nullopt;
    return bytes;
}

} // namespace longwood::locale
