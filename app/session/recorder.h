// Watches a session and keeps one result for each started deal, whatever happens after.
//
// What counts, as decided:
// - A deal is started by its first move on the table as it was dealt. Redone moves start
//   nothing, nor do tables laid out by hand. A deal that is only looked at counts nothing.
// - Taken up again after undo, "same deal again", a restart of the program or from a saved
//   game, it is the same start, until its result is decided by the win.
// - The win decides for good, and only a move that was played wins: undone and won again it
//   counts once, and a saved game in which everything only needs to be redone counts nothing.
//   The first move on the same deal after that is a new start.
// - Left for another deal it is given up, as long as nobody comes back to it: won later,
//   from a saved game, it is won. Begun anew from the deal after others it is a new start.
//   What other windows start meanwhile leaves nothing: a deal that lies in the folder of
//   running games is still played, and no new start.
// - A game of which no start is known (from a friend, or from before a reset) counts only
//   when it is begun anew.
// - Time is that of a clock that nobody sets, between the first move and the win, without
//   pauses of more than five minutes between two commands.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>

#include "app/session/history.h"
#include "app/session/outcome.h"
#include "engine/game.h"

namespace longwood::session {

/// The two clocks. Tests bring their own.
struct Clocks {
    std::function<Moment()> calendar;                              // for dates; may jump
    std::function<std::chrono::steady_clock::time_point()> steady; // for time played
    static Clocks real();
};

class Recorder {
  public:
    /// `games`: the folder of the running games; those there are not given up while others are
    /// started.
    explicit Recorder(History history, std::filesystem::path games = {}, Clocks clocks = Clocks::real());
    Recorder(const Recorder &) = delete;
    Recorder &operator=(const Recorder &) = delete;
    /// Writes what is not yet written.
    ~Recorder();

    /// After every command, and before the game itself is kept: what is missing after a
    /// power cut is then one move, never a result. Writes at the start, at the win, when the
    /// deal is left, and once a minute in between. Trouble is told once, and tried again.
    std::optional<Problem> note(const Game &game, Change change);

    /// Writes the time played until now: the program ends, or the figures are asked for.
    std::optional<Problem> write();

    /// All results as they are on disk, and which deals still run: here, or somewhere as a running
    /// game that can be gone on with.
    History::Content read() const;

    /// Begins anew; see History::reset. The running game counts when it is begun anew.
    std::variant<std::optional<std::filesystem::path>, Problem> reset();

  private:
    // A start that is not in the file as it is here, or not at all yet.
    struct Unwritten {
        Start start;
        bool is_new;
        bool is_tried; // to be written, and seemed to fail
    };
    void count_time();
    void leave();
    void take_up(const Game &game, bool is_first_move);
    std::optional<Problem> write_due(const Game &game, Change change);
    static bool merge(Unwritten &mine, Starts &starts, bool is_missing);
    std::optional<Problem> tell_once(std::optional<Problem> problem);

    History history_;
    std::filesystem::path games_;
    Clocks clocks_;
    std::optional<Start> start_ = {};  // the deal that is played, if it counts
    bool is_new_ = false;              // start_ is not in the file yet
    bool is_tried_ = false;            // to write it as new, and it seemed to fail
    bool is_changed_ = false;          // start_ is not in the file as it is here
    std::vector<Unwritten> left_ = {}; // deals that were left while the file could not be written
    std::size_t moves_before_ = 0;     // of the game, at the command before
    bool trouble_told_ = false;
    std::chrono::steady_clock::time_point last_command_ = {};
    std::chrono::steady_clock::time_point last_written_ = {};
    std::chrono::milliseconds fraction_{0}; // played, less than a second
};

} // namespace longwood::session
