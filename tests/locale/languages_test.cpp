#include "locale/languages.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <sstream>

#include "locale/catalog_path.h"
#include "locale/program_path.h"
#include "tests/locale/catalogs.h"
#include "tests/support/source_file.h"

using namespace longwood;
using namespace longwood::locale;
using tests::TemporaryFolder;
using Codes = std::vector<std::string>;

namespace {

Codes preferred(const std::map<std::string, std::string> &environment) {
    return preferred_languages([&](const char *name) {
        const auto found = environment.find(name);
        return found == environment.end() ? nullptr : found->second.c_str();
    });
}

} // namespace

TEST_CASE("Every language of po/LINGUAS is built, and English needs none") {
    Codes expected{"en"};
    std::istringstream lines(tests::source_file("locale/po/LINGUAS"));
    for (std::string line; std::getline(lines, line);)
        if (!line.starts_with('#')) expected.push_back(line);
    std::ranges::sort(expected);
    CHECK(codes_in(tests::built_catalogs) == expected);
    CHECK(codes_in("/nowhere") == Codes{"en"});
}

TEST_CASE("Languages are listed by their own names") {
    std::map<std::string, Language> by_code;
    for (const Language &language : languages_in(tests::built_catalogs))
        by_code[language.code] = language;
    CHECK(by_code.at("en").name == "English");
    CHECK(by_code.at("de").name == "Deutsch");
    CHECK_FALSE(by_code.at("de").right_to_left);
    CHECK(by_code.size() == codes_in(tests::built_catalogs).size());
}

TEST_CASE("Every language has a name of its own and a direction") {
    Translator words(tests::built_catalogs);
    Codes names;
    for (const std::string &code : codes_in(tests::built_catalogs)) {
        REQUIRE(words.choose(code));
        names.push_back(own_name(words));
        CHECK((code == "ar" || code == "he") == right_to_left(words));
    }
    std::ranges::sort(names);
    CHECK(std::ranges::adjacent_find(names) == names.end());
}

TEST_CASE("A damaged catalog is not in the list of languages") {
    const TemporaryFolder folder("list");
    folder.put_catalog("de", tests::bytes_of(tests::built_catalogs / "de/LC_MESSAGES/longwood.mo"));
    folder.put_catalog("fr", "damaged");
    std::filesystem::create_directories(folder.path() / "it/LC_MESSAGES");
    CHECK(codes_in(folder.path()) == Codes{"de", "en", "fr"});
    const auto languages = languages_in(folder.path());
    REQUIRE(languages.size() == 2);
    CHECK(languages[0].name == "Deutsch");
    CHECK(languages[1].name == "English");
}

TEST_CASE("The environment says what the player prefers, as gettext reads it") {
    CHECK(preferred({{"LANG", "de_AT.UTF-8"}}) == Codes{"de_AT"});
    CHECK(preferred({{"LANG", "de_DE"}, {"LC_MESSAGES", "fr_FR"}}) == Codes{"fr_FR"});
    CHECK(preferred({{"LANG", "de_DE"}, {"LC_MESSAGES", "fr_FR"}, {"LC_ALL", "it_IT@euro"}}) == Codes{"it_IT"});
    CHECK(preferred({{"LANG", "de_DE"}, {"LC_MESSAGES", ""}}) == Codes{"de_DE"});
    CHECK(preferred({{"LANG", "de_DE"}, {"LC_NUMERIC", "fr_FR"}}) == Codes{"de_DE"});
    CHECK(preferred({{"LANG", "en_US.UTF-8"}, {"LANGUAGE", "sv::de_AT:fr"}}) == Codes{"sv", "de_AT", "fr", "en_US"});
    CHECK(preferred({{"LANG", "C"}}).empty());
    CHECK(preferred({{"LANG", "C"}, {"LANGUAGE", "de:C"}}) == Codes{"de", "C"});
    CHECK(preferred({{"LANG", "de_DE"}, {"LANGUAGE", "de"}, {"LC_MESSAGES", "C"}}).empty());
    CHECK(preferred({{"LANG", "C"}, {"LANGUAGE", "de"}, {"LC_ALL", "C"}}).empty());
    CHECK(preferred({{"LANG", "de_DE.UTF-8"}, {"LC_ALL", "POSIX"}}).empty());
    CHECK(preferred({{"LANG", "C.UTF-8"}}).empty());
    CHECK(preferred({{"LANG", "C.UTF-8"}, {"LANGUAGE", "de"}}) == Codes{"de"});
    CHECK(preferred({{"LANGUAGE", "de"}}) == Codes{"de"});
    CHECK(preferred({}).empty());
}

TEST_CASE("The best language is the first preferred one that is there") {
    const TemporaryFolder folder("best");
    for (const char *code : {"de", "fr", "he", "pt_BR", "zh_CN"})
        folder.put_catalog(code, "not read here");
    const auto &there = folder.path();
    CHECK(best_language(there, {"de_AT"}) == "de");
    CHECK(best_language(there, {"pt"}) == "pt_BR");
    CHECK(best_language(there, {"pt_PT"}) == "pt_BR");
    CHECK(best_language(there, {"zh_CN"}) == "zh_CN");
    CHECK(best_language(there, {"zh_TW"}) == "zh_CN");
    CHECK(best_language(there, {"en_US", "de"}) == "en");
    CHECK(best_language(there, {"sv", "nl_BE", "fr_CA", "de"}) == "fr");
    CHECK(best_language(there, {"sv"}) == "en");
    CHECK(best_language(there, {}) == "en");
    CHECK(best_language(there, {"../de", "/", "de/LC_MESSAGES"}) == "en");
    folder.put_catalog("en_GB", "not read here");
    CHECK(best_language(there, {"en_GB"}) == "en_GB");
}

TEST_CASE("A language asked for may be written in the usual ways") {
    const TemporaryFolder folder("asked for");
    for (const char *code : {"de", "pt_BR"})
        folder.put_catalog(code, "not read here");
    const auto &there = folder.path();
    CHECK(language_asked_for(there, "de") == "de");
    CHECK(language_asked_for(there, "de-CH") == "de");
    CHECK(language_asked_for(there, "de_DE.UTF-8@euro") == "de");
    CHECK(language_asked_for(there, "pt-BR") == "pt_BR");
    CHECK(language_asked_for(there, "C").empty());
    CHECK(language_asked_for(there, "sv").empty());
    CHECK(language_asked_for(there, "").empty());
    CHECK(language_asked_for(there, "d").empty());
}

TEST_CASE("The refusal of a language names it, in the language that stays") {
    Translator words(tests::built_catalogs);
    CHECK(language_refused(words, "sv").find("language sv ") != std::string::npos);
    REQUIRE(words.choose("de"));
    CHECK(language_refused(words, "sv").find("Sprache sv ") != std::string::npos);
}

TEST_CASE("The catalogs are found beside the program, wherever it lies") {
    const TemporaryFolder folder("Pfad");
    const auto &root = folder.path();
    std::filesystem::create_directories(root / "share/locale");
    std::filesystem::create_directories(root / "Gerät/Spiele/share/locale");
    CHECK(catalog_folder_of(root / "bin/longwood") == root / "share/locale");
    CHECK(catalog_folder_of(root / "games/longwood") == root / "share/locale");
    CHECK(catalog_folder_of(root / "bin/tests/longwood") == root / "share/locale");
    CHECK(catalog_folder_of(root / "Gerät/Spiele/longwood.exe") == root / "Gerät/Spiele/share/locale");
    CHECK(catalog_folder_of("/nowhere/bin/longwood") == std::filesystem::path("/nowhere/share/locale"));
}

TEST_CASE("This test finds its own catalogs") {
    CHECK(program_path().filename() == LONGWOOD_TEST_NAME);
    CHECK(std::filesystem::equivalent(catalog_folder(), tests::built_catalogs));
}
