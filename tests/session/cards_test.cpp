#include <catch2/catch.hpp>

#include "engine/variants.h"
#include "tests/session/player.h"

using namespace longwood;
using namespace longwood::tests;
using session::Action;
using session::Change;
using session::Nothing;

TEST_CASE("Cards are picked up from the cursor to the top of the pile and put down elsewhere") {
    auto session = at_table("rouge-et-noir", "tableau-1: #2C KS QH JC\ntableau-3: KC");
    go_to(session, "tableau-1", 2);
    CHECK(session.perform(Action::PickUpOrPutDown).picked_up);
    CHECK(carried_by(session) == "tableau-1 2");
    CHECK(cards_on(session, "tableau-1") == "#2C KS QH JC"); // they still lie there

    session.perform(Action::NextPile);
    auto refused = session.perform(Action::PickUpOrPutDown);
    CHECK(reason_of(refused) == "WrongCard");
    CHECK(carried_by(session) == "tableau-1 2"); // a refusal leaves them in hand
    CHECK(session.game().moves().empty());

    session.perform(Action::NextPile);
    const auto outcome = session.perform(Action::PickUpOrPutDown);
    CHECK(outcome.change == Change::Played);
    CHECK(outcome.move == Move{pile("tableau-1"), pile("tableau-3"), 2});
    CHECK(cards_on(session, "tableau-3") == "KC QH JC");
    CHECK(to_text(session.cursor()) == "tableau-3 2");
    CHECK(carried_by(session) == "nothing");
}

TEST_CASE("Putting cards back where they came from is no move and no undo step [C4]") {
    auto session = at_table("waterloo", "tableau-1: KS");
    session.perform(Action::PickUpOrPutDown);
    const auto outcome = session.perform(Action::PickUpOrPutDown);
    CHECK(outcome.put_back);
    CHECK(outcome.change == Change::None);
    CHECK_FALSE(session.game().can_undo());
    CHECK(carried_by(session) == "nothing");

    session.perform(Action::PickUpOrPutDown);
    CHECK(session.perform({.action = Action::GoToTableau, .number = 1}).put_back);
    session.perform(Action::PickUpOrPutDown);
    CHECK(session.perform(Action::CancelCarry).put_back);
    CHECK(session.perform(Action::CancelCarry).nothing == Nothing::NothingCarried);
    CHECK_FALSE(session.game().can_undo());
}

TEST_CASE("What may not be picked up is refused with the reason") {
    const auto reason = [](const char *variant, const char *table, const char *pile, int index) {
        auto session = at_table(variant, table);
        go_to(session, pile, index);
        const auto outcome = session.perform(Action::PickUpOrPutDown);
        CHECK(carried_by(session) == (outcome.refusal ? "nothing" : carried_by(session)));
        return reason_of(outcome);
    };
    CHECK(reason("rouge-et-noir", "tableau-1: #2C KS", "tableau-1", 0) == "CardsFaceDown");
    CHECK(reason("rouge-et-noir", "tableau-2: KS JC", "tableau-2", 0) == "NotARun");
    CHECK(reason("double-signora", "tableau-1: KS QH\nwaste: 2C", "tableau-1", 0) == "OnlySingleCardsMove");
    CHECK(reason("double-signora", "reserve: KS QH", "reserve", 0) == "OnlyTopCardMoves");
    CHECK(reason("waterloo", "tableau-2: KS", "tableau-1", 0) == "NothingThere");
    CHECK(reason("waterloo", "tableau-2: KS", "waste", 0) == "NothingThere");
    CHECK(reason("waterloo", "tableau-2: KS", "foundation-3", 0) == "NothingThere");
    CHECK(reason("rouge-et-noir", "sequence-1: KS QH JC TH 9C 8H 7C 6H 5C 4H 3C 2H AC", "sequence-1", 12) ==
          "FoundationKeepsCards");
    CHECK(reason("waterloo", "foundation-1: AS", "foundation-1", 0) == "none");
}

TEST_CASE("More or fewer cards of the run are carried") {
    auto session = at_table("malmaison", "tableau-1: 9C 8H 7H 6H");
    CHECK(session.perform(Action::CarryMore).nothing == Nothing::NothingCarried);
    session.perform(Action::PickUpOrPutDown);
    CHECK(session.perform(Action::CarryFewer).nothing == Nothing::NoMoreToCarry);
    CHECK(session.perform(Action::CarryMore).carry_changed);
    CHECK(session.perform(Action::CarryMore).carry_changed);
    CHECK(carried_by(session) == "tableau-1 3");
    CHECK(session.perform(Action::CarryMore).nothing == Nothing::NoMoreToCarry);
    CHECK(session.perform(Action::CarryFewer).carry_changed);
    CHECK(carried_by(session) == "tableau-1 2");
}

TEST_CASE("The stock under the cursor is used, and nothing is laid on it") {
    auto session = at_table("waterloo", "stock: #2C #3C\ntableau-1: KS");
    go_to(session, "stock", 0);
    CHECK(session.perform(Action::PickUpOrPutDown).change == Change::Played);
    CHECK(cards_on(session, "waste") == "3C");
    CHECK(longwood::to_text(session.cursor().pile) == "stock"); // ready to be used again
    go_to(session, "tableau-1", 0);
    session.perform(Action::PickUpOrPutDown);
    go_to(session, "stock", 0);
    CHECK(reason_of(session.perform(Action::PickUpOrPutDown)) == "NeverPlacedByHand");
    CHECK(carried_by(session) == "tableau-1 1");
}

TEST_CASE("A number key drops carried cards on that pile, else it goes there") {
    auto session = at_table("waterloo", "tableau-1: KS\ntableau-2: QH\ntableau-3: 4C");
    session.perform({.action = Action::GoToTableau, .number = 2});
    CHECK(to_text(session.cursor()) == "tableau-2 0");
    session.perform(Action::PickUpOrPutDown);
    CHECK(reason_of(session.perform({.action = Action::GoToTableau, .number = 3})) == "WrongCard");
    CHECK(to_text(session.cursor()) == "tableau-2 0"); // refused: the cursor stays too
    session.perform({.action = Action::GoToTableau, .number = 1});
    CHECK(cards_on(session, "tableau-1") == "KS QH");
    CHECK(to_text(session.cursor()) == "tableau-1 1");
}

TEST_CASE("To the foundation: the card under the cursor, never another one") {
    auto session = at_table("waterloo", "foundation-1: AS\nfoundation-2: AH\ntableau-1: 9D 2H\nwaste: 2S");
    go_to(session, "tableau-1", 0);
    CHECK(session.perform(Action::ToFoundation).refusal.has_value());
    go_to(session, "tableau-1", 1);
    CHECK(session.perform(Action::ToFoundation).move == Move{pile("tableau-1"), pile("foundation-2"), 1});
    CHECK(to_text(session.cursor()) == "tableau-1 0"); // there the player goes on
    const auto none = session.perform(Action::ToFoundation);
    CHECK(none.nothing == Nothing::NoFoundationTakes);
    CHECK(reason_of(none) == "WrongCard");
    go_to(session, "waste", 0);
    CHECK(session.perform(Action::ToFoundation).change == Change::Played);
    CHECK(session.perform(Action::ToFoundation).refusal->reason == Reason::NothingThere);
    go_to(session, "foundation-1", 0);
    CHECK(session.perform(Action::ToFoundation).change == Change::None);
}

TEST_CASE("Why no foundation takes a card is said of the foundation that comes nearest") {
    auto session = at_table("waterloo", "foundation-1: AS 2S\nfoundation-2: AH 2H\nfoundation-3: AH\ntableau-1: 4H");
    const auto outcome = session.perform(Action::ToFoundation);
    CHECK(outcome.refusal->move.to == pile("foundation-2"));
    CHECK(to_text(outcome.refusal->needed) == "3H");
}

TEST_CASE("To the foundation: a whole run goes to a sequence, wherever in it the cursor stands") {
    auto session = at_table("rouge-et-noir", "tableau-1: #2C KS QH JC TH 9C 8H 7C 6H 5C 4H 3C 2H AC");
    go_to(session, "tableau-1", 5);
    CHECK(session.move_to_foundation(pile("tableau-1")) == Move{pile("tableau-1"), pile("sequence-1"), 13});
    const auto outcome = session.perform(Action::ToFoundation);
    CHECK(outcome.move == Move{pile("tableau-1"), pile("sequence-1"), 13});
    CHECK(cards_on(session, "tableau-1") == "2C");
    CHECK(to_text(session.cursor()) == "tableau-1 0");
}

TEST_CASE("All to the foundations: each card is its own undo step [C8]") {
    auto session = at_table("waterloo", "foundation-1: AS\nfoundation-2: AH\ntableau-1: 9D 3S 2S\nwaste: 2H");
    const auto outcome = session.perform(Action::AllToFoundations);
    CHECK(outcome.change == Change::Played);
    CHECK(outcome.events.size() == 3);
    CHECK(cards_on(session, "foundation-1") == "AS 2S 3S");
    CHECK(cards_on(session, "foundation-2") == "AH 2H");
    CHECK(session.game().moves().size() == 3);
    CHECK(session.perform(Action::AllToFoundations).nothing == Nothing::NoFoundationTakes);
}

TEST_CASE("All to the foundations leaves the base rank and a sequence that ends all hope to the player") {
    auto open = at_table("double-signora", "tableau-1: 7H\nwaste: 8C");
    CHECK(open.perform(Action::AllToFoundations).nothing == Nothing::NoFoundationTakes);
    CHECK(open.perform(Action::ToFoundation).change == Change::Played); // asked for, it goes
    CHECK(open.position().base() == Rank::Seven);

    const std::string red = ": KH QC JH TC 9H 8C 7H 6C 5H 4C 3H 2C AH\n";
    auto third = at_table("rouge-et-noir", "stock: #5C\nsequence-1" + red + "sequence-2" + red + "tableau-1" + red);
    CHECK(third.perform(Action::AllToFoundations).events.size() == 1); // the ace, to a colour foundation
    CHECK(cards_on(third, "sequence-3").empty());
    third.perform(Action::Undo);
    go_to(third, "tableau-1", 0);
    CHECK(third.perform(Action::ToFoundation).standing == Standing::ProvedDead);
}

TEST_CASE("A move decided elsewhere is played or refused whole") {
    auto session = at_table("waterloo", "tableau-1: KS\ntableau-2: QH\ntableau-3: 9C");
    session.perform(Action::PickUpOrPutDown);
    const auto refused = session.perform({.action = Action::Play, .move = {pile("tableau-3"), pile("tableau-1"), 1}});
    CHECK(reason_of(refused) == "WrongCard");
    CHECK(refused.change == Change::None);
    CHECK(carried_by(session) == "tableau-1 1");
    CHECK(to_text(session.cursor()) == "tableau-1 0");
    session.perform({.action = Action::Play, .move = {pile("tableau-2"), pile("tableau-1"), 1}});
    CHECK(carried_by(session) == "nothing");
    CHECK(to_text(session.cursor()) == "tableau-1 1");
}

TEST_CASE("The piles that would take cards are listed for the carried ones or any others") {
    auto session = at_table("waterloo", "tableau-1: KS\ntableau-2: QH\ntableau-3: KC\ntableau-4: 5D\n"
                                        "tableau-5: 5C\ntableau-6: 5S");
    CHECK(session.targets().empty());
    CHECK(session.targets(pile("tableau-2"), 1) == std::vector{pile("tableau-1"), pile("tableau-3")});
    go_to(session, "tableau-2", 0);
    session.perform(Action::PickUpOrPutDown);
    CHECK(session.targets() == std::vector{pile("tableau-1"), pile("tableau-3")});
}
