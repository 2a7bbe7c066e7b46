// Known problems about rules, hints, deals and words; the list is in known_problems_test.cpp.
#include <catch2/catch.hpp>

#include <set>

#include "accessibility/describe_table.h"
#include "app/phrases/tell.h"
#include "engine/player/hint.h"
#include "engine/variants.h"
#include "locale/help/help.h"
#include "tests/session/player.h"
#include "tests/support/random_games.h"
#include "tests/trust/faults.h"

namespace longwood::tests {
namespace {

using session::Action;

struct Voice {
    locale::Translator words{LONGWOOD_BUILT_CATALOGS};
    accessibility::Narrator narrator{words};
    explicit Voice(std::string_view language) { REQUIRE(words.choose(language)); }
};

bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

// Whether picking up, going there and putting down makes the move: what a player does with keys.
bool keys_make(const Game &game, const Move &move) {
    session::Session session{game};
    const int index = game.position().size(move.from) - move.count;
    session.perform({.action = Action::GoTo, .spot = {move.from, index}});
    if (!session.perform(Action::PickUpOrPutDown).picked_up) return false;
    session.perform({.action = Action::GoTo, .spot = {move.to, 0}});
    return session.perform(Action::PickUpOrPutDown).change == session::Change::Played;
}

} // namespace

TEST_CASE("known problem 9: list, keys, mouse and hint agree on what is legal") {
    for (const Rules *rules : variants()) {
        std::mt19937_64 random{9};
        Game game{*rules, 9};
        for (int i = 0; i < 25; ++i) {
            const Moves legal = legal_moves(*rules, game.position());
            if (legal.empty()) break;
            if (const auto hinted = hint(*rules, game.position()); hinted)
                CHECK(is_legal(*rules, game.position(), hinted->move));
            for (const PileId from : Piles{*rules}) {
                if (from == PileId::stock() || game.position().empty(from)) continue;
                const auto mouse = session::Session{game}.targets(from, 1);
                for (const PileId to : Piles{*rules}) {
                    if (from == to) continue;
                    const Move move{from, to, 1};
                    const bool listed = std::ranges::find(legal, move) != legal.end();
                    const bool dropped = std::ranges::find(mouse, to) != mouse.end();
                    if (listed != dropped || listed != keys_make(game, move)) FAIL(to_text(move) << to_text(game));
                }
            }
            game.play(random_move(legal, random));
        }
    }
}

TEST_CASE("known problem 11: whether foundation cards come back is the variant's fact, and the refusal says why") {
    const Voice voice{"en"};
    const auto take_back = [&](const char *variant, const char *table, const char *from) {
        auto session = at_table(variant, table);
        const Position before = session.position();
        go_to(session, from, 12);
        const auto outcome = session.perform(Action::PickUpOrPutDown);
        return outcome.refusal ? phrases::tell(voice.narrator, session, outcome, before).text : std::string{"taken"};
    };
    CHECK(take_back("waterloo", "foundation-1: AS 2S\ntableau-1: 3S", "foundation-1") == "taken");
    CHECK(take_back("malmaison", "foundation-1: AS 2S\ntableau-1: 3S", "foundation-1") == "taken");
    CHECK(take_back("rouge-et-noir", "foundation-1: AH 2H\ntableau-1: 3S", "foundation-1") == "taken");
    const auto kept = take_back("rouge-et-noir", "sequence-1: KS QH JC TH 9C 8H 7C 6H 5C 4H 3C 2H AC", "sequence-1");
    CHECK(contains(kept, "never comes back"));
}

TEST_CASE("known problem 12: a foundation refuses a fourteenth card, and no card is ever missing") {
    const Table full{"double-signora", "base: A\nfoundation-1: " + rising("SH") + "\ntableau-1: AS\ntableau-2: AH"};
    CHECK(full.verdict("tableau-1 foundation-1") == "FoundationFull");
    CHECK(full.verdict("tableau-2 foundation-1") == "FoundationFull");
    for (const Rules *rules : variants()) {
        std::mt19937_64 random{12};
        session::Session session{Game{*rules, 12}};
        for (int i = 0; i < 300; ++i) {
            const Moves legal = legal_moves(*rules, session.position());
            if (legal.empty()) break;
            session.perform({.action = Action::Play, .move = random_move(legal, random)});
            if (!has_exactly_the_cards(*rules, session.position())) FAIL(to_text(session.game()));
        }
    }
}

TEST_CASE("known problem 13: an empty pile is heard as a pile, empty, and what it takes") {
    const Voice voice{"de"};
    const auto session = at_table("rouge-et-noir", "tableau-1: KS");
    const auto tree = accessibility::describe_table(voice.narrator, session.game(), {pile("tableau-10"), 0}, {});
    CHECK(tree.at(tree.focus).name == "Stapel 10, leer, nur König");
    for (const auto &node : tree.piles)
        CHECK_FALSE(node.slots.empty()); // a place for the cursor on every pile
}

TEST_CASE("known problem 14: when only the stock helps the hint says so") {
    const Voice voice{"en"};
    const Table table{"waterloo", "stock: #2C\ntableau-1: 9S\ntableau-2: 9H\ntableau-3: 9C\ntableau-4: 9D\n"
                                  "tableau-5: KD\ntableau-6: KH"};
    const auto hinted = hint(table.rules(), table.position());
    REQUIRE(hinted);
    CHECK(hinted->purpose == Purpose::UsesStock);
    CHECK(contains(voice.narrator.hint(table.rules(), table.position()), "stock"));
    const Table over{"waterloo", "tableau-1: 9S\ntableau-2: 9H\ntableau-3: 9C\ntableau-4: 9D\ntableau-5: KD\n"
                                 "tableau-6: KH"};
    CHECK_FALSE(voice.narrator.hint(over.rules(), over.position()).empty()); // nor is it silent at the end
}

TEST_CASE("known problem 17: the deal number is told and plays the same deal again") {
    const Voice voice{"en"};
    for (const Rules *rules : variants()) {
        session::Session session{Game{*rules, 1}};
        session.perform(Action::NewDeal);
        const DealNumber number = session.game().number();
        const std::string shown = voice.narrator.title(session.game());
        std::string digits;
        for (const char letter : shown)
            if (letter >= '0' && letter <= '9') digits += letter;
        CHECK(digits == std::to_string(number));
        CHECK(deal(*rules, number) == session.position());
    }
}

TEST_CASE("known problem 18: random deals differ, numbered deals are the same for ever") {
    std::set<DealNumber> numbers;
    for (int i = 0; i < 100; ++i)
        numbers.insert(random_deal_number());
    CHECK(numbers.size() > 90); // of a million numbers two may be the same
    const auto first = [](int decks, DealNumber number) {
        std::string cards;
        for (const Card card : shuffled(decks, number))
            if (cards.size() < 24) cards += to_text(card) + ' ';
        return cards;
    };
    // Worked out by another implementation of C9, in another language.
    CHECK(first(2, 1) == "2S 8S JC 4S 2S 9S TC AH ");
    CHECK(first(4, last_deal_number) == "8C 4H AH 4S 2H 2S 6H 5C ");
}

TEST_CASE("known problem 20: memory is flat over a thousand deals") {
    session::Session session{Game{*find_variant("malmaison"), 1}};
    const auto play_a_deal = [&](DealNumber number) {
        session.perform({.action = Action::NewDeal, .deal = number});
        for (int i = 0; i < 20; ++i)
            session.perform(Action::UseStock);
    };
    play_a_deal(1);
    const long before = faults::live_allocations();
    for (DealNumber number = 2; number <= 1000; ++number)
        play_a_deal(number);
    CHECK(faults::live_allocations() == before);
}

TEST_CASE("known problem 24: how many cards are taken is heard") {
    const Voice voice{"en"};
    auto session = at_table("malmaison", "tableau-1: 9C 8H 7H 6H");
    go_to(session, "tableau-1", 1);
    const Position before = session.position();
    auto outcome = session.perform(Action::PickUpOrPutDown);
    CHECK(contains(phrases::tell(voice.narrator, session, outcome, before).text, "3"));
    outcome = session.perform(Action::CarryFewer);
    CHECK(contains(phrases::tell(voice.narrator, session, outcome, before).text, "2"));
}

TEST_CASE("known problem 26: one composed utterance an action, never long") {
    const Voice voice{"de"};
    std::size_t longest = 0;
    for (const Rules *rules : variants()) {
        std::mt19937_64 random{26};
        session::Session session{Game{*rules, 26}};
        for (int i = 0; i < 200; ++i) {
            const Moves legal = legal_moves(*rules, session.position());
            if (legal.empty()) break;
            const Position before = session.position();
            const auto outcome = session.perform({.action = Action::Play, .move = random_move(legal, random)});
            const auto said = phrases::tell(voice.narrator, session, outcome, before).text;
            CHECK_FALSE(said.empty());
            longest = std::max(longest, said.size());
        }
    }
    CHECK(longest < 400); // the deal of ten cards in Rouge et Noir; read in a few seconds
}

TEST_CASE("known problem 28: 0, 1, 2, 5, 11 and 21 cards are spoken right in German and English") {
    for (const char *language : {"de", "en"}) {
        const Voice voice{language};
        for (const int count : {1, 2, 5, 11, 21}) {
            std::string cards = "stock:";
            for (int i = 0; i < count; ++i)
                cards += " #2C";
            const Table table{"waterloo", cards + "\ntableau-1: KS"};
            const auto said = voice.narrator.pile(table.rules(), table.position(), PileId::stock());
            const bool one = contains(said, std::string_view{language} == "de" ? "1 Karte" : "1 card");
            CHECK(contains(said, std::to_string(count)));
            if (count == 1) CHECK((one && !contains(said, "Karten") && !contains(said, "cards")));
            if (count > 1) CHECK((contains(said, "Karten") || contains(said, "cards")));
        }
    }
}

TEST_CASE("known problem 29: the rules are in the player's language") {
    const Voice english{"en"};
    const Voice german{"de"};
    for (const Rules *rules : variants()) {
        const auto page = locale::help_text(german.words, *rules);
        CHECK(page.size() > 1500);
        CHECK(contains(page, "Grundst")); // Grundstapel
        CHECK(page != locale::help_text(english.words, *rules));
    }
}

} // namespace longwood::tests
