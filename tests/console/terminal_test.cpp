#include <catch2/catch.hpp>

#include "app/console/draw_table.h"
#include "app/console/terminal.h"
#include "app/console/typed_text.h"
#include "tests/support/table.h"

using namespace longwood;
using namespace longwood::console;
using longwood::tests::Table;

namespace {

std::string joined(const std::vector<std::string> &lines) {
    std::string text;
    for (const std::string &line : lines)
        text += line + '|';
    return text;
}

const locale::Translator english{""};

} // namespace

TEST_CASE("Text is broken at spaces, never in a word") {
    CHECK(joined(wrapped("one two three", 7)) == "one two|three|");
    CHECK(joined(wrapped("one two three", 8, 2)) == "one two|  three|");
    CHECK(joined(wrapped("t1 Q♥ J♣ 10♦", 8, 3)) == "t1 Q♥ J♣|   10♦|");
    CHECK(joined(wrapped("incomprehensible it is", 6)) == "incomprehensible|it is|");
    CHECK(joined(wrapped("", 10)) == "|");
    CHECK(joined(wrapped("a\n\nb\n", 10)) == "a||b||");
}

TEST_CASE("Chinese and Japanese text is broken between letters, by their width") {
    CHECK(joined(wrapped("将一张牌移到空位。", 8)) == "将一张牌|移到空|位。|"); // no line begins with a full stop
    CHECK(joined(wrapped("「札」を置く", 6, 2)) == "「札」|  を置|  く|");
    CHECK(joined(wrapped("longwood-console rules の説明", 17)) == "longwood-console|rules の説明|");
    CHECK(joined(wrapped("t3 の札", 5)) == "t3 の|札|");
    CHECK(joined(wrapped("\xE7\x89 broken \xF0", 6)) == "\xE7\x89|broken|\xF0|");
}

TEST_CASE("Words become plain ASCII for terminals that have nothing else") {
    CHECK(in_ascii("König, „Stapel 3“ – 7♥ …") == "Koenig, \"Stapel 3\" - 7H ...");
    CHECK(in_ascii("Żółw, crème brûlée") == "Zolw, creme brulee");
    CHECK(in_ascii("红心 \xFF") == "?? ?");
}

TEST_CASE("What was typed is repeated without harm") {
    CHECK(legible("m t3 f1") == "m t3 f1");
    CHECK(legible("\x1b[2J\x07\n") == "?[2J??");
    CHECK(legible("7♥ \xE2\x99") == "7♥ ??");
    CHECK(legible("a\u0085b") == "a?b"); // a control character of two bytes
    CHECK(legible(std::string(500, 'x')).size() == 63);
}

TEST_CASE("The table in text: a line a pile, the top card first, empty piles together") {
    const Table table{"rouge-et-noir", "stock: #2C #3C\nfoundation-1: AS\nfoundation-2: AD 2H\n"
                                       "sequence-1: KH QC JH TC 9H 8C 7H 6C 5H 4C 3H 2C AH\n"
                                       "tableau-1: #4C #5C KS QH JC\ntableau-2: TD\ntableau-9: #7C 8C"};
    const auto lines = [&](const TableStyle &style) {
        return joined(table_lines(english, table.rules(), table.position(), style));
    };
    CHECK(lines({.width = 40}) == "stock 2 cards|f1 A♠  f2 2♥  s1 K♥|t1 J♣ Q♥ K♠, 2 down|t2 10♦|t9 8♣, 1 down|"
                                  "Empty: f3 f4 s2-s4 t3-t8 t10|");
    CHECK(lines({.ascii = true, .width = 12}) == "stock 2 cards|f1 AS  f2 2H|s1 KH|t1 JC QH KS, 2 down|t2 10D|"
                                                 "t9 8C, 1 down|Empty: f3 f4 s2-s4 t3-t8 t10|");
    CHECK(lines({.reveal = true}).find("t1 J♣ Q♥ K♠ #5♣ #4♣|") != std::string::npos);
    CHECK(lines({.reveal = false}).find("5♣") == std::string::npos);
}

TEST_CASE("Only the piles that changed are shown after a move") {
    const Table before{"waterloo", "waste: 7C 8H\ntableau-1: 9S\ntableau-2: 3S"};
    const Table after = before.after("waste tableau-1");
    CHECK(joined(changed_lines(english, before.rules(), before.position(), after.position(), {})) ==
          "waste 7♣, 1 card|t1 8♥ 9♠|");
    const Table last = after.after("tableau-2 tableau-3");
    CHECK(joined(changed_lines(english, before.rules(), after.position(), last.position(), {})) == "t2 empty|t3 3♠|");
}
