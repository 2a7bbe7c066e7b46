// What the hint key says: a useful legal move with its purpose, without a look at hidden cards.
#include <catch2/catch.hpp>

#include "engine/player/hint.h"
#include "engine/referee.h"
#include "engine/variants.h"
#include "tests/support/random_games.h"
#include "tests/support/table.h"

namespace longwood::tests {
namespace {

std::optional<Hint> hint_for(const Table &table) { return hint(table.rules(), table.position()); }

std::string move_of(const Table &table) {
    const auto found = hint_for(table);
    return found ? to_text(found->move) : "none";
}

// The same table with the cards that the player never saw among each other in another order. A stock that
// was the waste before was seen.
Position with_hidden_cards_swapped(const Rules &rules, const Position &position, std::mt19937_64 &random) {
    const auto is_hidden = [&](PileId pile, Card card) {
        return card.face_down() && (pile != PileId::stock() || position.redeals_used() == 0);
    };
    std::vector<Card> hidden;
    for (const PileId pile : Piles{rules})
        for (const Card card : position.cards(pile))
            if (is_hidden(pile, card)) hidden.push_back(card);
    std::shuffle(hidden.begin(), hidden.end(), random);
    Position swapped;
    swapped.set_base(position.base());
    for (int i = 0; i < position.redeals_used(); ++i)
        swapped.count_redeal();
    for (const PileId pile : Piles{rules}) {
        for (const Card card : position.cards(pile)) {
            swapped.put(pile, is_hidden(pile, card) ? hidden.back() : card);
            if (is_hidden(pile, card)) hidden.pop_back();
        }
    }
    return swapped;
}

} // namespace

TEST_CASE("Hint: a whole run goes to its sequence before anything else") {
    const Table table{"rouge-et-noir", "tableau-1: " + falling("HS") + "\ntableau-2: AH\ntableau-3: #5C QH"};
    CHECK(move_of(table) == "move tableau-1 sequence-1 13");
    CHECK(hint_for(table)->purpose == Purpose::CompletesSequence);
}

TEST_CASE("Hint: a card for the foundation comes before one that turns another up") {
    const Table table{"rouge-et-noir", "tableau-1: #4D QH\ntableau-2: KS\ntableau-3: 9C AH"};
    CHECK(move_of(table) == "move tableau-3 foundation-1 1");
    CHECK(hint_for(table)->purpose == Purpose::ToFoundation);
}

TEST_CASE("Hint: turning a card up comes before making a space") {
    const Table table{"rouge-et-noir", "tableau-1: #4D QH\ntableau-2: KS\ntableau-3: QD"};
    CHECK(move_of(table) == "move tableau-1 tableau-2 1");
    CHECK(hint_for(table)->purpose == Purpose::TurnsUp);
}

TEST_CASE("Hint: a move that lets another card go home says which") {
    const Table table{"waterloo",
                      "foundation-1: AH\nfoundation-2: AS\ntableau-1: 2H 9C\ntableau-2: TD\ntableau-3: 3C\nstock: 5C"};
    const auto found = hint_for(table);
    REQUIRE(found);
    CHECK(to_text(found->move) == "move tableau-1 tableau-2 1");
    CHECK(found->purpose == Purpose::PreparesNext);
    REQUIRE(found->next);
    CHECK(to_text(*found->next) == "move tableau-1 foundation-1 1");
}

TEST_CASE("Hint: the first card on a foundation is one that others follow at once") {
    const Table table{"double-signora",
                      "reserve: KD\nwaste: 9S\ntableau-1: 4C\ntableau-2: 5H\ntableau-3: 6S\nstock: #2C #3D"};
    CHECK(move_of(table) == "move tableau-1 foundation-1 1");
}

TEST_CASE("Hint: when only the stock helps, the hint is the stock (known problem 14)") {
    const Table table{"malmaison", "tableau-1: 5H\ntableau-2: 9H\ntableau-3: 9D\nstock: 5C"};
    CHECK(move_of(table) == "draw");
    CHECK(hint_for(table)->purpose == Purpose::UsesStock);
}

TEST_CASE("Hint: none when only moves that change nothing are left [C6]") {
    const Table table{"malmaison", "tableau-1: 5H\ntableau-2: 9H"};
    CHECK(table.legal() != "");
    CHECK_FALSE(hint_for(table));
}

TEST_CASE("Hint: it is a useful legal move, and hidden cards play no part in it, in random games") {
    std::mt19937_64 random{2026};
    for (const Rules *rules : variants()) {
        for (DealNumber number = 1; number <= DealNumber(share_of_games(*rules, 400)); ++number) {
            Game game{*rules, number};
            for (int step = 0; step < 40; ++step) {
                const Moves useful = useful_moves(*rules, game.position());
                const auto found = hint(*rules, game.position());
                REQUIRE(found.has_value() == !useful.empty());
                if (!found) break;
                REQUIRE(std::find(useful.begin(), useful.end(), found->move) != useful.end());
                const auto swapped = hint(*rules, with_hidden_cards_swapped(*rules, game.position(), random));
                REQUIRE(swapped);
                REQUIRE(swapped->move == found->move);
                REQUIRE(swapped->purpose == found->purpose);
                game.play(step % 3 == 0 ? found->move : useful[random_below(random, useful.size())]);
            }
        }
    }
}

TEST_CASE("Hint: where the stock deals only without spaces, a space is filled with what was not in order [SP-4]") {
    std::string text = "tableau-1: 3H 2C\ntableau-2: KD 9S\n";
    for (int pile = 3; pile <= 9; ++pile)
        text += "tableau-" + std::to_string(pile) + ": KC\n";
    const Table table{"spider", text + "stock: #5C"};
    CHECK(table.verdict("draw") == "DealNeedsNoSpace");
    CHECK(move_of(table) == "move tableau-2 tableau-10 1");
    CHECK(hint_for(table)->purpose == Purpose::FillsSpace);
    CHECK(table.after("tableau-2 tableau-10").verdict("draw") == "legal");
}

TEST_CASE("Hint: who follows it alone never turns the waste over for nothing [C5]") {
    for (const Rules *rules : variants()) {
        if (rules->stock.redeals == 0) continue;
        for (DealNumber number = 1; number <= 30; ++number) {
            Game game{*rules, number};
            for (int step = 0; step < 600; ++step) {
                const auto found = hint(*rules, game.position());
                if (!found) break;
                game.play(found->move);
            }
            // After the first pass every pass takes at least a card away from stock and waste.
            const int cards_left = game.position().size(PileId::stock()) + game.position().size(PileId::waste());
            CAPTURE(rules->id, number);
            CHECK(game.position().redeals_used() <= 2 + cards_in_stock(*rules) - cards_left);
        }
    }
}

TEST_CASE("A list of moves names one empty pile for all of them [C6]") {
    const Table table{"malmaison", "tableau-1: 9C AH\ntableau-2: TC\nstock: 5C"};
    std::string offered;
    for (const Move &move : moves_to_offer(table.rules(), table.position()))
        offered += to_text(move) + '\n';
    CHECK(offered == "draw\n"
                     "move tableau-1 foundation-1 1\n"
                     "move tableau-1 tableau-3 1\n");
}

} // namespace longwood::tests
