#include "locale/names.h"

#include <array>
#include <catch2/catch.hpp>
#include <set>

#include "engine/variants.h"
#include "locale/languages.h"
#include "tests/locale/catalogs.h"

using namespace longwood;

namespace {

constexpr std::array suits = {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades};

locale::Translator speaking(const std::string &language) {
    locale::Translator words(tests::built_catalogs);
    REQUIRE(words.choose(language));
    return words;
}

CardSet red(Rank rank) { return CardSet::of_rank(rank) & CardSet::of_color(Color::Red); }
CardSet black(Rank rank) { return CardSet::of_rank(rank) & CardSet::of_color(Color::Black); }

template<class Name>
void check_all_differ(std::size_t count, const Name &name) {
    std::set<std::string> names;
    for (std::size_t i = 0; i < count; ++i) {
        CHECK_FALSE(name(i).empty());
        CHECK(name(i).find('{') == std::string::npos);
        names.insert(name(i));
    }
    CHECK(names.size() == count);
}

} // namespace

TEST_CASE("In every language the 52 cards, the ranks, suits and piles have names that differ") {
    for (const std::string &language : locale::codes_in(tests::built_catalogs)) {
        CAPTURE(language);
        const locale::Translator words = speaking(language);
        const auto card = [](std::size_t i) { return Card(Rank(i / 4 + 1), suits[i % 4]); };
        const auto rank = [](std::size_t i) { return Rank(i + 1); };
        const auto pile = [](std::size_t i) { return PileId::at_slot(int(i)); };
        check_all_differ(cards_in_deck, [&](std::size_t i) { return card_name(words, card(i)); });
        check_all_differ(cards_in_deck, [&](std::size_t i) { return card_as_object(words, card(i)); });
        check_all_differ(ranks_in_suit, [&](std::size_t i) { return rank_name(words, rank(i)); });
        check_all_differ(suits_in_deck, [&](std::size_t i) { return suit_name(words, suits[i]); });
        check_all_differ(most_piles, [&](std::size_t i) { return pile_name(words, pile(i)); });
        check_all_differ(most_piles, [&](std::size_t i) { return onto_pile(words, pile(i)); });
        check_all_differ(ranks_in_suit, [&](std::size_t i) { return needed_cards(words, red(rank(i))); });
        check_all_differ(ranks_in_suit, [&](std::size_t i) { return needed_cards(words, black(rank(i))); });
        check_all_differ(ranks_in_suit, [&](std::size_t i) { return needed_cards(words, CardSet::of_rank(rank(i))); });
        CHECK(color_name(words, Color::Red) != color_name(words, Color::Black));
    }
}

TEST_CASE("A card is named the same whichever way it lies") {
    const locale::Translator words = speaking("de");
    CHECK(card_name(words, Card(Rank::Ten, Suit::Clubs).turned_down()) == "Kreuz-10");
}

TEST_CASE("German card players' names of cards") {
    const locale::Translator words = speaking("de");
    CHECK(card_name(words, {Rank::Seven, Suit::Hearts}) == "Herz-7");
    CHECK(card_name(words, {Rank::Ace, Suit::Clubs}) == "Kreuz-Ass");
    CHECK(card_name(words, {Rank::King, Suit::Spades}) == "Pik-König");
    CHECK(card_name(words, {Rank::Queen, Suit::Diamonds}) == "Karo-Dame");
    CHECK(card_name(words, {Rank::Jack, Suit::Hearts}) == "Herz-Bube");
    CHECK(card_as_object(words, {Rank::Ten, Suit::Spades}) == "Pik-10");
    CHECK(rank_name(words, Rank::None).empty());
}

TEST_CASE("English names of cards and piles") {
    const locale::Translator words = speaking("en");
    CHECK(card_name(words, {Rank::Seven, Suit::Hearts}) == "seven of hearts");
    CHECK(card_as_object(words, {Rank::Ace, Suit::Clubs}) == "ace of clubs");
    CHECK(rank_name(words, Rank::Queen) == "queen");
    CHECK(pile_name(words, PileId::tableau(3)) == "pile 3");
    CHECK(onto_pile(words, PileId::foundation(2)) == "on foundation 2");
    CHECK(pile_name(words, PileId::stock()) == "stock");
}

TEST_CASE("German names of piles, alone and as the goal of a move") {
    const locale::Translator words = speaking("de");
    CHECK(pile_name(words, PileId::tableau(12)) == "Stapel 12");
    CHECK(onto_pile(words, PileId::tableau(12)) == "auf Stapel 12");
    CHECK(pile_name(words, PileId::foundation(16)) == "Grundstapel 16");
    CHECK(pile_name(words, PileId::sequence(1)) == "Sequenz 1");
    CHECK(pile_name(words, PileId::waste()) == "Ablagestapel");
    CHECK(onto_pile(words, PileId::waste()) == "auf den Ablagestapel");
    CHECK(pile_name(words, PileId::stock()) == "Talon");
    CHECK(pile_name(words, PileId::reserve()) == "Reserve");
}

TEST_CASE("What a pile takes is said as short as it can be") {
    const locale::Translator words = speaking("en");
    CHECK(needed_cards(words, red(Rank::Seven)) == "a red seven");
    CHECK(needed_cards(words, CardSet::of_rank(Rank::King)) == "a king");
    CHECK(needed_cards(words, CardSet::of_rank(Rank::Eight)) == "an eight");
    CHECK(needed_cards(words, CardSet(Card(Rank::Eight, Suit::Hearts))) == "eight of hearts");
    CHECK(needed_cards(words, CardSet::all()) == "any card");
    CHECK(needed_cards(words, {}) == "no card");
    CHECK(needed_cards(words, black(Rank::Six) | CardSet::of_rank(Rank::King)) == "a black six or a king");
    CHECK(needed_cards(words, CardSet(Card(Rank::Two, Suit::Clubs)) | red(Rank::Two)) == "two of clubs or a red two");
    CHECK(needed_cards(words, black(Rank::Ace) | red(Rank::Nine) | CardSet(Card(Rank::King, Suit::Spades))) ==
          "a black ace, a red nine or king of spades");
}

TEST_CASE("What a pile takes is a German object, with the right ending") {
    const locale::Translator words = speaking("de");
    CHECK(needed_cards(words, red(Rank::Seven)) == "eine rote 7");
    CHECK(needed_cards(words, black(Rank::Ace)) == "ein schwarzes Ass");
    CHECK(needed_cards(words, red(Rank::Jack)) == "einen roten Buben");
    CHECK(needed_cards(words, CardSet::of_rank(Rank::King)) == "einen König");
    CHECK(needed_cards(words, black(Rank::Queen)) == "eine schwarze Dame");
    CHECK(needed_cards(words, CardSet(Card(Rank::Eight, Suit::Hearts))) == "Herz-8");
    CHECK(needed_cards(words, CardSet::all()) == "jede Karte");
}

TEST_CASE("Every variant has a name in every language") {
    for (const std::string &language : locale::codes_in(tests::built_catalogs)) {
        const locale::Translator words = speaking(language);
        std::set<std::string> names;
        for (const Rules *rules : variants())
            names.insert(variant_name(words, *rules));
        CHECK(names.size() == variants().size());
        CHECK_FALSE(names.contains(""));
    }
}
