#include "app/wx/language.h"

#include <filesystem>

#include <catch2/catch.hpp>

#include "locale/catalog_path.h"

namespace {

using namespace longwood;
namespace fs = std::filesystem;

// The catalogs of the build with one more that is cut off in the middle, in a folder of their own.
struct Catalogs {
    fs::path folder = fs::temp_directory_path() / ("longwood-language-" + std::to_string(std::rand()));
    Catalogs() {
        fs::create_directories(folder);
        fs::copy(locale::catalog_folder() / "de", folder / "de", fs::copy_options::recursive);
        fs::copy(locale::catalog_folder() / "fr", folder / "fr", fs::copy_options::recursive);
        const fs::path french = folder / "fr" / "LC_MESSAGES" / "longwood.mo";
        fs::resize_file(french, fs::file_size(french) / 2);
    }
    ~Catalogs() { fs::remove_all(folder); }
};

TEST_CASE("Language: begins in the one of the player, else in that of the system") {
    const Catalogs catalogs;
    locale::Translator words(catalogs.folder);
    CHECK_FALSE(locale::begin_in_language(words, "", "de", catalogs.folder));
    CHECK(words.language() == "de");
    CHECK_FALSE(locale::begin_in_language(words, "en", "de", catalogs.folder));
    CHECK(words.language() == "en");
    CHECK_FALSE(locale::begin_in_language(words, "de_AT", "en", catalogs.folder));
    CHECK(words.language() == "de");
}

TEST_CASE("Language: one that is damaged or missing is told, in the language of the system") {
    const Catalogs catalogs;
    for (const char *code : {"fr", "el", "no such thing"}) {
        CAPTURE(code);
        locale::Translator words(catalogs.folder);
        const auto sentence = locale::begin_in_language(words, code, "de", catalogs.folder);
        REQUIRE(sentence);
        CHECK(words.language() == "de");
        CHECK(*sentence == locale::language_refused(words, code));
    }
}

TEST_CASE("Language: the system's comes first in the list, then those that are sound, by their names") {
    const Catalogs catalogs;
    const locale::Translator words(catalogs.folder);
    const auto choices = wx::languages_to_choose(words, "de", catalogs.folder);
    REQUIRE(choices.size() == 3);
    CHECK(choices[0].code.empty());
    CHECK(choices[0].name == "As the system: Deutsch");
    CHECK(choices[1].name == "Deutsch");
    CHECK(choices[1].code == "de");
    CHECK(choices[2].name == "English");
}

} // namespace
