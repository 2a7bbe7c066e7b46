#include "locale/catalog_file.h"

#include <catch2/catch.hpp>

#include "locale/translator.h"
#include "tests/locale/catalogs.h"

using namespace longwood;
using tests::TemporaryFolder;

namespace {

std::string sound_catalog() { return tests::bytes_of(tests::plural_catalogs / "de/LC_MESSAGES/longwood.mo"); }

/// Whether German can be chosen from a catalog with these bytes; checks that French stays if not.
bool accepted(const TemporaryFolder &folder, const std::string &bytes) {
    folder.put_catalog("de", bytes);
    locale::Translator words(folder.path());
    REQUIRE(words.choose("fr"));
    const bool chosen = words.choose("de");
    const bool right = words.plural("{n} card", "{n} cards", 2) == "{n} Karten";
    CHECK(right); // the French one has the same bytes as the sound German one
    CHECK(words.language() == (chosen ? "de" : "fr"));
    return chosen;
}

} // namespace

TEST_CASE("A sound catalog is read, also in a folder with umlauts and spaces") {
    const TemporaryFolder folder("sound");
    folder.put_catalog("fr", sound_catalog());
    CHECK(accepted(folder, sound_catalog()));
}

TEST_CASE("A catalog cut off anywhere is refused and the old language stays") {
    const TemporaryFolder folder("cut off");
    const std::string sound = sound_catalog();
    REQUIRE(sound.size() > 100);
    folder.put_catalog("fr", sound);
    for (std::size_t length = 0; length < sound.size(); ++length) {
        CAPTURE(length);
        CHECK_FALSE(accepted(folder, sound.substr(0, length)));
    }
}

TEST_CASE("A catalog with a changed byte is refused or still readable, never a crash") {
    const TemporaryFolder folder("changed");
    const std::string sound = sound_catalog();
    for (std::size_t place = 0; place < sound.size(); ++place)
        for (const char change : {'\x01', '\x80', '\xff'}) {
            std::string damaged = sound;
            damaged[place] = char(damaged[place] ^ change);
            folder.put_catalog("de", damaged);
            locale::Translator words(folder.path());
            if (!words.choose("de")) continue;
            for (const long n : {0L, 1L, 5L})
                CHECK_FALSE(words.plural("{n} card", "{n} cards", n).empty());
            CHECK(words.text("Not there.") == "Not there.");
        }
}

TEST_CASE("A file that is no catalog is refused") {
    const TemporaryFolder folder("foreign");
    folder.put_catalog("fr", sound_catalog());
    CHECK_FALSE(accepted(folder, ""));
    CHECK_FALSE(accepted(folder, "msgid \"\"\nmsgstr \"\"\n"));
    CHECK_FALSE(accepted(folder, std::string(100'000, '\0')));
    CHECK_FALSE(accepted(folder, std::string(100'000, '\xff')));
}

TEST_CASE("A folder in the place of a catalog is refused") {
    const TemporaryFolder folder("folder");
    std::filesystem::create_directories(folder.path() / "de/LC_MESSAGES/longwood.mo");
    locale::Translator words(folder.path());
    CHECK_FALSE(words.choose("de"));
}

TEST_CASE("A language code is two or three small letters, perhaps with a country") {
    for (const char *code : {"de", "pt_BR", "zh_CN", "gsw", "en_GB"})
        CHECK(locale::is_language_code(code));
    for (const char *code :
         {"", "d", "german", "de_", "de_de", "_DE", "..", "de/..", "de.UTF-8", "de_DEU", "d\xc3\xa9"})
        CHECK_FALSE(locale::is_language_code(code));
}
