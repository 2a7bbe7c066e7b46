#include "locale/line_breaks.h"

#include <string>

#include <catch2/catch.hpp>

using longwood::locale::columns_of;
using longwood::locale::line_pieces;

namespace {

std::string cut(std::string_view text) {
    std::string pieces;
    for (const std::string_view piece : line_pieces(text))
        pieces.append(piece).append("|");
    return pieces;
}

} // namespace

TEST_CASE("Columns on a terminal are counted, not bytes") {
    CHECK(columns_of("") == 0);
    CHECK(columns_of("10♥") == 3);
    CHECK(columns_of("König") == 5);
    CHECK(columns_of("Ko\u0308nig") == 5); // the dots stand on the o
    CHECK(columns_of("K\xF6nig") == 5);    // broken text: one column a byte
    CHECK(columns_of("红心") == 4);
    CHECK(columns_of("ハートの７。") == 12);
    CHECK(columns_of("ﾊｰﾄ") == 3); // half-width letters
    CHECK(columns_of("שׁ") == 1);
    CHECK(columns_of("a\u200Eb") == 2);
}

TEST_CASE("Lines end after spaces, and between Chinese and Japanese letters where their rules allow it") {
    CHECK(cut("").empty());
    CHECK(cut("one  two rouge-et-noir ") == "one  |two |rouge-et-noir |");
    CHECK(cut("将牌（红）移。") == "将|牌|（红）|移。|");
    CHECK(cut("t3 の 7♥") == "t3 |の |7♥|");
    CHECK(cut("\xE7\x89 \xF0\x9F红心") == "\xE7\x89 |\xF0\x9F|红|心|");
}
