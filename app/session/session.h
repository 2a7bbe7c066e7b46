// A player at a game: the cursor, the cards in hand, and what commands do. The one way
// in which any front end changes a game.
#pragma once

#include <optional>
#include <vector>

#include "app/session/command.h"
#include "app/session/outcome.h"
#include "app/session/recorder.h"
#include "engine/game.h"
#include "engine/spot.h"

namespace longwood::session {

/// Where a game is kept. Implementations must not lose the previous copy before the
/// new one is safe.
class GameKeeper {
  public:
    virtual ~GameKeeper() = default;
    /// Called after every change of the game; what went wrong, if anything did.
    virtual std::optional<Problem> keep(const Game &game) = 0;
};

class Session {
  public:
    /// `keeper` and `recorder` of results may be nullptr (text game, tests); they must
    /// outlive the session.
    explicit Session(Game game, GameKeeper *keeper = nullptr, Recorder *recorder = nullptr);

    const Game &game() const { return game_; }
    const Rules &rules() const { return game_.rules(); }
    const Position &position() const { return game_.position(); }
    Spot cursor() const { return cursor_; }
    const std::optional<Carry> &carried() const { return carried_; }

    /// Carries out one command. Whatever is refused changes neither game nor cursor.
    Outcome perform(const Command &command);
    Outcome perform(Action action) { return perform(Command{.action = action}); }

    /// Another game takes the place of this one (variant changed, game opened). The
    /// old one was kept at its last change.
    Outcome replace(Game game);

    /// The piles that would take the carried cards, or (while nothing is carried) the
    /// top `count` cards of `from`: for highlights and lists.
    std::vector<PileId> targets() const;
    std::vector<PileId> targets(PileId from, int count) const;

    /// The move that Shift+Enter would play from this pile, if any: a whole run to a
    /// sequence before a single card to a foundation.
    std::optional<Move> move_to_foundation(PileId from) const;

  private:
    Outcome carry_out(const Command &command);
    Outcome move_cursor(const Command &command);
    Outcome handle_cards(const Command &command);
    Outcome handle_game(const Command &command);
    void finish(Outcome &outcome, Spot cursor_before, Standing standing_before);

    int cards_at_cursor() const;
    bool is_on_top() const;
    std::optional<Refusal> refusal_to_give(PileId from, int count) const;
    Outcome pick_up();
    Outcome put_down(PileId to);
    Outcome change_carry(int by);
    Outcome go_to_tableau(int number);
    Outcome play_to_foundation();
    Outcome play_all_to_foundations();
    Outcome play(const Move &move);
    Outcome undo(bool all);
    Outcome redo(bool all);

    Game game_;
    GameKeeper *keeper_;
    Recorder *recorder_;
    Spot cursor_;
    std::optional<Carry> carried_;
    Standing standing_ = Standing::Open;
};

} // namespace longwood::session
