// The program's own voice, for players without a screen reader: speaks the same names and
// sentences through speech-dispatcher.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "accessibility/bridge.h"

namespace longwood::accessibility {

enum class VoiceState {
    Off,
    Connecting,
    Ready,
    NoLibrary,   // libspeechd is not installed
    NoDispatcher // speech-dispatcher does not answer
};

class SelfVoice final : public Bridge {
  public:
    /// Off at first. `changed` is called from another thread whenever the state is another one; it
    /// must not call back.
    explicit SelfVoice(std::function<void(VoiceState)> changed = {});
    /// Does not wait: a speech-dispatcher that hangs is left behind.
    ~SelfVoice() override;

    /// On: connects, in the background. Switching on again tries again.
    void switch_on();
    void switch_off();
    /// This one text, though the voice is off and stays so: to offer it.
    void say_once(const std::string &text);
    VoiceState state() const;
    /// As Translator::language has it: "de", "pt_BR".
    void set_language(const std::string &language);

    /// Says the place in focus if it or its name is new.
    void update(const Tree &now, const std::vector<TreeChange> &changes, bool bulk) override;
    /// Says the sentence; the place that the same action led to is said before it.
    void announce(const Utterance &utterance) override;
    bool listening() const override;

  private:
    struct Mailbox;
    void need_thread();
    static void speak(const std::shared_ptr<Mailbox> &mailbox);
    void say(const std::string &text, bool interrupt);

    std::shared_ptr<Mailbox> mailbox_; // outlives us where the thread hangs
    bool has_thread_ = false;
    bool focus_in_hand_ = false;
    std::chrono::steady_clock::time_point last_update_ = {};
};

} // namespace longwood::accessibility
