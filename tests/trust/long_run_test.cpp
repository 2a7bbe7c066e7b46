// Many games one after the other in one session, with everything that happens in an evening:
// undo, redo, other variants, other languages, saving and loading. LONGWOOD_LONG_RUN says how
// many; 40 if it does not, 1,000 for the long run. LONGWOOD_LONG_RUN_SEED begins another evening.
#include <catch2/catch.hpp>

#include <cstdlib>

#include "app/phrases/tell.h"
#include "app/session/game_file.h"
#include "app/session/game_store.h"
#include "engine/game_text.h"
#include "engine/variants.h"
#include "tests/session/folder.h"
#include "tests/support/random_games.h"
#include "tests/trust/random_player.h"

namespace longwood::tests {
namespace {

int number_in(const char *variable, int otherwise) {
    const char *wanted = std::getenv(variable);
    return wanted ? std::atoi(wanted) : otherwise;
}

int games() { return number_in("LONGWOOD_LONG_RUN", 40); }

std::string complaint_about(const session::Session &session) {
    const Rules &rules = session.rules();
    const Position &position = session.position();
    if (!has_exactly_the_cards(rules, position)) return "cards lost or doubled";
    if (!has_pile(rules, session.cursor().pile)) return "the cursor is nowhere";
    if (session.cursor() != settled(position, session.cursor())) return "the cursor is on no card";
    const auto &carried = session.carried();
    if (carried && carried->count > movable_cards(rules, position, carried->from)) return "cards in hand cannot move";
    return "";
}

// Another game, from where players get them.
Game another_game(session::GameStore &store, const Folder &folder, std::mt19937_64 &random) {
    const Rules &rules = *variants()[random_below(random, variants().size())];
    const std::size_t choice = random_below(random, 3);
    if (choice == 0)
        if (auto loaded = store.load(rules); loaded.game) return std::move(*loaded.game);
    if (choice == 1)
        if (auto read = session::load_game(folder / "saved.longwood"); std::holds_alternative<Game>(read))
            return std::get<Game>(std::move(read));
    return Game{rules, 1 + random_below(random, 100'000)};
}

std::string complaint_about_history(session::Session &session) {
    const Position end = session.position();
    const auto text = to_text(session.game());
    const auto read = game_from_text(text);
    if (!std::holds_alternative<Game>(read) || to_text(std::get<Game>(read)) != text) return "text round trip";
    const auto moves = session.game().moves().size();
    session.perform(session::Action::UndoAll);
    if (session.position() != session.game().start()) return "undo does not reach the deal";
    while (session.game().moves().size() < moves)
        session.perform(session::Action::Redo);
    return session.position() == end ? "" : "redo leads elsewhere";
}

} // namespace

TEST_CASE("Whole evenings: undo, redo, other variants and languages, saving and loading, and all stays sound") {
    const Folder folder;
    std::mt19937_64 random{std::uint64_t(number_in("LONGWOOD_LONG_RUN_SEED", 11))};
    locale::Translator words{LONGWOOD_BUILT_CATALOGS};
    const accessibility::Narrator narrator{words};
    session::GameStore store{folder / "games", session::GameStore::Pace::MovesFirst};
    session::Recorder recorder{session::History{folder / "statistics.jsonl"}};
    session::Session session{Game{*variants().front(), 1}, &store, &recorder};
    std::string complaint;
    std::size_t said = 0;
    for (int game = 0; game < games() && complaint.empty(); ++game) {
        session.replace(another_game(store, folder, random));
        REQUIRE(words.choose(game % 2 == 0 ? "de" : "en"));
        for (int i = 0; i < 150 && complaint.empty(); ++i) {
            const Position before = session.position();
            const auto outcome = session.perform(random_command(session, random));
            if (outcome.problem || (i % 30 == 29 && store.catch_up())) complaint = "the game could not be kept";
            if (complaint.empty()) complaint = complaint_about(session);
            const auto utterance = phrases::tell(narrator, session, outcome, before);
            said += utterance.text.size();
            if (outcome.change != session::Change::None && utterance.text.empty()) complaint = "nothing is said";
            if (utterance.text.find('{') != std::string::npos) complaint = "unfilled: " + utterance.text;
            if (i == 100) CHECK_FALSE(session::save_game(session.game(), folder / "saved.longwood"));
        }
        if (complaint.empty()) complaint = complaint_about_history(session);
        if (!complaint.empty()) FAIL(complaint << " in game " << game << "\n" << to_text(session.game()));
    }
    CHECK(said > 0);
    CHECK(folder.count("damaged", "games") == 0);
    recorder.write();
    const auto results = recorder.read();
    CHECK_FALSE(results.problem);
    CHECK(results.starts.size() >= std::size_t(games()) / 3); // the others were taken up again
}

} // namespace longwood::tests
