// What was played since a running game was last written whole, in a file beside it:
//
//     Longwood moves 1
//     after: 91f0c2a4d3b5e687
//     draw
//     undo
//     move tableau-1 foundation-2 1
//
// One short write at the end of a file in place of a whole one that goes to the disk: the table can
// show a move at once on a slow disk. A killed program loses nothing by it; a power cut may, which
// is why the game is written whole soon after. "after" is the FNV-1a hash, 64 bits, of the text of
// the game that the moves follow; after any other they mean nothing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "engine/game.h"

namespace longwood::session {

class MovesFile {
  public:
    MovesFile() = default;
    /// Of the running game in that file: "malmaison.longwood.moves" beside it.
    explicit MovesFile(const std::filesystem::path &game_file);

    /// The file of the game holds this game whole now, as this text, and what follows goes on from it.
    /// What was written here before is done with and goes.
    void follow(const Game &whole, std::string_view text);

    /// Adds the steps from the game that was last added or followed to this one. False if it cannot be
    /// told in a few steps, or the file takes nothing; then the game must be written whole.
    bool add(const Game &game);

    /// Nothing more is added until follow; what is written stays.
    void stop() { told_.reset(); }
    /// Whether moves can be added.
    bool goes_on() const { return told_.has_value(); }

  private:
    // As much of a game as the next steps are told from.
    struct Told {
        std::uint64_t start = 0; // hash of the table at the deal
        DealNumber number = 0;
        bool was_laid_out = false;
        Moves moves = {};
        Moves undone = {};
    };
    static Told told_of(const Game &game);
    static std::optional<std::string> steps(const Told &from, const Told &to);
    bool write(const std::string &steps);

    std::filesystem::path path_ = {};
    std::optional<Told> told_ = {};
    std::string heading_ = {};
    std::size_t size_ = 0; // of the file as it was left; 0: not begun
};

/// Plays on `game`, which was read from `game_file`, what the file of moves beside it has after that
/// game, up to the first line that is not whole or not legal: the write in flight. 0, also if there is
/// no such file, or why it cannot be read (an errno value).
int play_moves_after(Game &game, const std::filesystem::path &game_file);

/// The file of moves beside the file of a running game, whether there is one or not. Its previous copy has
/// the same: where the power or the program ended between two renames, the moves follow that copy.
std::filesystem::path moves_beside(const std::filesystem::path &game_file);

} // namespace longwood::session
