// What speaks on this system: speech-dispatcher, reached through its library, which is loaded at
// run time (system_voice_dispatcher.cpp), or SAPI (system_voice_sapi.cpp). The program starts
// without it.
#pragma once

#include <memory>
#include <string>

namespace longwood::accessibility {

/// One connection. All functions may block; call them from one thread that may wait.
class SystemVoice {
  public:
    enum class Failure { None, NoLibrary, NoConnection };

    /// Starts what speaks if it does not run yet. Nothing on failure; then `failure` says why.
    static std::unique_ptr<SystemVoice> connect(Failure &failure);
    ~SystemVoice();
    SystemVoice(const SystemVoice &) = delete;
    SystemVoice &operator=(const SystemVoice &) = delete;

    /// An ISO code such as "de". Voice and rate stay as the player set them for all programs.
    bool set_language(const std::string &language);
    /// Cuts off what we are saying and forgets what waits.
    bool silence();
    /// After what is being said. False if the connection is lost.
    bool say(const std::string &text);

  private:
    struct Connection;
    explicit SystemVoice(std::unique_ptr<Connection> connection);
    std::unique_ptr<Connection> connection_;
};

} // namespace longwood::accessibility
