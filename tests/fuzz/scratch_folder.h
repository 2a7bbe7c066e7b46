// A folder for the files of one fuzzing process, emptied for each input.
#pragma once

#include <filesystem>

namespace longwood::fuzz {

class ScratchFolder {
  public:
    ScratchFolder();
    ScratchFolder(const ScratchFolder &) = delete;
    ScratchFolder &operator=(const ScratchFolder &) = delete;
    ~ScratchFolder();
    /// Empties it and returns its path.
    const std::filesystem::path &emptied() const;

  private:
    std::filesystem::path path_;
};

} // namespace longwood::fuzz
