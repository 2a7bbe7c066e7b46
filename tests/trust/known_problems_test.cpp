// What players of other card games reported, thirty cases; each has a test that bears its number.
//
// known_problems_test.cpp     1 to 3, 5 to 8, 15: games, files, undo
// ..._rules_test.cpp          9, 11 to 14, 17, 18, 20 (memory), 24 (cards in hand heard),
//                             26 (one sentence an action), 28, 29
// ..._words_test.cpp          10, 16, 27
// ..._window_test.cpp         19, 30
// ..._display.py              4, 13 (outline), 20 (idle), 21 to 23, 24 (keys, lag), 25
//
// In longer tests, too: 1 trust.kill, trust.faults, session.results; 2 fuzz.replay; 5 trust.faults;
// 6, 12 engine.random_games; 13 window.pictures; 18 engine.facts; 21 to 24 tree, orca; 25 window.layouts
#include <catch2/catch.hpp>

#include "app/phrases/problems.h"
#include "app/session/game_file.h"
#include "app/session/game_store.h"
#include "app/session/settings.h"
#include "app/session/statistics.h"
#include "engine/player/hint.h"
#include "engine/variants.h"
#include "tests/session/folder.h"
#include "tests/session/player.h"
#include "tests/support/random_games.h"
#include "tests/support/source_file.h"

namespace longwood::tests {
namespace {

using session::Action;
using session::Problem;

// A whole won game of the variant.
Game won_game(std::string_view variant) {
    return std::get<Game>(game_from_text(source_file("tests/games/" + std::string{variant} + ".longwood")));
}

Game random_game(const Rules &rules, DealNumber number, std::size_t most_moves) {
    Game game{rules, number};
    std::mt19937_64 random{number};
    while (game.moves().size() < most_moves) {
        const Moves legal = legal_moves(rules, game.position());
        if (legal.empty()) break;
        game.play(random_move(legal, random));
    }
    return game;
}

std::string said_of(const Folder &folder, const std::string &text) {
    static const locale::Translator words{""};
    put_text(folder / "old.longwood", text);
    const auto read = session::load_game(folder / "old.longwood");
    return std::holds_alternative<Problem>(read) ? phrases::sentence(words, std::get<Problem>(read)) : "";
}

} // namespace

TEST_CASE("known problem 1: the result of a game is on disk with its first and its last move, and counts once") {
    const Folder folder;
    std::vector<std::unique_ptr<session::Recorder>> killed;
    const Game whole = won_game("waterloo");
    const auto played = [&] {
        const auto starts = session::History{folder / "statistics.jsonl"}.read().starts;
        return session::figures_of(starts, "waterloo");
    };
    const auto play_until = [&](Game game, std::size_t moves) {
        // Told no farewell before all is checked: it is as if the program were killed.
        killed.push_back(std::make_unique<session::Recorder>(session::History{folder / "statistics.jsonl"}));
        session::Session session{std::move(game), nullptr, killed.back().get()};
        for (std::size_t i = session.game().moves().size(); i < moves; ++i)
            session.perform({.action = Action::Play, .move = whole.moves()[i]});
        return session.game();
    };
    const Game half = play_until(Game{whole.rules(), whole.number()}, whole.moves().size() / 2);
    CHECK(played().running == 1);
    play_until(half, whole.moves().size());
    CHECK(played().won == 1);
    play_until(half, whole.moves().size()); // the end was not kept: played again
    CHECK(played().won == 1);
    CHECK(played().played == 1);
}

TEST_CASE("known problem 1: the running game is on disk at every move, without any farewell") {
    const Folder folder;
    session::GameStore store{folder.path()};
    session::Session session{Game{*find_variant("malmaison"), 5}, &store};
    for (int i = 0; i < 10; ++i) {
        session.perform(Action::UseStock);
        // Another program that looks now, while the first is still there, sees whole files.
        CHECK(text_of(folder / "malmaison.longwood") == to_text(session.game()));
        Game before = session.game();
        before.undo();
        auto previous = session::load_game(folder / "malmaison.longwood.bak");
        if (i > 0) CHECK(std::get<Game>(previous).moves() == before.moves());
    }
}

TEST_CASE("known problem 2: unreadable settings are set aside under a dated name, told, never overwritten") {
    const Folder folder;
    put_text(folder / "settings.json", "{\"language\": \"de\", oops");
    session::Settings settings{folder / "settings.json"};
    CHECK(settings.get(session::settings::verbosity) == "normal");
    settings.set(session::settings::verbosity, "brief");
    REQUIRE(settings.problems().size() == 1);
    const Problem &problem = settings.problems().front();
    CHECK(text_of(problem.other) == "{\"language\": \"de\", oops");
    const std::string sentence = phrases::sentence(locale::Translator{""}, problem);
    CHECK(sentence.find(problem.other.filename()) != std::string::npos);
}

TEST_CASE("known problem 3: old saves open, newer ones are refused naming both versions") {
    const Folder folder;
    // Format 1 as the first release writes it: this text must open for ever.
    const std::string old = "Longwood game 1\nvariant: waterloo\ndeal: 7\nmoves: 2\ndraw\ndraw\nundone: 1\ndraw\n";
    CHECK(said_of(folder, old) == "");
    const std::string newer = said_of(folder, "Longwood game 734\nvariant: waterloo\nwhat: ever\n");
    CHECK(newer.find("734") != std::string::npos);
    CHECK(newer.find("version 1 ") != std::string::npos);
    CHECK(said_of(folder, "Longwood game 1\nvariant: waterloo\ncolour: green\ndeal: 7\nmoves: 0\n").find("colour") !=
          std::string::npos);
    CHECK(said_of(folder, "Longwood game 1\nvariant: rouge-et-noir\ndeal: 7\nmoves: 1\nmove waste tableau-1 1\n") !=
          "");
}

TEST_CASE("known problem 5: a refused move leaves no half move and no dead undo") {
    session::Session session{random_game(*find_variant("double-signora"), 3, 40)};
    const Game before = session.game();
    for (int from = 0; from < most_piles; ++from) {
        for (int to = 0; to < most_piles; ++to) {
            const Move move{PileId::at_slot(from), PileId::at_slot(to), 2};
            if (!is_legal(session.rules(), session.position(), move))
                session.perform({.action = Action::Play, .move = move});
        }
    }
    CHECK(to_text(session.game()) == to_text(before));
    CHECK(session.perform(Action::Undo).change == session::Change::Undone);
    session.perform(Action::Redo);
    CHECK(session.position() == before.position());
}

TEST_CASE("known problem 6: undo to the start and redo to the end are exact, hints in between or not") {
    for (const Rules *rules : variants()) {
        session::Session session{random_game(*rules, 6, 120)};
        std::vector<Position> tables{session.position()};
        while (session.perform(Action::Undo).change == session::Change::Undone) {
            hint(*rules, session.position());
            tables.push_back(session.position());
        }
        CHECK(session.position() == deal(*rules, 6));
        while (session.perform(Action::Redo).change == session::Change::Redone) {
            hint(*rules, session.position());
            tables.pop_back();
            if (session.position() != tables.back()) FAIL("redo leads elsewhere in " << rules->id);
        }
        CHECK(tables.size() == 1);
    }
}

TEST_CASE("known problem 7: a move with its consequences is one undo step") {
    const auto one_step = [](session::Session session, const session::Command &command, std::size_t events) {
        const Position before = session.position();
        const auto outcome = session.perform(command);
        CHECK(outcome.events.size() == events);
        CHECK(session.game().moves().size() == 1);
        session.perform(Action::Undo);
        return session.position() == before && !session.game().can_undo();
    };
    const session::Command to_second{.action = Action::Play, .move = {pile("tableau-1"), pile("tableau-2"), 1}};
    CHECK(one_step(at_table("rouge-et-noir", "tableau-1: #2C QH\ntableau-2: KC"), to_second, 2)); // turns a card
    CHECK(one_step(at_table("double-signora", "tableau-1: QH\ntableau-2: KC\nwaste: 4C\ntableau-3: 2C\n"
                                              "tableau-4: 2C\ntableau-5: 2C\ntableau-6: 2C\ntableau-7: 2C\n"
                                              "tableau-8: 2C\ntableau-9: 2C\ntableau-10: 2C\ntableau-11: 2C"),
                   to_second, 2)); // fills a space
    CHECK(one_step(session::Session{Game{*find_variant("rouge-et-noir"), 1}}, {.action = Action::UseStock}, 10));
}

TEST_CASE("known problem 8: undo never stops at what happened by itself") {
    for (const char *variant : {"double-signora", "rouge-et-noir"}) {
        session::Session session{won_game(variant)};
        const auto moves = session.game().moves().size();
        for (std::size_t i = 0; i < moves; ++i)
            REQUIRE(session.perform(Action::Undo).change == session::Change::Undone);
        CHECK(session.perform(Action::Undo).nothing == session::Nothing::NothingToUndo);
        CHECK(session.position() == session.game().start());
    }
}

TEST_CASE("known problem 15: a card taken back from a foundation is not played up again") {
    auto session = at_table("waterloo", "foundation-1: AS 2S\ntableau-1: 3S\ntableau-2: 9D\nstock: #4C #5C");
    session.perform({.action = Action::Play, .move = {pile("foundation-1"), pile("tableau-1"), 1}});
    CHECK(cards_on(session, "tableau-1") == "3S 2S");
    session.perform(Action::UseStock);
    session.perform(Action::NextPile);
    CHECK(cards_on(session, "tableau-1") == "3S 2S");
    CHECK(cards_on(session, "foundation-1") == "AS");
}

} // namespace longwood::tests
