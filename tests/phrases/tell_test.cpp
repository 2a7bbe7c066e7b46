// One utterance a command: nothing is said twice, nothing is left unsaid.
#include <catch2/catch.hpp>
#include <cerrno>

#include "app/phrases/tell.h"
#include "tests/accessibility/narrators.h"
#include "tests/support/table.h"

using namespace longwood;
using namespace longwood::tests;
using accessibility::Narrator;
using session::Action;
using session::Nothing;
using session::Outcome;
using session::Session;

namespace {

Session at(const std::string &variant, const std::string &table) {
    const Table laid{variant, table};
    return Session{Game{laid.rules(), 1, laid.position()}};
}

std::string told(const Narrator &narrator, Session &session, const session::Command &command) {
    const Position before = session.position();
    const Outcome outcome = session.perform(command);
    return phrases::tell(narrator, session, outcome, before).text;
}

std::size_t how_often(const std::string &text, const std::string &part) {
    std::size_t count = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
        ++count;
    return count;
}

} // namespace

TEST_CASE("A step of the cursor is silent: the focus speaks") {
    const auto words = translator("en");
    const Narrator narrator{words};
    Session session = at("rouge-et-noir", "tableau-1: 8H 7S");
    CHECK(told(narrator, session, {.action = Action::PreviousCard}).empty());
    CHECK(told(narrator, session, {.action = Action::PreviousCard}) == "End of the pile.");
}

TEST_CASE("Every Nothing has a sentence of its own") {
    for (const std::string &language : languages) {
        const auto words = translator(language);
        const Narrator narrator{words};
        Session session = at("rouge-et-noir", "");
        std::vector<std::string> said;
        for (int nothing = 1; nothing <= int(Nothing::NoSuchPile); ++nothing) {
            const Outcome outcome{.nothing = Nothing(nothing)};
            const std::string text = phrases::tell(narrator, session, outcome, session.position()).text;
            CHECK_FALSE(text.empty());
            CHECK(std::ranges::count(said, text) == 0);
            said.push_back(text);
        }
    }
}

TEST_CASE("The win is told once") {
    const auto words = translator("de");
    const Narrator narrator{words};
    std::string table = "tableau-1: KS\n";
    for (int i = 1; i <= 8; ++i) {
        const std::string suit(1, "CDHS"[i % 4]);
        table += "foundation-" + std::to_string(i) + ":";
        for (const char rank : std::string("A23456789TJQK"))
            if (i != 7 || rank != 'K') table += std::string(" ") + rank + suit;
        table += '\n';
    }
    Session session = at("waterloo", table);
    const std::string text = told(narrator, session, {.action = Action::ToFoundation});
    CHECK(how_often(text, "Gewonnen!") == 1);
    CHECK(text == "Pik-König auf Grundstapel 7. Stapel 1 jetzt leer. Grundstapel 7 ist vollständig. Gewonnen! Alle 104 "
                  "Karten liegen auf den Grundstapeln.");
}

TEST_CASE("That a game could not be saved is told after what happened") {
    const auto words = translator("en");
    const Narrator narrator{words};
    Session session = at("waterloo", "stock: #2C #3D");
    const Position before = session.position();
    Outcome outcome = session.perform(Action::UseStock);
    outcome.problem = session::Problem{
        .kind = session::Problem::Kind::CannotWrite, .path = "/x", .system = EACCES, .tried_again = true};
    CHECK(
        phrases::tell(narrator, session, outcome, before).text ==
        "Three of diamonds from the stock. The game could not be saved to /x. You have no permission for it. The game "
        "goes on; it is saved again after the next move.");
}

TEST_CASE("More and fewer cards: how many are carried is heard each time") {
    const auto words = translator("de");
    const Narrator narrator{words};
    Session session = at("rouge-et-noir", "tableau-1: 9S 8H 7S");
    told(narrator, session, {.action = Action::PreviousCard});
    CHECK(told(narrator, session, {.action = Action::PickUpOrPutDown}) == "Herz-8 in der Hand, 2 Karten.");
    CHECK(told(narrator, session, {.action = Action::CarryMore}) == "Pik-9 in der Hand, 3 Karten.");
    CHECK(told(narrator, session, {.action = Action::CarryMore}) == "Mehr oder weniger Karten gehen hier nicht.");
    CHECK(told(narrator, session, {.action = Action::CancelCarry}) == "Zurückgelegt.");
}
