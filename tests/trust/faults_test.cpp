// Every system call and every allocation of the save path fails once, and the program ends at
// every system call once. Afterwards the previous or the new game is readable, no file is
// damaged, and the next attempt works.
#include <catch2/catch.hpp>

#include <cerrno>
#include <exception>
#include <new>

#include "app/session/files.h"
#include "app/session/game_file.h"
#include "app/session/game_store.h"
#include "app/session/recorder.h"
#include "app/session/settings.h"
#include "engine/game_text.h"
#include "engine/variants.h"
#include "tests/session/begun_games.h"
#include "tests/session/folder.h"
#include "tests/trust/faults.h"

namespace longwood::tests {
namespace {

namespace fs = std::filesystem;
using session::GameStore;
using session::Settings;

// Something a player does that is kept on disk, from a state of the disk.
struct Story {
    const char *name;
    const char
        *file; // what it changes; its old text must stay somewhere; "none": the complaint has its own way to look
    int files_set_aside; // where all goes well
    // Lays the files out.
    void (*lay_out)(const fs::path &);
    // What is done to them; whether it says that all is well. May throw bad_alloc.
    bool (*act)(const fs::path &);
    // What is wrong with the files, or "". `done`: as after an act that went well.
    std::string (*complaint)(const fs::path &, bool done);
};

// ---- a move ------------------------------------------------------------------------

void lay_out_running_game(const fs::path &folder) {
    GameStore store{folder};
    store.keep(game_with(1));
    store.keep(game_with(2));
}

bool is_told_well(const std::optional<session::Problem> &problem) {
    return !problem || problem->kind == session::Problem::Kind::SetAside;
}

bool play_on(const fs::path &folder) {
    GameStore store{folder};
    store.load(waterloo());
    return is_told_well(store.keep(game_with(3)));
}

bool keep_unseen(const fs::path &folder) { return is_told_well(GameStore{folder}.keep(game_with(3))); }

// As the window writes it, with a whole game behind it and one before it.
bool play_on_moves_first(const fs::path &folder) {
    GameStore store{folder, GameStore::Pace::MovesFirst};
    store.load(waterloo());
    const bool is_well = is_told_well(store.keep(game_with(2))) && is_told_well(store.keep(game_with(3)));
    return is_told_well(store.catch_up()) && is_well;
}

// Of three draws one is whole, and the program that played them was killed.
void lay_out_killed(const fs::path &folder) {
    const Folder other;
    GameStore store{other.path(), GameStore::Pace::MovesFirst};
    for (int draws = 0; draws <= 2; ++draws)
        store.keep(game_with(draws));
    fs::copy(other.path(), folder);
}

std::string text_of_running(const fs::path &folder) {
    const auto loaded = GameStore{folder}.load(waterloo());
    if (!loaded.problems.empty()) return "damaged";
    return loaded.game ? to_text(*loaded.game) : "no game";
}

std::string one_move_missing_at_most(const fs::path &folder, bool done) {
    const std::string text = text_of_running(folder);
    if (text == to_text(game_with(3))) return "";
    return !done && text == to_text(game_with(2)) ? "" : "the running game is: " + text;
}

// ---- the first game ----------------------------------------------------------------

void lay_out_nothing(const fs::path &) {}

std::string new_game_or_none(const fs::path &folder, bool done) {
    const std::string text = text_of_running(folder);
    if (text == to_text(game_with(3))) return "";
    return !done && text == "no game" ? "" : "the running game is: " + text;
}

// ---- another deal ------------------------------------------------------------------

bool deal_again(const fs::path &folder) {
    GameStore store{folder};
    store.load(waterloo());
    return is_told_well(store.keep(game_with(0, 8))) && is_told_well(store.keep(game_with(1, 8)));
}

bool deal_unseen(const fs::path &folder) {
    GameStore store{folder};
    return is_told_well(store.keep(game_with(0, 8))) && is_told_well(store.keep(game_with(1, 8)));
}

std::string old_game_somewhere(const fs::path &folder, bool done) {
    const std::string text = text_of_running(folder);
    const auto left = GameStore{folder}.abandoned(waterloo());
    const std::string old = to_text(game_with(2));
    if (text == old) return done ? "the new game is not there" : "";
    if (text != to_text(game_with(0, 8)) && text != to_text(game_with(1, 8))) return "the running game is: " + text;
    if (done && text != to_text(game_with(1, 8))) return "the last move of the new game is not there";
    return left && to_text(*left) == old ? "" : "the game that was left is lost";
}

// ---- a damaged file in the way -----------------------------------------------------

constexpr const char *damaged_text = "not a game, but somebody's";

void lay_out_damaged(const fs::path &folder) {
    lay_out_running_game(folder);
    put_text(folder / "waterloo.longwood", damaged_text);
}

bool has_file_with(const fs::path &folder, const std::string &text) {
    for (const auto &entry : fs::directory_iterator{folder})
        if (entry.is_regular_file() && text_of(entry.path()) == text) return true;
    return false;
}

std::string damaged_file_kept(const fs::path &folder, bool done) {
    if (!has_file_with(folder, damaged_text)) return "the damaged file was destroyed";
    if (!done) return "";
    return one_move_missing_at_most(folder, true);
}

// ---- a save under a name -----------------------------------------------------------

void lay_out_saved(const fs::path &folder) { session::save_game(game_with(2), folder / "mine.longwood"); }

bool save_again(const fs::path &folder) { return !session::save_game(game_with(3), folder / "mine.longwood"); }

std::string saved_old_or_new(const fs::path &folder, bool done) {
    auto read = session::load_game(folder / "mine.longwood");
    if (std::holds_alternative<session::Problem>(read)) // where there are no second names, between two renames
        read = session::load_game(session::previous_copy(folder / "mine.longwood"));
    if (std::holds_alternative<session::Problem>(read)) return "the saved game cannot be read";
    const std::string text = to_text(std::get<Game>(read));
    if (text == to_text(game_with(3))) return "";
    return !done && text == to_text(game_with(2)) ? "" : "the saved game is: " + text;
}

// ---- settings ----------------------------------------------------------------------

void lay_out_settings(const fs::path &folder) {
    Settings{folder / "settings.json"}.set(session::settings::verbosity, "full");
}

bool change_setting(const fs::path &folder) {
    return !Settings{folder / "settings.json"}.set(session::settings::language, "de");
}

std::string settings_old_or_new(const fs::path &folder, bool done) {
    const Settings settings{folder / "settings.json"};
    const auto language = settings.get(session::settings::language);
    if (!settings.problems().empty()) return "the settings are damaged";
    if (settings.get(session::settings::verbosity) != "full") return "a setting that nobody changed is lost";
    return language == "de" || (!done && language.empty()) ? "" : "the setting is not there";
}

constexpr const char *half_bad_settings = R"({"verbosity": "full", "index-size": "huge"})";

void lay_out_half_bad_settings(const fs::path &folder) { put_text(folder / "settings.json", half_bad_settings); }

// The bad value is kept somewhere, whatever else has changed by then.
std::string half_bad_settings_kept(const fs::path &folder, bool done) {
    bool bad_value_kept = false;
    for (const auto &entry : fs::directory_iterator{folder})
        bad_value_kept = bad_value_kept || text_of(entry.path()).find("huge") != std::string::npos;
    if (!bad_value_kept) return "the bad value is lost";
    const Settings settings{folder / "settings.json"};
    if (settings.get(session::settings::verbosity) != "full") return "a setting that nobody changed is lost";
    return !done || settings.get(session::settings::language) == "de" ? "" : "the setting is not there";
}

// ---- a result ----------------------------------------------------------------------

session::Start start_of(DealNumber deal) {
    return {.variant = "waterloo", .deal = deal, .started = session::Moment{std::chrono::hours{deal}}};
}

bool add_result(const fs::path &folder, DealNumber deal) {
    const auto problem = session::History{folder / "statistics.jsonl"}.change([&](session::Starts &starts, bool) {
        std::erase(starts, start_of(deal));
        starts.push_back(start_of(deal));
        return true;
    });
    return is_told_well(problem);
}

void lay_out_results(const fs::path &folder) {
    add_result(folder, 1);
    add_result(folder, 2);
}

bool add_third_result(const fs::path &folder) { return add_result(folder, 3); }

std::string results_old_or_new(const fs::path &folder, bool done) {
    const auto content = session::History{folder / "statistics.jsonl"}.read();
    if (content.problem) return "the results are damaged";
    const session::Starts old{start_of(1), start_of(2)}, all{start_of(1), start_of(2), start_of(3)};
    return content.starts == all || (!done && content.starts == old) ? "" : "a result is lost";
}

void lay_out_half_bad_results(const fs::path &folder) {
    lay_out_results(folder);
    put_text(folder / "statistics.jsonl", text_of(folder / "statistics.jsonl") + "somebody's line\n");
}

std::string half_bad_results_kept(const fs::path &folder, bool done) {
    bool bad_line_kept = false;
    for (const auto &entry : fs::directory_iterator{folder})
        bad_line_kept = bad_line_kept || text_of(entry.path()).find("somebody's line") != std::string::npos;
    if (!bad_line_kept) return "the bad line is lost";
    const auto starts = session::History{folder / "statistics.jsonl"}.read().starts;
    if (starts.size() < 2) return "a result is lost";
    return !done || starts.size() == 3 ? "" : "the new result is not there";
}

bool begin_results_anew(const fs::path &folder) {
    const auto kept = session::History{folder / "statistics.jsonl"}.reset();
    return !std::holds_alternative<session::Problem>(kept);
}

std::string results_kept_or_begun(const fs::path &folder, bool done) {
    const auto content = session::History{folder / "statistics.jsonl"}.read();
    if (content.problem) return "the results are damaged";
    return content.starts.empty() || (!done && content.starts.size() == 2) ? "" : "a result is lost";
}

// A player's first move in a new deal: its start is written, then the game.
bool play_with_results(const fs::path &folder) {
    GameStore store{folder};
    session::Recorder recorder{session::History{folder / "statistics.jsonl"}};
    store.load(waterloo());
    session::Session session{game_with(0, 9), &store, &recorder};
    return is_told_well(session.perform(session::Action::UseStock).problem);
}

std::string start_is_there(const fs::path &folder, bool done) {
    const auto content = session::History{folder / "statistics.jsonl"}.read();
    if (content.problem) return "the results are damaged";
    const auto is_ninth = [](const session::Start &start) { return start.deal == 9; };
    const auto ninth = std::ranges::count_if(content.starts, is_ninth);
    if (std::ssize(content.starts) - ninth != 2) return "a result is lost";
    return ninth == 1 || (!done && ninth == 0) ? "" : "the start is there " + std::to_string(ninth) + " times";
}

constexpr Story stories[]{
    {"a move", "waterloo.longwood", 0, lay_out_running_game, play_on, one_move_missing_at_most},
    {"a move, nothing loaded before", "waterloo.longwood", 0, lay_out_running_game, keep_unseen,
     one_move_missing_at_most},
    {"the first game", "waterloo.longwood", 0, lay_out_nothing, play_on, new_game_or_none},
    {"moves first", "none", 0, lay_out_running_game, play_on_moves_first, one_move_missing_at_most},
    {"after a kill", "waterloo.longwood", 0, lay_out_killed, play_on, one_move_missing_at_most},
    {"after a kill, moves first", "none", 0, lay_out_killed, play_on_moves_first, one_move_missing_at_most},
    {"after a kill, another deal", "none", 0, lay_out_killed, deal_again, old_game_somewhere},
    {"after a kill, another deal, nothing loaded before", "none", 0, lay_out_killed, deal_unseen, old_game_somewhere},
    {"another deal", "waterloo.longwood", 0, lay_out_running_game, deal_again, old_game_somewhere},
    {"a damaged file in the way", "waterloo.longwood", 1, lay_out_damaged, play_on, damaged_file_kept},
    {"a damaged file in the way, nothing loaded before", "waterloo.longwood", 1, lay_out_damaged, keep_unseen,
     damaged_file_kept},
    {"a save under a name", "mine.longwood", 0, lay_out_saved, save_again, saved_old_or_new},
    {"a changed setting", "settings.json", 0, lay_out_settings, change_setting, settings_old_or_new},
    {"a changed setting in a half bad file", "settings.json", 0, lay_out_half_bad_settings, change_setting,
     half_bad_settings_kept},
    {"a result", "statistics.jsonl", 0, lay_out_results, add_third_result, results_old_or_new},
    {"a result in a half bad file", "statistics.jsonl", 1, lay_out_half_bad_results, add_third_result,
     half_bad_results_kept},
    {"results begun anew", "statistics.jsonl", 0, lay_out_results, begin_results_anew, results_kept_or_begun},
    {"a first move", "statistics.jsonl", 0, lay_out_results, play_with_results, start_is_there}};

struct Tried {
    bool happened = false;
    bool went_well = false;
};

// In a process of its own: where memory ends inside a destructor (nlohmann's needs memory), the
// program ends, which must cost no more than any other end.
Tried try_with_fault(const Story &story, const fs::path &folder, faults::Call call, int nth, int error) {
    constexpr int happened_bit = 1;
    constexpr int well_bit = 2;
    const pid_t child = ::fork();
    if (child == 0) {
        std::set_terminate([] { ::_exit(happened_bit); });
        faults::fail_at(call, nth, error);
        bool well = false;
        try {
            well = story.act(folder);
        } catch (const std::bad_alloc &) {
        }
        ::_exit((faults::stop() ? happened_bit : 0) | (well ? well_bit : 0));
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    if (!WIFEXITED(status)) return {.happened = true};
    const int told = WEXITSTATUS(status);
    return {.happened = (told & happened_bit) != 0, .went_well = (told & well_bit) != 0};
}

} // namespace

TEST_CASE("Every call of the save path fails once: nothing is lost, and the next attempt works") {
    for (const Story &story : stories) {
        for (const faults::Call call : faults::all_calls) {
            Tried tried{.happened = true};
            int nth = 0;
            while (tried.happened) {
                const Folder folder;
                story.lay_out(folder.path());
                const std::string old = text_of(folder / story.file);
                tried = try_with_fault(story, folder.path(), call, ++nth, faults::usual_error(call));
                INFO(story.name << ", " << faults::name_of(call) << " " << nth);
                CHECK((old.empty() || has_file_with(folder.path(), old)));
                // A file that could not be opened or read looks damaged: it was set aside.
                if (folder.count("damaged") > story.files_set_aside) continue;
                CHECK(story.complaint(folder.path(), tried.went_well) == "");
                CHECK(story.act(folder.path()));
                CHECK(story.complaint(folder.path(), true) == "");
            }
            CHECK(nth < 2000);
        }
    }
}

TEST_CASE("The program ends at any call of the save path: the previous or the new game is there") {
    for (const Story &story : stories) {
        int nth = 0;
        for (bool ended = true; ended;) {
            const Folder folder;
            story.lay_out(folder.path());
            ++nth;
            const pid_t child = ::fork();
            if (child == 0) {
                faults::end_at(nth);
                story.act(folder.path());
                ::_exit(0);
            }
            int status = 0;
            ::waitpid(child, &status, 0);
            ended = WIFEXITED(status) && WEXITSTATUS(status) == 9;
            INFO(story.name << ", call " << nth);
            CHECK(story.complaint(folder.path(), !ended) == "");
            CHECK(story.act(folder.path()));
            CHECK(story.complaint(folder.path(), true) == "");
        }
        CHECK(nth > 8);
    }
}

TEST_CASE("Whatever call of the save path a signal interrupts is made again, and all goes well at once") {
    for (const Story &story : stories) {
        const Folder calm;
        story.lay_out(calm.path());
        REQUIRE(story.act(calm.path()));
        int interrupted = 0;
        for (const faults::Call call : faults::all_calls) {
            if (call == faults::Call::Allocation) continue;
            Tried tried{.happened = true};
            for (int nth = 1; tried.happened; ++nth) {
                const Folder folder;
                story.lay_out(folder.path());
                tried = try_with_fault(story, folder.path(), call, nth, EINTR);
                interrupted += tried.happened;
                INFO(story.name << ", " << faults::name_of(call) << " " << nth);
                CHECK(tried.went_well);
                CHECK(folder.count("damaged") == calm.count("damaged"));
                CHECK(story.complaint(folder.path(), true) == "");
            }
        }
        CHECK(interrupted > 8);
    }
}

} // namespace longwood::tests
