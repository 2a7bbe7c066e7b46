// The running games on disk: one a variant, written at every move.
//
//     games/malmaison.longwood            the running game
//     games/malmaison.longwood.moves      what was played since, see moves_file.h
//     games/malmaison.longwood.bak        as it was written before
//     games/malmaison.abandoned.longwood  the last one that was left unfinished for another deal
//     games/malmaison.lock                held by the program that plays it
//     games/malmaison-2.longwood          of a second program that plays at the same time
//     games/last-variant                  the id of the variant played last
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string_view>

#include "app/session/running_game.h"
#include "app/session/session.h"

namespace longwood::session {

class GameStore : public GameKeeper {
  public:
    /// How a change of the running game gets to the disk.
    enum class Pace : std::uint8_t {
        Whole,     // the whole game, safe from a power cut before keep returns
        MovesFirst // its moves at once, safe from the end of the program; the rest with catch_up
    };

    /// Usually data_folder() / "games". Nothing is touched before a game is kept or loaded. With
    /// Pace::MovesFirst somebody calls catch_up soon after a change, while is_behind().
    explicit GameStore(std::filesystem::path folder, Pace pace = Pace::Whole);
    GameStore(const GameStore &) = delete;
    GameStore &operator=(const GameStore &) = delete;
    /// Tries once more to write what could not be written.
    ~GameStore() override;

    /// Writes the game over the running game of its variant. What is there and is no sound
    /// game of ours is never overwritten but set aside first. A running game of another
    /// deal, if anything had been played in it, becomes the abandoned one; where that fails,
    /// it stays, and the new game is tried again at its next change. What could not be written
    /// waits in memory until then, also when it is left for another deal or variant. At
    /// Pace::MovesFirst only a first change, a new deal, a win and what cannot be added as moves are
    /// written whole here.
    std::optional<Problem> keep(const Game &game) override;

    using Loaded = LoadedGame;
    /// The running game of the variant, if there is one. A damaged file is set aside, and
    /// its previous copy is read instead. A game that could not be written is still known.
    Loaded load(const Rules &rules);

    /// Whether of the game that was kept last only the moves are written yet, as they were played.
    bool is_behind() const;
    /// Writes that game whole. What went wrong, if anything did.
    std::optional<Problem> catch_up();

    /// Tries again to write all that could not be written. What still cannot, if anything.
    std::optional<Problem> write_again();

    /// Whether another program plays the variant too; the game here is then one of its own.
    bool is_beside_another(const Rules &rules);

    /// The game last left unfinished for another deal, if it can be read.
    std::optional<Game> abandoned(const Rules &rules) const;

    /// The variant played last, or nullptr.
    const Rules *last_variant() const;

  private:
    RunningGame &running(const Rules &rules);
    std::optional<Problem> write(RunningGame &game);
    std::optional<Problem> remember_last();

    std::filesystem::path folder_;
    Pace pace_;
    std::map<std::string_view, RunningGame> games_;
    std::string_view last_played_ = {};
    std::string_view last_remembered_ = {};
};

} // namespace longwood::session
