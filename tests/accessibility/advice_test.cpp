// "What may I do here?" in the relatives: what they have and the four main variants have not.
#include <catch2/catch.hpp>

#include "accessibility/narrator.h"
#include "tests/support/table.h"

using namespace longwood;
using longwood::tests::Table;

namespace {

std::string advice(const Table &table, std::string_view pile) {
    static const locale::Translator english{""};
    return accessibility::Narrator{english}.advice(table.rules(), table.position(), *pile_from_text(pile));
}

} // namespace

TEST_CASE("Advice: the stock of Klondike turns three cards, fewer if fewer are left, and the waste over without end "
          "[KL-3]") {
    CHECK(advice({"klondike", "stock: #2C #3D #4H #5S"}, "stock") ==
          "Using the stock turns 3 cards onto the waste, one after the other.");
    CHECK(advice({"klondike", "stock: #2C #3D"}, "stock") ==
          "Using the stock turns 2 cards onto the waste, one after the other.");
    CHECK(advice({"klondike", "stock: #2C"}, "stock") == "Using the stock turns one card onto the waste.");
    CHECK(advice({"klondike-one", "stock: #2C #3D #4H"}, "stock") == "Using the stock turns one card onto the waste.");
    for (const char *klondike : {"klondike", "klondike-one"}) {
        CHECK(advice({klondike, "waste: 2C 3D"}, "stock") == "Using the stock turns the waste over.");
        CHECK(advice({klondike, "tableau-1: 2C"}, "stock").starts_with("Not possible: "));
    }
}

TEST_CASE("Advice: the stock of Rueil turns the waste over once, that of Malmaison never [RU-1]") {
    Table rueil{"rueil", "stock: #2C"};
    CHECK(advice(rueil, "stock") == "Using the stock turns one card onto the waste.");
    rueil = rueil.after("draw");
    CHECK(advice(rueil, "stock") == "Using the stock turns the waste over.");
    rueil = rueil.after("draw");
    CHECK(advice(rueil, "stock") == "Using the stock turns one card onto the waste.");
    rueil = rueil.after("draw");
    CHECK(advice(rueil, "stock").starts_with("Not possible: "));
    CHECK(advice({"rueil", "tableau-1: 2C"}, "stock").starts_with("Not possible: "));
    CHECK(advice({"sixty-thieves", "waste: 2C"}, "stock").starts_with("Not possible: "));
}

TEST_CASE("Advice: Spider deals only without a space, unless too few cards are left to fill them [SP-4]") {
    const std::string nine = "tableau-2: 9H 9S 9D 9C 8H 8S 8D 8C 7H\nstock: #2C";
    CHECK(advice({"spider", nine}, "stock") == "Using the stock deals one card on every pile, as far as it reaches.");
    const std::string refused = advice({"spider", nine + "\ntableau-3: 2H"}, "stock");
    CHECK(refused.starts_with("Not possible: "));
    CHECK(refused.find("pile 1") != std::string::npos);
}

TEST_CASE("Advice: what a space takes, a king, any card, or nothing by hand [KL-2, RF-1, SP-2, FT-2, EI-2]") {
    for (const char *kings : {"klondike", "klondike-one", "rouge-forty"})
        CHECK(advice({kings, "tableau-2: 7H"}, "tableau-1") == "Pile 1, empty, king only.");
    for (const char *any : {"spider", "forty-thieves", "sixty-thieves", "rueil"})
        CHECK(advice({any, "tableau-2: 7H"}, "tableau-1") == "Pile 1, empty, any card.");
    for (const char *filled : {"signora", "empress-of-italy"})
        CHECK(advice({filled, "base: 5\ntableau-2: 7H\nstock: #2C"}, "tableau-1") == "Pile 1, empty, fills itself.");
}

TEST_CASE("Advice: how many cards move together [ST-1, FT-2, SP-2, KL-2]") {
    for (const char *single : {"sixty-thieves", "forty-thieves"})
        CHECK(advice({single, "tableau-1: 9H 8H"}, "tableau-1").ends_with("Its top card may move."));
    CHECK(advice({"rueil", "tableau-1: 9H 8H"}, "tableau-1")
              .ends_with("Its top 2 cards may move, together or fewer of them."));
    CHECK(advice({"spider", "tableau-1: TS 9H 8H"}, "tableau-1") ==
          "Takes now a seven. Built down one by one, whatever the suit. Its top 2 cards may move, together or fewer of "
          "them.");
    CHECK(advice({"klondike", "tableau-1: TS 9H 8C"}, "tableau-1") ==
          "Takes now a red seven. Built down one by one, red and black in turn. Its top 3 cards may move, together or "
          "fewer "
          "of them.");
}

TEST_CASE("Advice: what foundations take and give back [EI-1, KL-4, FT-3, SP-3]") {
    CHECK(advice({"empress-of-italy", "base: 5"}, "foundation-1").starts_with("Takes now a five. "));
    CHECK(advice({"klondike", "foundation-1: AH"}, "foundation-1") ==
          "Takes now two of hearts. Built up one by one in one suit. Its top card may go back to the tableau.");
    CHECK(advice({"forty-thieves", "foundation-1: AH"}, "foundation-1")
              .ends_with("Its top card may go to any pile that takes it."));
    CHECK(advice({"spider", "tableau-1: 2C"}, "sequence-8").starts_with("Built down one by one in one suit. "));
}
