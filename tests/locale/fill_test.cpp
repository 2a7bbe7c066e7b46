#include "locale/translator.h"

#include <catch2/catch.hpp>

using longwood::locale::fill;

TEST_CASE("A placeholder is replaced by the argument of its name, in any order and as often as it stands") {
    CHECK(fill("{card} on {pile}", {{"pile", "pile 3"}, {"card", "seven of hearts"}}) == "seven of hearts on pile 3");
    CHECK(fill("{n}, {n}", {{"n", "2"}}) == "2, 2");
    CHECK(fill("", {{"n", "2"}}).empty());
    CHECK(fill("no place", {}) == "no place");
}

TEST_CASE("A name that no argument has stays as it stands") {
    CHECK(fill("{card} on {pile}", {{"card", "Herz-7"}}) == "Herz-7 on {pile}");
    CHECK(fill("{unclosed {n}", {{"n", "1"}}) == "{unclosed 1");
    CHECK(fill("end {", {{"n", "1"}}) == "end {");
    CHECK(fill("{} {n", {{"n", "1"}}) == "{} {n");
}

TEST_CASE("What is filled in is not looked at again") {
    CHECK(fill("{a}{b}", {{"a", "{b}"}, {"b", "{a}"}}) == "{b}{a}");
}
