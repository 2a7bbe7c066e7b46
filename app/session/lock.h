// A lock between two running programs, freed by the system when its holder ends, however
// it ends.
#pragma once

#include <filesystem>
#include <utility>

namespace longwood::session {

class Lock {
  public:
    Lock() = default;
    Lock(Lock &&other) noexcept
        : descriptor_(std::exchange(other.descriptor_, -1)), taken_(std::exchange(other.taken_, false)) {}
    Lock &operator=(Lock &&other) noexcept {
        std::swap(descriptor_, other.descriptor_);
        std::swap(taken_, other.taken_);
        return *this;
    }
    ~Lock();

    /// Tries once. Where locks cannot be had at all (read-only folder, some network file
    /// systems) the lock counts as held: playing alone is the usual case, and files are
    /// written as a whole in any case.
    static Lock try_now(const std::filesystem::path &path);
    /// Tries for at most a second, so that a program that hangs cannot hold up another.
    static Lock wait_for(const std::filesystem::path &path);

    /// Not if another program has it.
    bool held() const { return !taken_; }

  private:
    int descriptor_ = -1;
    bool taken_ = false; // by somebody else
};

} // namespace longwood::session
