#include "app/session/running_game.h"

#include <cerrno>
#include <utility>

#include "app/session/files.h"
#include "app/session/game_file.h"
#include "engine/game_text.h"

namespace longwood::session {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_left = 2; // as on disk: the abandoned game and its previous copy

bool is_missing(const Problem &problem) {
    return problem.kind == Problem::Kind::CannotRead && problem.system == ENOENT;
}

bool passes(const Problem &problem) { return problem.kind == Problem::Kind::CannotRead && is_passing(problem.system); }

Problem cannot_write(const fs::path &path, int error) {
    return {.kind = Problem::Kind::CannotWrite, .path = path, .system = error, .tried_again = true};
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

bool is_worth_keeping(const Game &game) {
    return (game.can_undo() || game.can_redo()) && !is_won(game.rules(), game.position());
}

std::string RunningGame::name_of(const Rules &rules, int number) {
    return std::string{rules.id} + (number == 1 ? std::string{} : '-' + std::to_string(number));
}

RunningGame::RunningGame(const Rules &rules, const fs::path &folder)
    : rules_(rules), abandoned_(abandoned_file(rules, folder)) {
    for (int number = 1; number <= most_programs; ++number) {
        is_beside_another_ = number > 1;
        const std::string name = name_of(rules, number);
        path_ = folder / (name + ".longwood");
        lock_ = Lock::try_now(folder / (name + ".lock"));
        if (lock_.held()) break;
    }
    moves_ = MovesFile{path_};
}

fs::path RunningGame::abandoned_file(const Rules &rules, const fs::path &folder) {
    return folder / (std::string{rules.id} + ".abandoned.longwood");
}

LoadedGame RunningGame::load() {
    if (unwritten_) return {.game = unwritten_};
    LoadedGame loaded;
    look_again(loaded);
    std::error_code error;
    const bool has_moves = fs::exists(moves_beside(path_), error);
    if (has_moves && lock_.held() && !blocked_) unwritten_ = loaded.game; // its file has less
    return loaded;
}

void RunningGame::look_again(LoadedGame &loaded) {
    looked_ = false;
    blocked_.reset();
    start_.reset();
    for (const fs::path &path : {path_, previous_copy(path_)}) {
        Found found = find_game(rules_, path);
        if (found.problem) loaded.problems.push_back(*found.problem);
        if (found.in_the_way != 0 && path == path_) blocked_ = cannot_write(path, found.in_the_way);
        if (!found.game) continue;
        loaded.from_previous_copy = path != path_;
        start_ = found.game->start().hash();
        worth_keeping_ = is_worth_keeping(*found.game);
        loaded.game = std::move(found.game);
        break;
    }
    looked_ = true;
}

void RunningGame::take(const Game &game) {
    if (unwritten_ && unwritten_->start().hash() != game.start().hash()) {
        if (is_worth_keeping(*unwritten_)) left_.push_back(std::move(*unwritten_));
        unwritten_.reset();
        if (left_.size() > most_left) left_.erase(left_.begin());
    }
    unwritten_ = Game{game}; // whole or, without memory, not at all
}

// A win is for good: it is not left to the power.
bool RunningGame::add_moves() {
    return unwritten_ && left_.empty() && !is_won(rules_, unwritten_->position()) && moves_.add(*unwritten_);
}

std::optional<Problem> RunningGame::write() {
    moves_.stop(); // until this has gone well
    std::optional<Problem> told;
    // Nobody has looked yet at what is there: do it now, because it must not be lost.
    if (!looked_ || blocked_) {
        LoadedGame there;
        look_again(there);
        if (!there.problems.empty()) told = there.problems.front();
    }
    if (blocked_) return blocked_;
    if (const auto problem = leave_other_deals()) {
        if (problem->kind != Problem::Kind::SetAside) return problem;
        told = problem;
    }
    const std::string text = to_text(*unwritten_);
    if (const int error = write_file(path_, text); error != 0) return cannot_write(path_, error);
    start_ = unwritten_->start().hash();
    worth_keeping_ = is_worth_keeping(*unwritten_);
    const Game written = *std::exchange(unwritten_, {}); // written twice, it would replace the copy before
    moves_.follow(written, text);
    return told;
}

// Whether the file has a game that is left now, and of which nothing newer waits in memory.
bool RunningGame::leaves_file() const {
    const bool is_older = !left_.empty() && start_ == left_.front().start().hash();
    return worth_keeping_ && start_ != unwritten_->start().hash() && !is_older;
}

// The abandoned one is at last the one that was left last.
std::optional<Problem> RunningGame::leave_other_deals() {
    std::optional<Problem> told;
    if (leaves_file()) {
        told = abandon();
        if (told && told->kind != Problem::Kind::SetAside) return told;
    }
    while (!left_.empty()) {
        const Game &oldest = left_.front();
        if (const int error = write_file(abandoned_, to_text(oldest)); error != 0)
            return cannot_write(abandoned_, error);
        if (start_ == oldest.start().hash()) worth_keeping_ = false; // the file has less of it
        left_.erase(left_.begin());
    }
    return told;
}

// Where the old game can be neither kept nor set aside, the new one must not take its place yet.
std::optional<Problem> RunningGame::abandon() const {
    FileContent old = read_file(path_, longest_game_text);
    if (old.error == ENOENT) old = read_file(previous_copy(path_), longest_game_text);
    if (old.error == ENOENT) return std::nullopt;
    if (old.error != 0) {
        const AsideResult aside = set_aside(path_);
        if (aside.error != 0) return cannot_write(path_, aside.error);
        return Problem{.kind = Problem::Kind::SetAside, .path = path_, .other = aside.other, .system = old.error};
    }
    int error = add_moves_since(old.text, path_);
    if (error == 0) error = write_file(abandoned_, old.text);
    return error == 0 ? std::nullopt : std::optional{cannot_write(abandoned_, error)};
}

} // namespace longwood::session
