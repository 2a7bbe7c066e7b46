#include <catch2/catch.hpp>

#include "accessibility/bridges/system_voice_choice.h"

using namespace longwood::accessibility;

TEST_CASE("Windows knows the languages of the catalogs by their codes") {
    CHECK(language_number("de") == 0x407);
    CHECK(language_number("en") == 0x409);
    CHECK(language_number("sv") == 0x41D);
    CHECK(language_number("pt_BR") == 0x416);
    CHECK(language_number("zh_CN") == 0x804);
    CHECK(language_number("xx_YY") == 0);
    CHECK(language_number("") == 0);
}

TEST_CASE("a voice of another country speaks the language") {
    CHECK(speaks(L"407", 0x407) == Speaks::AsThere);
    CHECK(speaks(L"409;9", 0x409) == Speaks::AsThere);
    CHECK(speaks(L"9;409", 0x409) == Speaks::AsThere);
    CHECK(speaks(L"40a;c0a", 0xC0A) == Speaks::AsThere);
    CHECK(speaks(L"809;9", 0x409) == Speaks::AsElsewhere);
    CHECK(speaks(L"C07", 0x407) == Speaks::AsElsewhere);
    CHECK(speaks(L"816", 0x416) == Speaks::AsElsewhere);
}

TEST_CASE("a voice of another language does not, nor one that tells nothing") {
    CHECK(speaks(L"409;9", 0x407) == Speaks::No);
    CHECK(speaks(L"407", 0x409) == Speaks::No);
    CHECK(speaks(L"", 0x409) == Speaks::No);
    CHECK(speaks(L";;", 0x409) == Speaks::No);
    CHECK(speaks(L"robot", 0x409) == Speaks::No);
    CHECK(speaks(L"407", 0) == Speaks::No);
}
