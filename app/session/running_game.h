// The running game of one variant in this program, and its files; game_store.h has their names.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "app/session/lock.h"
#include "app/session/moves_file.h"
#include "app/session/problem.h"
#include "engine/game.h"

namespace longwood::session {

struct LoadedGame {
    std::optional<Game> game = {};
    std::vector<Problem> problems = {}; // to be told; SetAside where files were damaged
    bool from_previous_copy = false;    // the last change may be missing
};

/// Whether something was played in it that can be gone on with: it is begun and not won.
bool is_worth_keeping(const Game &game);

class RunningGame {
  public:
    /// Takes the first file of the variant in the folder that no other running program has. The tenth
    /// program shares the last one.
    RunningGame(const Rules &rules, const std::filesystem::path &folder);

    static constexpr int most_programs = 9;
    /// The name of the files of the program with that number, without ".longwood": "waterloo", "waterloo-2".
    static std::string name_of(const Rules &rules, int number);
    /// The file of the game that was last left unfinished for another deal.
    static std::filesystem::path abandoned_file(const Rules &rules, const std::filesystem::path &folder);

    /// The game that waits to be written, else what is on disk. What is damaged is set aside.
    LoadedGame load();

    /// Whether the file is that of a second program.
    bool is_beside_another() const { return is_beside_another_; }

    /// The game as it is now; it waits to be written. One of another deal that still waited is left.
    void take(const Game &game);

    /// Writes what waits: the games that were left, and the running one whole. What went wrong, or
    /// what was set aside for it; then something waits still or not.
    std::optional<Problem> write();

    /// Adds the last moves of the game that waits to a file of their own. False if that cannot be done or is
    /// not enough; then it is time to write.
    bool add_moves();

    /// Whether the file has not got the game whole.
    bool waits() const { return unwritten_.has_value(); }
    /// Whether it has not, but all its moves are on disk.
    bool waits_with_moves_kept() const { return waits() && moves_.goes_on(); }

  private:
    void look_again(LoadedGame &loaded);
    std::optional<Problem> leave_other_deals();
    bool leaves_file() const;
    std::optional<Problem> abandon() const;

    const Rules &rules_;
    Lock lock_ = {};
    std::filesystem::path path_ = {};
    std::filesystem::path abandoned_ = {};
    bool is_beside_another_ = false;
    bool looked_ = false;                     // at what was there, to the end
    std::optional<Problem> blocked_ = {};     // what is there can neither be read nor set aside
    std::optional<std::uint64_t> start_ = {}; // of the game on disk: hash of its table at the deal
    bool worth_keeping_ = false;              // something was played in it
    std::optional<Game> unwritten_ = {};      // the running game, where the file has not got it whole
    std::vector<Game> left_ = {};             // unwritten when they were left, oldest first
    MovesFile moves_ = {};
};

} // namespace longwood::session
