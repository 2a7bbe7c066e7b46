#include "app/session/statistics.h"

#include <algorithm>

namespace longwood::session {
namespace {

void take_win(Figures &figures, const Start &start) {
    const auto better = [&](const std::optional<Best> &best, std::int64_t value) {
        return !best || value < best->value ? std::optional{Best{value, *start.won}} : best;
    };
    figures.best_seconds = better(figures.best_seconds, start.seconds);
    figures.best_moves = better(figures.best_moves, start.moves);
    figures.mean_seconds += (double(start.seconds) - figures.mean_seconds) / figures.won;
    figures.mean_moves += (double(start.moves) - figures.mean_moves) / figures.won;
    if (figures.current.length++ == 0) figures.current.first = *start.won;
    figures.current.last = *start.won;
    if (figures.current.length > figures.longest.length) figures.longest = figures.current;
}

// Of a deal that was started more than once it is the last start that runs.
bool is_running(std::span<const Start *const> mine, std::size_t index, const Deals &running) {
    const Start &start = *mine[index];
    const auto later = mine.subspan(index + 1);
    if (later.empty()) return true;
    return running.contains({start.variant, start.deal}) &&
           std::ranges::none_of(later, [&](const Start *other) { return other->deal == start.deal; });
}

void take(Figures &figures, const Start &start, bool runs) {
    const Result result = start.won ? Result::Won : runs ? Result::Running : Result::GivenUp;
    if (figures.played++ == 0) figures.first_started = start.started;
    figures.last_started = start.started;
    figures.won += result == Result::Won;
    figures.given_up += result == Result::GivenUp;
    figures.running += result == Result::Running;
    figures.recent.push_back(result);
    if (result == Result::Won) take_win(figures, start);
    if (result == Result::GivenUp) figures.current = {};
}

} // namespace

Figures figures_of(std::span<const Start> starts, std::string_view variant, const Deals &running) {
    std::vector<const Start *> mine;
    for (const Start &start : starts)
        if (start.variant == variant) mine.push_back(&start);
    Figures figures;
    for (std::size_t i = 0; i < mine.size(); ++i)
        take(figures, *mine[i], !mine[i]->won && is_running(mine, i, running));
    const auto surplus = std::max<std::ptrdiff_t>(0, std::ptrdiff_t(figures.recent.size()) - most_recent);
    figures.recent.erase(figures.recent.begin(), figures.recent.begin() + surplus);
    return figures;
}

} // namespace longwood::session
