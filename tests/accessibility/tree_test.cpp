// The tree of the table and its differences.
#include <catch2/catch.hpp>
#include <random>

#include "accessibility/describe_table.h"
#include "engine/variants.h"
#include "tests/accessibility/narrators.h"
#include "tests/support/random_games.h"

using namespace longwood;
using namespace longwood::accessibility;
using namespace longwood::tests;
using Kind = TreeChange::Kind;

namespace {

// A platform's copy of the tree: it knows what it was told, nothing else. Slots have an
// identity of their own, to see that none ever moves.
struct Copy {
    struct Node {
        std::string name;
        int identity;
        std::size_t parent;
    };
    std::string name;
    std::vector<std::string> pile_names;
    std::vector<std::vector<Node>> piles;
    SlotId focus;
    int made = 0;

    void apply(const Tree &now, const std::vector<TreeChange> &changes) {
        for (const TreeChange &change : changes)
            apply(now, change);
        while (!piles.empty() && piles.back().empty()) { // piles of another variant go with their slots
            piles.pop_back();
            pile_names.pop_back();
        }
    }

    void apply(const Tree &now, const TreeChange &change) {
        const auto pile = std::size_t(change.slot.pile);
        const auto slot = std::size_t(change.slot.slot);
        if (pile >= piles.size()) {
            piles.resize(pile + 1);
            pile_names.resize(pile + 1);
        }
        switch (change.kind) {
        case Kind::BoardRenamed: name = now.name; break;
        case Kind::PileRenamed: pile_names[pile] = now.piles[pile].name; break;
        case Kind::SlotAdded:
            REQUIRE(slot == piles[pile].size()); // only at the end
            piles[pile].push_back({now.at(change.slot).name, ++made, pile});
            break;
        case Kind::SlotRemoved:
            REQUIRE(slot + 1 == piles[pile].size()); // only the last
            piles[pile].pop_back();
            break;
        case Kind::SlotRenamed:
            REQUIRE(slot < piles[pile].size());
            REQUIRE(piles[pile][slot].name != now.at(change.slot).name);
            piles[pile][slot].name = now.at(change.slot).name;
            break;
        case Kind::FocusMoved:
            REQUIRE(slot < piles[pile].size());
            focus = change.slot;
            break;
        }
    }

    void require_equal(const Tree &tree) const {
        REQUIRE(name == tree.name);
        REQUIRE(focus == tree.focus);
        REQUIRE(piles.size() == tree.piles.size());
        for (std::size_t pile = 0; pile < piles.size(); ++pile) {
            REQUIRE(pile_names[pile] == tree.piles[pile].name);
            REQUIRE(piles[pile].size() == tree.piles[pile].slots.size());
            for (std::size_t slot = 0; slot < piles[pile].size(); ++slot) {
                REQUIRE(piles[pile][slot].name == tree.piles[pile].slots[slot].name);
                REQUIRE(piles[pile][slot].parent == pile);
            }
        }
    }
};

Spot random_spot(const Rules &rules, const Position &position, std::mt19937_64 &random) {
    const Piles piles{rules};
    const PileId pile = *(piles.begin() + random_below(random, std::size_t(piles.size())));
    return settled(position, {pile, int(random_below(random, 20))});
}

std::optional<Carry> sometimes_carried(const Rules &rules, const Position &position, Spot spot) {
    const int most = movable_cards(rules, position, spot.pile);
    if (most == 0 || spot.index % 2 == 0) return std::nullopt;
    return Carry{spot.pile, most};
}

} // namespace

TEST_CASE("What changes_between tells makes the old tree into the new one, through whole games") {
    const auto words = translator("de");
    const Narrator narrator{words};
    std::mt19937_64 random{11};
    Copy copy;
    Tree tree;
    for (const Rules *rules : variants()) {
        Game game{*rules, 4};
        for (int move = 0; move < 60; ++move) {
            const Spot spot = random_spot(*rules, game.position(), random);
            const Tree now = describe_table(narrator, game, spot, sometimes_carried(*rules, game.position(), spot));
            copy.apply(now, changes_between(tree, now));
            copy.require_equal(now);
            CHECK(changes_between(now, now).empty());
            tree = now;
            const Moves legal = legal_moves(*rules, game.position());
            if (legal.empty()) break;
            game.play(random_move(legal, random));
            if (move % 7 == 6) game.undo();
            if (move == 40) game.restart();
        }
    }
}

TEST_CASE("A slot that stays keeps its identity: a move never makes the others anew") {
    const auto words = translator("en");
    const Narrator narrator{words};
    Game game{*find_variant("malmaison"), 1};
    Copy copy;
    Tree tree = describe_table(narrator, game, {PileId::tableau(1), 4}, std::nullopt);
    copy.apply(tree, changes_between({}, tree));
    const auto before = copy.piles;
    game.play(*move_from_text("move tableau-4 tableau-8 1"));
    const Tree now = describe_table(narrator, game, {PileId::tableau(8), 5}, std::nullopt);
    copy.apply(now, changes_between(tree, now));
    REQUIRE(game.moves().size() == 1);
    CHECK(copy.made == int(before.size() + 12 * 4) + 1); // one slot more than at the start
    for (std::size_t pile = 0; pile < before.size(); ++pile)
        for (std::size_t slot = 0; slot < std::min(before[pile].size(), copy.piles[pile].size()); ++slot)
            CHECK(copy.piles[pile][slot].identity == before[pile][slot].identity);
}

TEST_CASE("Every place of the cursor is a slot, and the focus is where the cursor is") {
    const auto words = translator("en");
    const Narrator narrator{words};
    for (const Rules *rules : variants()) {
        const Game game{*rules, 2};
        for (const PileId pile : Piles{*rules})
            for (int index = first_index(game.position(), pile); index <= last_index(game.position(), pile); ++index) {
                const Tree tree = describe_table(narrator, game, {pile, index}, std::nullopt);
                CAPTURE(rules->id, to_text(pile), index);
                CHECK(tree.at(tree.focus).spot == Spot{pile, index});
                CHECK(tree.piles[std::size_t(tree.focus.pile)].pile == pile);
            }
    }
}

TEST_CASE("The carried cards are marked and say so, and no others") {
    const auto words = translator("en");
    const Narrator narrator{words};
    const Game game{*find_variant("malmaison"), 1};
    const Tree tree = describe_table(narrator, game, {PileId::tableau(1), 4}, Carry{PileId::tableau(1), 2});
    int carried = 0;
    for (const PileNode &pile : tree.piles)
        for (const Slot &slot : pile.slots) {
            CHECK(slot.carried == (slot.name.find("in hand") != std::string::npos));
            CHECK(slot.carried == (slot.spot.pile == PileId::tableau(1) && slot.spot.index >= 3));
            carried += slot.carried;
        }
    CHECK(carried == 2);
}

TEST_CASE("A point hits the uppermost slot there, or none") {
    const auto words = translator("en");
    const Narrator narrator{words};
    const Game game{*find_variant("malmaison"), 1};
    const Geometry geometry{
        .pile =
            [](PileId pile) {
                return Rect{pile.slot() * 100, 0, 80, 500};
            },
        .spot =
            [](Spot spot) {
                return Rect{spot.pile.slot() * 100, spot.index * 20, 80, 110};
            },
    };
    const Tree tree = describe_table(narrator, game, {PileId::tableau(1), 0}, std::nullopt, geometry);
    const int left = PileId::tableau(3).slot() * 100;
    const auto spot_at = [&](int x, int y) {
        const auto hit = tree.hit(x, y);
        return hit ? std::optional{tree.at(*hit).spot} : std::nullopt;
    };
    CHECK(spot_at(left, 0) == Spot{PileId::tableau(3), 0});
    CHECK(spot_at(left + 79, 45) == Spot{PileId::tableau(3), 2}); // three cards overlap here
    CHECK(spot_at(left + 10, 189) == Spot{PileId::tableau(3), 4});
    CHECK_FALSE(spot_at(left + 80, 45)); // between the piles
    CHECK_FALSE(spot_at(left + 10, 190));
    CHECK_FALSE(tree.hit(-1, -1));
}

TEST_CASE("Without geometry nothing is hit") {
    const auto words = translator("en");
    const Game game{*find_variant("waterloo"), 1};
    const Tree tree = describe_table(Narrator{words}, game, {PileId::tableau(1), 0}, std::nullopt);
    CHECK_FALSE(tree.hit(0, 0));
}
