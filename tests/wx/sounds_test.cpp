// What is heard beside the words: one sound a command, the greatest thing first.
#include "app/wx/sounds.h"

#include <filesystem>
#include <set>
#include <string>

#include <catch2/catch.hpp>

#include "app/session/session.h"
#include "engine/variants.h"
#include "tests/support/table.h"

namespace {

using namespace longwood;
using namespace longwood::tests;
using session::Action;
using session::Change;
using session::Nothing;
using session::Outcome;
using session::Session;
using wx::Sound;
using wx::sound_for;

Session at(const std::string &variant, const std::string &table) {
    const Table laid{variant, table};
    return Session{Game{laid.rules(), 1, laid.position()}};
}

// Waterloo with seven complete foundations; two cards are missing on the last.
std::string nearly_won() {
    std::string table = "tableau-1: KS QS\n";
    for (int i = 1; i <= 8; ++i) {
        const std::string suit(1, "CDHS"[i % 4]);
        table += "foundation-" + std::to_string(i) + ":";
        for (const char rank : std::string(i == 7 ? "A23456789TJ" : "A23456789TJQK"))
            table += std::string(" ") + rank + suit;
        table += '\n';
    }
    return table;
}

TEST_CASE("Sounds: a step of the cursor is silent, the edge is heard") {
    Session session = at("rouge-et-noir", "tableau-1: 8H 7S");
    CHECK_FALSE(sound_for(session.perform(Action::PreviousCard)));
    CHECK(sound_for(session.perform(Action::PreviousCard)) == Sound::Edge);
    CHECK(sound_for({.nothing = Nothing::EdgeOfTable}) == Sound::Edge);
}

TEST_CASE("Sounds: cards are picked up, put back, laid down, refused and taken back") {
    Session session = at("rouge-et-noir", "tableau-1: 8H\ntableau-2: 9S\ntableau-3: 8D");
    const auto go = [&](int number) { return session.perform({.action = Action::GoToTableau, .number = number}); };
    go(1);
    CHECK(sound_for(session.perform(Action::PickUpOrPutDown)) == Sound::PickUp);
    CHECK(sound_for(session.perform(Action::CancelCarry)) == Sound::Move);
    CHECK(sound_for(session.perform(Action::CancelCarry)) == Sound::Refusal);
    session.perform(Action::PickUpOrPutDown);
    CHECK(sound_for(go(3)) == Sound::Refusal);
    CHECK(sound_for(go(2)) == Sound::Move);
    CHECK(sound_for(session.perform(Action::Undo)) == Sound::Move);
    CHECK(sound_for(session.perform(Action::Undo)) == Sound::Refusal);
    CHECK(sound_for(session.perform(Action::Redo)) == Sound::Move);
}

TEST_CASE("Sounds: a foundation, a complete one and the win differ") {
    Session session = at("waterloo", nearly_won());
    session.perform({.action = Action::GoToTableau, .number = 1});
    CHECK(sound_for(session.perform(Action::ToFoundation)) == Sound::Foundation);
    CHECK(sound_for(session.perform(Action::ToFoundation)) == Sound::Win);

    CHECK(sound_for(Outcome{.change = Change::Played,
                            .events = {{.kind = EventKind::Moved, .to = PileId::sequence(1)},
                                       {.kind = EventKind::Completed}}}) == Sound::Complete);
    CHECK(sound_for(Outcome{.change = Change::Played,
                            .events = {{.kind = EventKind::Moved, .to = PileId::sequence(1)}}}) == Sound::Foundation);
}

TEST_CASE("Sounds: many cards at once are a deal, one card from the stock is a move") {
    Session session{Game{*find_variant("waterloo"), 7}};
    CHECK(sound_for(session.perform(Action::UseStock)) == Sound::Move);
    CHECK(sound_for(session.perform(Action::UndoAll)) == Sound::Deal);
    CHECK(sound_for(session.perform(Action::RedoAll)) == Sound::Deal);
    CHECK(sound_for(session.perform(Action::SameDeal)) == Sound::Deal);
    CHECK(sound_for(session.perform(Action::NewDeal)) == Sound::Deal);

    Session rows{Game{*find_variant("rouge-et-noir"), 7}};
    CHECK(sound_for(rows.perform(Action::UseStock)) == Sound::Deal);
}

TEST_CASE("Sounds: whatever comes to nothing is heard") {
    for (int nothing = 1; nothing <= int(Nothing::NoSuchPile); ++nothing) {
        CAPTURE(nothing);
        CHECK(sound_for({.nothing = Nothing(nothing)}));
    }
}

TEST_CASE("Sounds: each has a file of its own, where the program looks") {
    std::set<std::filesystem::path> files;
    for (int sound = 0; sound <= int(Sound::Win); ++sound)
        files.insert(wx::sounds_folder() / wx::file_name(Sound(sound)));
    CHECK(files.size() == std::size_t(Sound::Win) + 1);
    for (const auto &file : files) {
        CAPTURE(file);
        CHECK(std::filesystem::is_regular_file(file));
    }
    // And nothing lies there that is never played.
    for (const auto &entry : std::filesystem::directory_iterator(wx::sounds_folder()))
        CHECK(files.contains(entry.path()));
}

} // namespace
