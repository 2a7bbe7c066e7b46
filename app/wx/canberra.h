// libcanberra, loaded while the program runs, where it is: the desktop's way to play a sound.
#pragma once

#include <filesystem>

namespace longwood::wx {

/// For one thread, which may have to wait for an audio system.
class Canberra {
  public:
    /// Loads the library; the audio system is asked with the first sound.
    Canberra();

    bool is_there() const { return context_ != nullptr; }

    /// Begins to play the file and does not wait for its end; false if that cannot be.
    bool play(const std::filesystem::path &file);

  private:
    // Never given back: the audio system's own threads may still be at it when the program ends.
    void *context_ = nullptr;
};

} // namespace longwood::wx
