// A game: a variant, a deal and the moves made. Its text form is the saved game.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/deal.h"
#include "engine/referee.h"

namespace longwood {

class Game {
  public:
    /// Deals. `rules` must outlive the game (declarations are static).
    Game(const Rules &rules, DealNumber number);
    /// A table laid out by hand, with no history; it keeps the number for the record.
    Game(const Rules &rules, DealNumber number, const Position &laid_out);

    const Rules &rules() const { return *rules_; }
    DealNumber number() const { return number_; }
    const Position &position() const { return position_; }
    const Position &start() const { return start_; }
    bool was_laid_out() const { return laid_out_; }

    /// Moves made since the deal, undone ones not counted.
    const Moves &moves() const { return moves_; }
    /// Moves taken back, the last one the next to be redone.
    const Moves &undone() const { return undone_; }
    bool can_undo() const { return !moves_.empty(); }
    bool can_redo() const { return !undone_.empty(); }

    /// Plays the move if it is legal and tells what happened, else changes nothing and
    /// says why. A new move drops what could be redone.
    std::variant<Events, Refusal> play(const Move &move);

    /// Takes the last move and all its consequences back [C7]; the move taken back, or
    /// nothing if there is none.
    std::optional<Move> undo();
    /// Plays an undone move again and tells what happened; no events if there is none.
    Events redo();
    /// Back to the deal; every move can be redone.
    void restart();

  private:
    // Plays a legal move, all or nothing.
    Events make(const Move &move);

    const Rules *rules_;
    DealNumber number_;
    bool laid_out_ = false;
    Position start_;
    Position position_;
    Moves moves_;
    std::vector<Position> before_; // before_[i] is the table before moves_[i]
    Moves undone_;                 // the last one is the next to be redone
};

} // namespace longwood
