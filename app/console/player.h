// The text game itself: what typed commands do, and the sentence for each.
#pragma once

#include <string>

#include "accessibility/narrator.h"
#include "app/console/typed_command.h"
#include "app/session/session.h"

namespace longwood::console {

struct Reply {
    bool ok = true;
    std::string text = {}; // the sentence; why not, if not ok
    Events events = {};    // what the command did
    bool table_changed = false;
};

class Player {
  public:
    /// `reveal`: hidden cards may be seen and tables laid out, and nothing counts. `recorder` of
    /// results and `keeper` of the game may be nullptr (scripts); they must outlive the player.
    Player(Game game, const accessibility::Narrator &narrator, bool reveal, session::Recorder *recorder = nullptr,
           session::GameKeeper *keeper = nullptr);

    const session::Session &session() const { return session_; }
    bool reveals() const { return reveal_; }

    /// Carries out any command but those that only the prompt answers (help, rules, state) and Quit.
    Reply perform(const TypedCommand &command);

    /// The sentences with which a game begins.
    std::string greeting() const;

  private:
    Reply through_session(const session::Command &command);
    Reply save(const std::string &file) const;
    Reply load(const std::string &file);
    Reply put(const std::string &json);
    Reply list_moves();
    Reply statistics();
    Reply choose(std::uint64_t number);
    Reply to_foundation(PileId pile, int count);
    Reply read(const TypedCommand &command) const;

    session::Recorder *recorder_;
    session::Session session_;
    const accessibility::Narrator &narrator_;
    bool reveal_;
    Moves listed_ = {}; // what the numbers of `moves` stand for; none after a change
};

} // namespace longwood::console
