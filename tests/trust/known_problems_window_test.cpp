// Known problems that concern the window and need no display; the list is in known_problems_test.cpp.
#include <catch2/catch.hpp>

#include "app/wx/key_map.h"
#include "app/wx/layout.h"
#include "engine/deal.h"
#include "engine/referee.h"
#include "engine/variants.h"
#include "locale/catalog_path.h"
#include "tests/support/source_file.h"

namespace longwood::tests {
namespace {

// What is left for the table of old screens of 640x480, up to the largest ones.
constexpr wx::Size screens[]{{640, 400}, {800, 600}, {1366, 768}, {1920, 1080}, {1280, 720}, {3840, 2160}};

// A pile as long as play makes them, and cards face down under others.
Position piled_up() {
    Position position;
    for (int i = 0; i < 6; ++i)
        position.put(PileId::tableau(2), Card{Rank(i + 1), Suit::Clubs}.turned_down());
    position.put(PileId::tableau(2), Card{Rank::King, Suit::Clubs});
    for (const Suit suit : {Suit::Spades, Suit::Hearts})
        for (int rank = 13; rank >= 1; --rank)
            position.put(PileId::tableau(1), Card{Rank(rank), suit});
    return position;
}

} // namespace

TEST_CASE("known problem 19: on every screen every card is inside, with the index of each to be seen") {
    for (const Rules *rules : variants())
        for (const wx::Size screen : screens)
            for (const int percent : {50, 100, 200}) {
                const Position position = piled_up();
                const auto layout = wx::lay_out(*rules, position, screen, {.card_percent = percent});
                const auto dealt = wx::lay_out(*rules, deal(*rules, 19), screen, {.card_percent = percent});
                CAPTURE(rules->id, screen.width, screen.height, percent);
                if (percent >= 100) CHECK(layout.card.width >= 40); // room for an index; smaller is the player's wish
                CHECK(layout.card == dealt.card);                   // piles are compressed before cards get smaller
                for (const PileId pile : Piles{*rules})
                    for (int index = 0; index < std::max(1, position.size(pile)); ++index) {
                        const auto card = wx::card_rect(layout, {pile, index});
                        REQUIRE((card.x >= 0 && card.y >= 0));
                        REQUIRE((card.x + card.width <= screen.width && card.y + card.height <= screen.height));
                        if (is_fanned(pile.kind()) && index < position.size(pile) &&
                            position.cards(pile)[std::size_t(index)].face_up())
                            REQUIRE(wx::visible_rect(layout, {pile, index}).height >= 3);
                    }
            }
}

TEST_CASE("known problem 30: the list of keys comes from the key map, and the manual page contradicts none of it") {
    const locale::Translator words{locale::catalog_folder()};
    const std::string list = wx::key_list(words);
    const std::string manual = source_file("README.md");
    for (const auto &binding : wx::key_map()) {
        const wx::Chord chord = binding.chords[0];
        if (chord == wx::Chord{}) continue;
        const std::string key = wx::chord_name(words, chord);
        CAPTURE(key, binding.label);
        CHECK(list.find(key) != std::string::npos);
    }
    // The README tells these by name.
    for (const wx::CommandId command :
         {wx::CommandId::NewDeal, wx::CommandId::DealNumber, wx::CommandId::SameDeal, wx::CommandId::Open,
          wx::CommandId::SaveAs, wx::CommandId::RecentGames, wx::CommandId::Statistics, wx::CommandId::Language,
          wx::CommandId::RepeatLast, wx::CommandId::UndoAll, wx::CommandId::RedoAll, wx::CommandId::Rules}) {
        const std::string key = wx::chord_name(words, wx::binding_of(command).chords[0]);
        CAPTURE(key);
        CHECK(manual.find(key) != std::string::npos);
    }
}

} // namespace longwood::tests
