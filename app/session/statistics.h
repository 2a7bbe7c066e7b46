// Figures from the results: a pure function of them.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "app/session/history.h"

namespace longwood::session {

enum class Result : std::uint8_t {
    GivenUp, // another deal of the variant was started after it, it was never won and does not run
    Won,
    Running // not won (yet): the last one started of its variant, or one that lies somewhere as a running game
};

/// Wins one after the other. A running deal neither adds to it nor ends it.
struct Streak {
    int length = 0;
    Moment first = {}; // the first and the last win; of no meaning where there is none
    Moment last = {};
};

/// A figure and the win that reached it.
struct Best {
    std::int64_t value = 0;
    Moment when = {};
};

struct Figures {
    int played = 0; // started: won, given up and running together
    int won = 0;
    int given_up = 0;
    int running = 0;                       // more than one where several windows play the variant
    std::optional<Best> best_seconds = {}; // of the wins, as the four below
    std::optional<Best> best_moves = {};
    double mean_seconds = 0;
    double mean_moves = 0;
    Streak current = {};
    Streak longest = {}; // the first one, of several of that length
    Moment first_started = {};
    Moment last_started = {};
    std::vector<Result> recent = {}; // the last ones, oldest first
};

inline constexpr int most_recent = 20;

/// The figures of one variant. `starts` in the order of the file; `running`: see Recorder::read.
Figures figures_of(std::span<const Start> starts, std::string_view variant, const Deals &running = {});

} // namespace longwood::session
