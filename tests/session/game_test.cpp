#include <catch2/catch.hpp>

#include "engine/variants.h"
#include "tests/session/player.h"

using namespace longwood;
using namespace longwood::tests;
using session::Action;
using session::Change;
using session::Nothing;

namespace {

// Counts what it is asked to keep.
struct Keeper : session::GameKeeper {
    std::optional<session::Problem> keep(const Game &game) override {
        kept.push_back(to_text(game));
        return problem;
    }
    std::vector<std::string> kept;
    std::optional<session::Problem> problem;
};

} // namespace

TEST_CASE("Undo and redo are single steps and put cards in hand back") {
    session::Session session{Game{*find_variant("waterloo"), 7}};
    const Position dealt = session.position();
    CHECK(session.perform(Action::Undo).nothing == Nothing::NothingToUndo);
    CHECK(session.perform(Action::Redo).nothing == Nothing::NothingToRedo);
    session.perform(Action::UseStock);
    session.perform(Action::UseStock);
    const Position after = session.position();
    go_to(session, "waste", 0);
    session.perform(Action::PickUpOrPutDown);
    const auto undone = session.perform(Action::Undo);
    CHECK(undone.change == Change::Undone);
    CHECK(undone.move == Move::use_stock());
    CHECK_FALSE(session.carried());
    CHECK(to_text(session.cursor()) == "waste 0"); // settled on what is there now
    CHECK(session.perform(Action::Redo).events.size() == 1);
    CHECK(session.position() == after);
    CHECK(session.perform(Action::UndoAll).change == Change::UndoneAll);
    CHECK(session.position() == dealt);
    const auto redone = session.perform(Action::RedoAll);
    CHECK(redone.change == Change::RedoneAll);
    CHECK(redone.events.empty()); // told as one thing
    CHECK(session.position() == after);
}

TEST_CASE("The same deal keeps its moves for redo; a new deal has a number and starts anew") {
    session::Session session{Game{*find_variant("malmaison"), 7}};
    session.perform(Action::UseStock);
    CHECK(session.perform(Action::SameDeal).change == Change::Dealt);
    CHECK(session.game().number() == 7);
    CHECK(session.game().can_redo());
    session.perform({.action = Action::NewDeal, .deal = 12});
    CHECK(session.game().number() == 12);
    CHECK_FALSE(session.game().can_redo());
    CHECK(to_text(session.cursor()) == "tableau-1 4");
    const auto random = session.perform(Action::NewDeal);
    CHECK(random.change == Change::Dealt);
    CHECK(session.game().number() != 12);
}

TEST_CASE("Every change of the game is kept, and nothing else is") {
    Keeper keeper;
    auto session = at_table("waterloo", "stock: #2C #3C\ntableau-1: KS\ntableau-2: QH", &keeper);
    session.perform(Action::NextPile);
    session.perform(Action::PickUpOrPutDown);
    session.perform({.action = Action::Play, .move = {pile("tableau-1"), pile("tableau-2"), 1}});
    session.perform(Action::Redo);
    CHECK(keeper.kept.empty());
    session.perform(Action::UseStock);
    session.perform(Action::Undo);
    session.perform(Action::Redo);
    session.perform({.action = Action::NewDeal, .deal = 3});
    REQUIRE(keeper.kept.size() == 4);
    CHECK(keeper.kept.back() == to_text(Game{*find_variant("waterloo"), 3}));
    session.replace(Game{*find_variant("malmaison"), 4});
    CHECK(keeper.kept.back() == to_text(Game{*find_variant("malmaison"), 4}));
}

TEST_CASE("A game that cannot be kept goes on, and it is told each time") {
    Keeper keeper;
    keeper.problem = session::Problem{.kind = session::Problem::Kind::CannotWrite, .path = "x", .system = 28};
    session::Session session{Game{*find_variant("waterloo"), 3}, &keeper};
    CHECK(session.perform(Action::UseStock).problem->system == 28);
    CHECK(session.perform(Action::UseStock).problem->system == 28);
    CHECK(session.game().moves().size() == 2);
    keeper.problem.reset();
    CHECK_FALSE(session.perform(Action::UseStock).problem);
}

TEST_CASE("A changed standing is told once [C5]") {
    auto session = at_table("waterloo", "stock: #KC\ntableau-1: 2S\ntableau-2: 2H\ntableau-3: 2C\ntableau-4: 2D\n"
                                        "tableau-5: 2D\ntableau-6: 2D\nwaste: KD");
    CHECK(session.perform(Action::NextPile).standing == Standing::Open);
    const auto last = session.perform(Action::UseStock);
    CHECK(last.standing == Standing::NoMoveLeft);
    CHECK(last.standing_changed);
    CHECK_FALSE(session.perform(Action::NextPile).standing_changed);
    CHECK(session.perform(Action::Undo).standing_changed);
}

TEST_CASE("Another game takes the place of this one") {
    session::Session session{Game{*find_variant("waterloo"), 3}};
    session.perform(Action::PickUpOrPutDown);
    const auto outcome = session.replace(Game{*find_variant("rouge-et-noir"), 4});
    CHECK(outcome.change == Change::Dealt);
    CHECK_FALSE(session.carried());
    CHECK(session.rules().id == "rouge-et-noir");
    CHECK(to_text(session.cursor()) == "tableau-1 7");
}

TEST_CASE("Whoever deals from the top card of a pile has the new top card under the cursor") {
    session::Session session{Game{*find_variant("rouge-et-noir"), 7}};
    const int before = session.position().size(pile("tableau-3"));
    session.perform({.action = Action::GoToTableau, .number = 3});
    session.perform(Action::UseStock);
    REQUIRE(session.position().size(pile("tableau-3")) == before + 1);
    CHECK(session.cursor() == Spot{pile("tableau-3"), before});
    session.perform(Action::Undo);
    CHECK(session.cursor() == Spot{pile("tableau-3"), before - 1});
    session.perform(Action::Redo);
    CHECK(session.cursor() == Spot{pile("tableau-3"), before});
    SECTION("an empty pile too") {
        session.perform(Action::Undo);
        session.perform({.action = Action::GoToTableau, .number = 10});
        REQUIRE(session.position().empty(pile("tableau-10")));
        session.perform(Action::UseStock);
        session.perform(Action::UseStock);
        CHECK(session.cursor() == Spot{pile("tableau-10"), session.position().size(pile("tableau-10")) - 1});
    }
    SECTION("whoever reads further down stays there") {
        session.perform(Action::PreviousCard);
        const Spot here = session.cursor();
        session.perform(Action::UseStock);
        CHECK(session.cursor() == here);
    }
}
