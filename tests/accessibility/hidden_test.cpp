// What lies face down stays unknown: whichever cards lie there, every word is the same.
#include <catch2/catch.hpp>
#include <random>

#include "accessibility/describe_table.h"
#include "accessibility/narrator.h"
#include "engine/variants.h"
#include "locale/names.h"
#include "tests/accessibility/narrators.h"
#include "tests/support/random_games.h"

using namespace longwood;
using namespace longwood::accessibility;
using namespace longwood::tests;

namespace {

// The same table with the face-down cards exchanged among each other.
Position exchanged(const Position &position, std::mt19937_64 &random) {
    std::vector<Card> hidden;
    for (int slot = 0; slot < most_piles; ++slot)
        for (const Card card : position.cards(PileId::at_slot(slot)))
            if (card.face_down()) hidden.push_back(card);
    for (std::size_t last = hidden.size(); last > 1; --last)
        std::swap(hidden[last - 1], hidden[random_below(random, last)]);
    Position other;
    for (int slot = 0; slot < most_piles; ++slot)
        for (const Card card : position.cards(PileId::at_slot(slot))) {
            other.put(PileId::at_slot(slot), card.face_down() ? hidden.back() : card);
            if (card.face_down()) hidden.pop_back();
        }
    other.set_base(position.base());
    for (int i = 0; i < position.redeals_used(); ++i)
        other.count_redeal();
    return other;
}

// Everything that can be read at this table.
std::string all_words(const Narrator &narrator, const Rules &rules, const Position &position) {
    const Game game{rules, 1, position};
    std::string text = narrator.dealt(game) + narrator.summary(game) + narrator.foundations(rules, position) +
                       narrator.all_tops(rules, position) + narrator.base_rank(rules, position);
    for (const PileId pile : Piles{rules}) {
        text += narrator.pile(rules, position, pile) + narrator.advice(rules, position, pile) + '\n';
        for (int index = 0; index <= position.size(pile); ++index)
            text += narrator.place(rules, position, {pile, index}) + '\n';
    }
    for (const Move &move : legal_moves(rules, position))
        text += narrator.offer(rules, position, move) + '\n';
    const Tree tree = describe_table(narrator, game, {PileId::tableau(1), 0}, std::nullopt);
    for (const PileNode &pile : tree.piles)
        for (const Slot &slot : pile.slots)
            text += pile.name + slot.name + '\n';
    return text;
}

} // namespace

TEST_CASE("Which cards lie face down changes not a single word, in no variant, language and verbosity") {
    std::mt19937_64 random{7};
    for (const std::string &language : languages) {
        const auto words = translator(language);
        for (const Rules *rules : variants()) {
            int tables_that_differ = 0;
            for (int table = 0; table < 12; ++table) {
                const Position position =
                    table % 2 ? random_late_table(*rules, random) : deal(*rules, DealNumber(table + 1));
                const Position other = exchanged(position, random);
                tables_that_differ += position != other;
                const Narrator narrator{words, verbosities[std::size_t(table) % verbosities.size()]};
                CAPTURE(rules->id, language, table);
                CHECK(all_words(narrator, *rules, position) == all_words(narrator, *rules, other));
            }
            CHECK(tables_that_differ > 5); // else nothing was tested
        }
    }
}

TEST_CASE("Of a pile with face-down cards only their number is told") {
    const auto words = translator("en");
    const Narrator narrator{words, Verbosity::Full};
    const Rules &rules = *find_variant("rouge-et-noir");
    const Position position = deal(rules, 5);
    const std::string text = narrator.pile(rules, position, PileId::tableau(1));
    CHECK(text.find("7 face down") != std::string::npos);
    int told = 0;
    for (int kind = 4; kind < 4 + cards_in_deck; ++kind)
        told += text.find(card_name(words, Card{Rank(kind >> 2), Suit(kind & 3)})) != std::string::npos;
    CHECK(told == 1);
}
