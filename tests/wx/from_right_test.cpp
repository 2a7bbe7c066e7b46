#include "app/wx/from_right.h"

#include <catch2/catch.hpp>

namespace {

using namespace longwood;

TEST_CASE("From the right: lines that begin with Latin letters are marked, and headings keep their place") {
    const locale::HelpText help{.text = "Malmaison: כללים\n\nמבנה\n12 יסודות\nסוף\n",
                                .headings = {{"מבנה", 23}, {"סוף", 48}}};
    REQUIRE(help.text.substr(23).starts_with("מבנה"));
    REQUIRE(help.text.substr(48).starts_with("סוף"));
    const locale::HelpText marked = wx::from_right(help);
    CHECK(marked.text == "\u200FMalmaison: כללים\n\nמבנה\n\u200F12 יסודות\nסוף\n");
    REQUIRE(marked.headings.size() == 2);
    CHECK(marked.text.substr(marked.headings[0].offset).starts_with("מבנה"));
    CHECK(marked.text.substr(marked.headings[1].offset).starts_with("סוף"));
    CHECK(wx::from_right(std::string("D: ערימה")) == "\u200FD: ערימה");
    CHECK(wx::from_right(std::string()).empty());
}

} // namespace
