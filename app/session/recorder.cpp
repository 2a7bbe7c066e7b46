#include "app/session/recorder.h"

#include <algorithm>
#include <utility>

#include "app/session/recent.h"

namespace longwood::session {
namespace {

using namespace std::chrono_literals;

constexpr auto longest_pause = 5min;
constexpr auto write_every = 1min;

bool is_deal_of(const Start &start, const Game &game) {
    return start.variant == game.rules().id && start.deal == game.number();
}

} // namespace

Clocks Clocks::real() {
    return {.calendar = [] { return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now()); },
            .steady = [] { return std::chrono::steady_clock::now(); }};
}

Recorder::Recorder(History history, std::filesystem::path games, Clocks clocks)
    : history_(std::move(history)), games_(std::move(games)), clocks_(std::move(clocks)),
      last_command_(clocks_.steady()), last_written_(last_command_) {}

Recorder::~Recorder() {
    try {
        write();
    } catch (...) { // no memory; the seconds since the last minute are lost, no result is
    }
}

std::optional<Problem> Recorder::note(const Game &game, Change change) {
    count_time();
    const bool is_first_move = std::exchange(moves_before_, game.moves().size()) == 0 && change == Change::Played;
    std::optional<Problem> problem;
    if (start_ && (!is_deal_of(*start_, game) || game.was_laid_out())) {
        problem = write();
        leave();
    }
    if (game.was_laid_out()) return problem;
    if (change == Change::Played && (!start_ || (start_->won && is_first_move))) take_up(game, is_first_move);
    if (!start_ || start_->won) return problem;
    auto later = write_due(game, change);
    return later ? later : problem;
}

// What this command changed in the running start, written if it must be at once.
std::optional<Problem> Recorder::write_due(const Game &game, Change change) {
    if (change == Change::None) return std::nullopt;
    start_->moves = std::min(std::int64_t(game.moves().size()), most_moves);
    is_changed_ = true;
    const bool wins = change == Change::Played && is_won(game.rules(), game.position());
    if (wins) start_->won = clocks_.calendar();
    const bool is_due = clocks_.steady() - last_written_ >= write_every;
    return is_new_ || wins || change == Change::Dealt || is_due ? write() : std::nullopt;
}

void Recorder::leave() {
    if (start_ && is_changed_) left_.push_back({*start_, is_new_, is_tried_});
    start_.reset();
    is_new_ = is_changed_ = is_tried_ = false;
    fraction_ = 0ms;
}

// The time since the last command, if the player was there.
void Recorder::count_time() {
    const auto now = clocks_.steady();
    const auto gap = std::chrono::duration_cast<std::chrono::milliseconds>(now - std::exchange(last_command_, now));
    if (!start_ || start_->won || gap <= 0ms || gap > longest_pause) return;
    fraction_ += gap;
    const auto whole = std::chrono::floor<std::chrono::seconds>(fraction_);
    fraction_ -= whole;
    start_->seconds = std::min(start_->seconds + whole.count(), most_seconds);
    is_changed_ = is_changed_ || whole.count() > 0;
}

// The start that this move belongs to: one that is known, else a new one, else none.
void Recorder::take_up(const Game &game, bool is_first_move) {
    leave();
    Starts starts = history_.read().starts;
    for (Unwritten mine : left_)
        merge(mine, starts, true);
    const auto is_same_deal = [&](const Start &start) { return is_deal_of(start, game); };
    const auto is_same_variant = [&](const Start &start) { return start.variant == game.rules().id; };
    const auto same = std::find_if(starts.rbegin(), starts.rend(), is_same_deal);
    const auto last = std::find_if(starts.rbegin(), starts.rend(), is_same_variant);
    const auto is_running = [&] { return running_deals(games_).contains({same->variant, same->deal}); };
    if (same != starts.rend() && !same->won && (!is_first_move || same == last || is_running())) {
        start_ = *same;
        return;
    }
    if (!is_first_move) return;
    start_ = Start{.variant = std::string{game.rules().id}, .deal = game.number(), .started = clocks_.calendar()};
    is_new_ = is_changed_ = true;
}

std::optional<Problem> Recorder::write() {
    if (!is_changed_ && left_.empty()) return std::nullopt;
    bool is_reached = false;
    auto problem = history_.change([&](Starts &starts, bool is_missing) {
        is_reached = true;
        bool changed = false;
        for (Unwritten &mine : left_)
            changed = merge(mine, starts, is_missing) || changed;
        if (!start_ || !is_changed_) return changed;
        Unwritten mine{*start_, is_new_, is_tried_};
        changed = merge(mine, starts, is_missing) || changed;
        start_ = mine.start;
        is_tried_ = true;
        return changed;
    });
    last_written_ = clocks_.steady();
    if (!is_reached || (problem && problem->kind == Problem::Kind::CannotWrite)) return tell_once(std::move(problem));
    trouble_told_ = false;
    is_new_ = is_changed_ = is_tried_ = false;
    left_.clear();
    return problem;
}

// Puts a start where it belongs; whether that changed anything.
bool Recorder::merge(Unwritten &mine, Starts &starts, bool is_missing) {
    const auto same_name = [&](const Start &start) {
        return start.variant == mine.start.variant && start.started == mine.start.started;
    };
    // An attempt that failed at its very end, without memory, may be in the file.
    const bool may_be_there = std::exchange(mine.is_tried, true) && std::ranges::any_of(starts, same_name);
    if (mine.is_new && !may_be_there) { // two programs may start in the same millisecond
        while (std::ranges::any_of(starts, same_name))
            mine.start.started += 1ms;
        starts.push_back(mine.start);
        return true;
    }
    const auto found = std::ranges::find_if(starts, same_name);
    if (found == starts.end()) {
        // The whole file went: this result at least is known. Otherwise somebody reset it.
        if (is_missing) starts.push_back(mine.start);
        return is_missing;
    }
    // Another program may have gone on with the same game.
    if (found->won) {
        mine.start.won = found->won;
        mine.start.moves = found->moves;
    }
    mine.start.seconds = std::max(mine.start.seconds, found->seconds);
    mine.start.others = found->others;
    return std::exchange(*found, mine.start) != mine.start;
}

History::Content Recorder::read() const {
    History::Content content = history_.read();
    content.running = running_deals(games_);
    if (start_ && !start_->won) content.running.insert({start_->variant, start_->deal});
    return content;
}

std::optional<Problem> Recorder::tell_once(std::optional<Problem> problem) {
    if (problem && std::exchange(trouble_told_, true)) return std::nullopt;
    return problem;
}

std::variant<std::optional<std::filesystem::path>, Problem> Recorder::reset() {
    auto kept = history_.reset();
    if (!std::holds_alternative<Problem>(kept)) {
        is_changed_ = false; // leaves nothing
        leave();
        left_.clear();
    }
    return kept;
}

} // namespace longwood::session
