// Plays sounds while the game goes on.
#pragma once

#include <memory>

#include "app/wx/sounds.h"

namespace longwood::wx {

/// Off at first; off it does nothing at all. Silent where there is no library or no audio.
class SoundPlayer {
  public:
    SoundPlayer();
    /// Does not wait: an audio system that hangs is left behind.
    ~SoundPlayer();
    SoundPlayer(const SoundPlayer &) = delete;
    SoundPlayer &operator=(const SoundPlayer &) = delete;

    void switch_on(bool on) { is_on_ = on; }
    bool is_on() const { return is_on_; }

    /// Returns at once. Of sounds that come faster than they can be told apart the newest is heard.
    void play(Sound sound);

  private:
    struct Mailbox;
    static void work(const std::shared_ptr<Mailbox> &mailbox);

    std::shared_ptr<Mailbox> mailbox_; // outlives us where the thread hangs
    bool is_on_ = false;
    bool has_thread_ = false;
};

} // namespace longwood::wx
