// Names of files and text; runs on Windows too, where names are UTF-16.
#include <catch2/catch.hpp>

#include "engine/path_text.h"

using namespace longwood;
namespace fs = std::filesystem;

TEST_CASE("Names of files in every script are UTF-8 as text") {
    for (const char8_t *name : {u8"Spiel größer Ω", u8"игра.longwood", u8"纸牌", u8"\U0001F0A1.longwood", u8""}) {
        const std::u8string_view letters{name};
        const std::string text{letters.begin(), letters.end()};
        CHECK(path_of_text(text) == fs::path{name});
        CHECK(text_of_path(fs::path{name}) == text);
    }
}

TEST_CASE("Bytes that are no text do no harm as a name, and back") {
    for (const char *text : {"a\xff.longwood", "\xed\xa0\x80", "\xc3"}) {
        const fs::path path = path_of_text(text);
        if constexpr (sizeof(fs::path::value_type) == 1)
            CHECK(text_of_path(path) == text);
        else
            CHECK(text_of_path(path).find('?') != std::string::npos);
    }
}

#ifdef _WIN32
TEST_CASE("Half a letter in a name of Windows is told as a question mark") {
    CHECK(text_of_path(L"Gr\u00f6\xd800.txt") == "Gr??.txt");
}
#endif
