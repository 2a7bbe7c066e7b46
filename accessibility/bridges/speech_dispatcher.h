// speech-dispatcher, reached through its library, which is loaded at run time: the program
// starts without it.
#pragma once

#include <memory>
#include <string>

namespace longwood::accessibility {

/// One connection. All functions may block; call them from one thread that may wait.
class SpeechDispatcher {
  public:
    enum class Failure { None, NoLibrary, NoConnection };

    /// Starts the speech-dispatcher if it does not run yet. Nothing on failure; then `failure`
    /// says why.
    static std::unique_ptr<SpeechDispatcher> connect(Failure &failure);
    ~SpeechDispatcher();
    SpeechDispatcher(const SpeechDispatcher &) = delete;
    SpeechDispatcher &operator=(const SpeechDispatcher &) = delete;

    /// An ISO code such as "de". Voice and rate stay as the player set them for all programs.
    bool set_language(const std::string &language);
    /// Cuts off what we are saying and forgets what waits.
    bool silence();
    /// After what is being said. False if the connection is lost.
    bool say(const std::string &text);

  private:
    struct Library;
    SpeechDispatcher(const Library &library, void *connection) : library_(library), connection_(connection) {}
    const Library &library_;
    void *connection_;
};

} // namespace longwood::accessibility
