#include "locale/translator.h"

#include <boost/locale.hpp>
#include <catch2/catch.hpp>
#include <clocale>
#include <locale>
#include <sstream>

#include "tests/locale/catalogs.h"

using namespace longwood;

namespace {

const std::string no_break_space = "\u00a0";

locale::Translator german() {
    locale::Translator words(tests::built_catalogs);
    REQUIRE(words.choose("de"));
    return words;
}

} // namespace

TEST_CASE("A translator starts in English, without any catalog") {
    const locale::Translator words("/nowhere");
    CHECK(words.language() == "en");
    CHECK(words.text("Not a text of any catalog.") == "Not a text of any catalog.");
    CHECK(words.text_in("card", "seven of hearts") == "seven of hearts");
    CHECK(words.number(1234567) == "1,234,567");
    CHECK(words.percent(0.2) == "20%");
}

TEST_CASE("German is chosen, and English again") {
    locale::Translator words = german();
    CHECK(words.language() == "de");
    CHECK(words.text_in("card", "seven of hearts") == "Herz-7");
    REQUIRE(words.choose("en"));
    CHECK(words.text_in("card", "seven of hearts") == "seven of hearts");
    CHECK(words.number(1000) == "1,000");
}

TEST_CASE("A text that the catalog lacks is said in English") {
    const locale::Translator words = german();
    CHECK(words.text("Not a text of any catalog.") == "Not a text of any catalog.");
    CHECK(words.text_in("no context of ours", "seven of hearts") == "seven of hearts");
    CHECK(words.text_or("no context of ours", "seven of hearts", "Herz-7!") == "Herz-7!");
}

TEST_CASE("The same word in two contexts is two texts") {
    const locale::Translator words = german();
    CHECK(words.text_in("suit", "hearts") == "Herz");
    CHECK(words.text_in("colour", "red") == "Rot");
    CHECK(words.text_in("suit", "red") == "red"); // red is no suit
}

TEST_CASE("A language without a catalog is refused and the old one stays") {
    locale::Translator words = german();
    for (const char *language : {"xx", "", "de.NOSUCH", "de@formal", "../de", "de_DE", "C", "DE", "zh_Hant"}) {
        CAPTURE(language);
        CHECK_FALSE(words.choose(language));
        CHECK(words.language() == "de");
        CHECK(words.text_in("card", "seven of hearts") == "Herz-7");
        CHECK(words.number(1000) == "1.000");
    }
}

TEST_CASE("Numbers and percent are written as Germans write them") {
    const locale::Translator words = german();
    CHECK(words.number(0) == "0");
    CHECK(words.number(-1234) == "-1.234");
    CHECK(words.number(9223372036854775807) == "9.223.372.036.854.775.807");
    CHECK(words.percent(0.2) == "20" + no_break_space + "%");
    CHECK(words.percent(0.005) == "0,5" + no_break_space + "%");
    CHECK(words.percent(0.9999) == "100" + no_break_space + "%");
    CHECK(words.percent(0) == "0" + no_break_space + "%");
    CHECK(words.number(1000) == "1.000"); // nothing of the percent sticks
}

TEST_CASE("Small numbers are written in every language as ICU writes them") {
    const std::filesystem::path catalogs = tests::built_catalogs;
    for (const auto &folder : std::filesystem::directory_iterator(catalogs)) {
        const std::string language = folder.path().filename().string();
        locale::Translator words(catalogs);
        REQUIRE(words.choose(language));
        auto backends = boost::locale::localization_backend_manager::global();
        backends.select("icu");
        const std::locale by_icu = boost::locale::generator(backends)(language + ".UTF-8");
        CAPTURE(language);
        for (int n = 0; n <= 1000; ++n) {
            std::ostringstream out;
            out.imbue(by_icu);
            out << boost::locale::as::number << n;
            if (words.number(n) != out.str()) FAIL_CHECK(words.number(n) << " is not " << out.str());
        }
    }
}

TEST_CASE("Words are ordered as in a German dictionary") {
    const locale::Translator words = german();
    CHECK(words.compare("Ärger", "Zebra") < 0);
    CHECK(words.compare("Apfel", "Äpfel") < 0);
    CHECK(words.compare("Äpfel", "Arm") < 0);
    CHECK(words.compare("b", "ä") > 0);
    CHECK(words.compare("Malmaison", "Malmaison") == 0);
}

TEST_CASE("Changing the language leaves the global locale alone") {
    const std::string before = std::locale().name();
    const std::string c_before = std::setlocale(LC_ALL, nullptr);
    const locale::Translator words = german();
    CHECK(words.number(1234) == "1.234");
    CHECK(words.percent(0.125) == "12,5" + no_break_space + "%");
    std::ostringstream out;
    out << 1234.5 << ' ' << 1234567;
    CHECK(out.str() == "1234.5 1234567");
    CHECK(std::locale().name() == before);
    CHECK(std::locale() == std::locale::classic());
    CHECK(std::setlocale(LC_ALL, nullptr) == c_before);
}

TEST_CASE("A translator can be moved") {
    locale::Translator first = german();
    locale::Translator second = std::move(first);
    CHECK(second.language() == "de");
    first = std::move(second);
    CHECK(first.text_in("suit", "spades") == "Pik");
}
