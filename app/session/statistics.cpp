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

void take(Figures &figures, const Start &start, bool is_last) {
    const Result result = start.won ? Result::Won : is_last ? Result::Running : Result::GivenUp;
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

Figures figures_of(std::span<const Start> starts, std::string_view variant) {
    std::vector<const Start *> mine;
    for (const Start &start : starts)
        if (start.variant == variant) mine.push_back(&start);
    Figures figures;
    for (const Start *start : mine)
        take(figures, *start, start == mine.back());
    const auto surplus = std::max<std::ptrdiff_t>(0, std::ptrdiff_t(figures.recent.size()) - most_recent);
    figures.recent.erase(figures.recent.begin(), figures.recent.begin() + surplus);
    return figures;
}

} // namespace longwood::session
