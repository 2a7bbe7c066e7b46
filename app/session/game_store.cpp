#include "app/session/game_store.h"

#include <algorithm>
#include <cerrno>
#include <utility>

#include "app/session/files.h"
#include "app/session/game_file.h"
#include "engine/variants.h"

namespace longwood::session {
namespace {

namespace fs = std::filesystem;

constexpr int most_programs = 9;
constexpr std::size_t most_left = 2; // as on disk: the abandoned game and its previous copy
constexpr std::string_view extension = ".longwood";
constexpr std::string_view abandoned_suffix = ".abandoned.longwood";

fs::path file_of(const fs::path &folder, std::string_view variant, std::string_view suffix) {
    return folder / (std::string{variant} + std::string{suffix});
}

bool is_missing(const Problem &problem) {
    return problem.kind == Problem::Kind::CannotRead && problem.system == ENOENT;
}

bool passes(const Problem &problem) { return problem.kind == Problem::Kind::CannotRead && is_passing(problem.system); }

bool is_worth_keeping(const Game &game) {
    return (game.can_undo() || game.can_redo()) && !is_won(game.rules(), game.position());
}

// The game in a file of the store. What is no sound game of the variant is set aside
// and told.
struct Found {
    std::optional<Game> game = {};
    std::optional<Problem> problem = {};
    int in_the_way = 0; // why it could not be set aside
};

Found find_game(const Rules &rules, const fs::path &path) {
    auto read = load_own_game(path);
    if (auto *game = std::get_if<Game>(&read); game && &game->rules() == &rules) return {.game = std::move(*game)};
    Problem problem{.kind = Problem::Kind::NotAGame, .path = path};
    if (std::holds_alternative<Problem>(read))
        problem = std::get<Problem>(read);
    else // a sound game under the name of another variant
        problem.text =
            GameTextError{GameTextError::Kind::UnknownVariant, 2, std::string(std::get<Game>(read).rules().id)};
    if (is_missing(problem)) return {};
    if (passes(problem)) return {.problem = problem, .in_the_way = problem.system};
    const AsideResult aside = set_aside(problem.path);
    if (aside.error != 0) return {.problem = problem, .in_the_way = aside.error};
    Found found;
    if (problem.path != path) found = find_game(rules, path); // without the moves beside it
    problem.kind = Problem::Kind::SetAside;
    problem.other = aside.other;
    found.problem = problem;
    return found;
}

// The text of a game as it is with the moves that lie beside its file. What is no game stays as it is.
int add_moves_since(std::string &text, const fs::path &path) {
    std::error_code ignored;
    if (!fs::exists(moves_beside(path), ignored)) return 0;
    auto read = game_from_text(text);
    auto *game = std::get_if<Game>(&read);
    if (!game) return 0;
    const int error = play_moves_after(*game, path);
    if (error == 0) text = to_text(*game);
    return error;
}

} // namespace

GameStore::GameStore(fs::path folder, Pace pace) : folder_(std::move(folder)), pace_(pace) {}

GameStore::~GameStore() {
    try {
        write_again();
    } catch (...) { // no memory either
    }
}

// The first file that no other running program has. The tenth program shares the last one.
GameStore::Place &GameStore::place_of(const Rules &rules) {
    if (const auto found = places_.find(rules.id); found != places_.end()) return found->second;
    Place place; // comes in when it is whole
    for (int number = 1; number <= most_programs; ++number) {
        const std::string name = std::string{rules.id} + (number == 1 ? "" : '-' + std::to_string(number));
        place.path = file_of(folder_, name, extension);
        place.lock = Lock::try_now(file_of(folder_, name, ".lock"));
        if (place.lock.held()) break;
    }
    place.moves = MovesFile{place.path};
    return places_.emplace(rules.id, std::move(place)).first->second;
}

bool GameStore::is_beside_another(const Rules &rules) {
    return place_of(rules).path != file_of(folder_, rules.id, extension);
}

void GameStore::look(const Rules &rules, Place &place, Loaded &loaded) {
    for (const fs::path &path : {place.path, previous_copy(place.path)}) {
        Found found = find_game(rules, path);
        if (found.problem) loaded.problems.push_back(*found.problem);
        if (found.in_the_way != 0 && path == place.path)
            place.blocked = Problem{
                .kind = Problem::Kind::CannotWrite, .path = path, .system = found.in_the_way, .tried_again = true};
        if (!found.game) continue;
        loaded.from_previous_copy = path != place.path;
        place.start = found.game->start().hash();
        place.worth_keeping = is_worth_keeping(*found.game);
        loaded.game = std::move(found.game);
        return;
    }
}

GameStore::Loaded GameStore::load(const Rules &rules) {
    Place &place = place_of(rules);
    if (place.unwritten) return {.game = place.unwritten};
    Loaded loaded = look_again(rules);
    std::error_code error;
    const bool has_moves = fs::exists(moves_beside(place.path), error);
    if (has_moves && place.lock.held() && !place.blocked) place.unwritten = loaded.game; // its file has less
    return loaded;
}

GameStore::Loaded GameStore::look_again(const Rules &rules) {
    Place &place = place_of(rules);
    place.looked = false;
    place.blocked.reset();
    place.start.reset();
    Loaded loaded;
    look(rules, place, loaded);
    place.looked = true;
    return loaded;
}

std::optional<Problem> GameStore::keep(const Game &game) {
    Place &place = place_of(game.rules());
    last_played_ = game.rules().id;
    if (place.unwritten && place.unwritten->start().hash() != game.start().hash()) {
        if (is_worth_keeping(*place.unwritten)) place.left.push_back(std::move(*place.unwritten));
        place.unwritten.reset();
        if (place.left.size() > most_left) place.left.erase(place.left.begin());
    }
    place.unwritten = Game{game}; // whole or, without memory, not at all
    for (auto &[id, other] : places_)
        if (other.unwritten && &other != &place) write(other); // its trouble was told at its own moves
    return add_moves(place) ? std::nullopt : write(place);
}

// Whether that is enough for now.
bool GameStore::add_moves(Place &place) const {
    const Game &game = *place.unwritten;
    return pace_ == Pace::MovesFirst && last_remembered_ == last_played_ && place.left.empty() &&
           !is_won(game.rules(), game.position()) && place.moves.add(game);
}

bool GameStore::is_behind() const {
    const auto place = places_.find(last_played_);
    return place != places_.end() && place->second.unwritten && place->second.moves.goes_on();
}

std::optional<Problem> GameStore::catch_up() {
    return is_behind() ? write(places_.find(last_played_)->second) : std::nullopt;
}

std::optional<Problem> GameStore::write_again() {
    std::optional<Problem> trouble;
    for (auto &[id, place] : places_)
        if (place.unwritten)
            if (const auto problem = write(place); place.unwritten) trouble = problem;
    return trouble;
}

std::optional<Problem> GameStore::write(Place &place) {
    const Game &game = *place.unwritten;
    const Rules &rules = game.rules();
    place.moves.stop(); // until this has gone well
    std::optional<Problem> told;
    // Nobody has looked yet at what is there: do it now, because it must not be lost.
    if (!place.looked || place.blocked) {
        const Loaded there = look_again(rules);
        if (!there.problems.empty()) told = there.problems.front();
    }
    if (place.blocked) return place.blocked;
    if (const auto problem = leave_other_deals(game, place)) {
        if (problem->kind != Problem::Kind::SetAside) return problem;
        told = problem;
    }
    if (const int error = write_file(place.path, to_text(game)); error != 0)
        return Problem{.kind = Problem::Kind::CannotWrite, .path = place.path, .system = error, .tried_again = true};
    place.start = game.start().hash();
    place.worth_keeping = is_worth_keeping(game);
    const Game written = *std::exchange(place.unwritten, {}); // written twice, it would replace the copy before
    place.moves.follow(written);
    const auto not_remembered = remember_last();
    return told ? told : not_remembered;
}

// Whether the file has a game that is left now, and of which nothing newer waits in memory.
bool GameStore::leaves_file(const Game &game, const Place &place) {
    const bool is_older = !place.left.empty() && place.start == place.left.front().start().hash();
    return place.worth_keeping && place.start != game.start().hash() && !is_older;
}

// The abandoned one is at last the one that was left last.
std::optional<Problem> GameStore::leave_other_deals(const Game &game, Place &place) const {
    std::optional<Problem> told;
    if (leaves_file(game, place)) {
        told = abandon(game.rules(), place);
        if (told && told->kind != Problem::Kind::SetAside) return told;
    }
    const fs::path path = file_of(folder_, game.rules().id, abandoned_suffix);
    while (!place.left.empty()) {
        const Game &oldest = place.left.front();
        if (const int error = write_file(path, to_text(oldest)); error != 0)
            return Problem{.kind = Problem::Kind::CannotWrite, .path = path, .system = error, .tried_again = true};
        if (place.start == oldest.start().hash()) place.worth_keeping = false; // the file has less of it
        place.left.erase(place.left.begin());
    }
    return told;
}

// Where the old game can be neither kept nor set aside, the new one must not take its place yet.
std::optional<Problem> GameStore::abandon(const Rules &rules, const Place &place) const {
    FileContent old = read_file(place.path, longest_game_text);
    if (old.error == ENOENT) old = read_file(previous_copy(place.path), longest_game_text);
    if (old.error == ENOENT) return std::nullopt;
    if (old.error != 0) {
        const AsideResult aside = set_aside(place.path);
        if (aside.error == 0)
            return Problem{
                .kind = Problem::Kind::SetAside, .path = place.path, .other = aside.other, .system = old.error};
        return Problem{
            .kind = Problem::Kind::CannotWrite, .path = place.path, .system = aside.error, .tried_again = true};
    }
    const fs::path path = file_of(folder_, rules.id, abandoned_suffix);
    int error = add_moves_since(old.text, place.path);
    if (error == 0) error = write_file(path, old.text);
    if (error == 0) return std::nullopt;
    return Problem{.kind = Problem::Kind::CannotWrite, .path = path, .system = error, .tried_again = true};
}

std::optional<Game> GameStore::abandoned(const Rules &rules) const {
    auto read = load_own_game(file_of(folder_, rules.id, abandoned_suffix));
    auto *game = std::get_if<Game>(&read);
    if (!game || &game->rules() != &rules) return std::nullopt;
    return std::move(*game);
}

const Rules *GameStore::last_variant() const {
    std::string id = read_file(folder_ / "last-variant", 100).text;
    while (!id.empty() && id.back() == '\n')
        id.pop_back();
    return find_variant(id);
}

std::optional<Problem> GameStore::remember_last() {
    if (last_remembered_ == last_played_) return std::nullopt;
    const fs::path path = folder_ / "last-variant";
    if (const int error = write_file_without_copy(path, std::string{last_played_} + '\n'); error != 0)
        return Problem{.kind = Problem::Kind::CannotWrite, .path = path, .system = error};
    last_remembered_ = last_played_;
    return std::nullopt;
}

} // namespace longwood::session
