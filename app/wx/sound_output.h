// The system's way to play a sound: sound_output_canberra.cpp, sound_output_windows.cpp.
#pragma once

#include <filesystem>

namespace longwood::wx {

/// For one thread, which may have to wait for an audio system.
class SoundOutput {
  public:
    /// Finds out whether there is one; the audio system itself is asked with the first sound.
    SoundOutput();

    bool is_there() const { return is_there_; }

    /// Begins to play the file and does not wait for its end; false if that cannot be.
    bool play(const std::filesystem::path &file);

  private:
    bool is_there_ = false;
    // Never given back: the audio system's own threads may still be at it when the program ends.
    void *context_ = nullptr;
};

} // namespace longwood::wx
