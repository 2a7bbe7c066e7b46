// Folders of catalogs for the tests.
#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

namespace longwood::tests {

/// The catalogs as they are built and installed.
inline const std::filesystem::path built_catalogs = LONGWOOD_BUILT_CATALOGS;
/// Small ones, one plural each, of languages with all kinds of plural forms.
inline const std::filesystem::path plural_catalogs = LONGWOOD_PLURAL_CATALOGS;
/// The pseudo-language "qps": every text that comes from the catalog stands in brackets.
inline const std::filesystem::path pseudo_catalogs = LONGWOOD_PSEUDO_CATALOGS;

inline std::string bytes_of(const std::filesystem::path &file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// A folder of its own for one test, with a space and umlauts in its name; goes with the test.
class TemporaryFolder {
  public:
    explicit TemporaryFolder(std::string_view test)
        : path_(std::filesystem::temp_directory_path() / ("Longwood prüft " + std::string(test))) {
        std::filesystem::remove_all(path_);
        std::filesystem::create_directories(path_);
    }
    ~TemporaryFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    TemporaryFolder(const TemporaryFolder &) = delete;
    TemporaryFolder &operator=(const TemporaryFolder &) = delete;

    const std::filesystem::path &path() const { return path_; }
    /// Lays down a catalog with these bytes.
    void put_catalog(std::string_view language, const std::string &bytes) const {
        const auto folder = path_ / language / "LC_MESSAGES";
        std::filesystem::create_directories(folder);
        std::ofstream(folder / "longwood.mo", std::ios::binary) << bytes;
    }

  private:
    std::filesystem::path path_;
};

} // namespace longwood::tests
