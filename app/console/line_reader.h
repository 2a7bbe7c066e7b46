// Lines from the player: with editing and history where somebody types, plainly where a
// program writes.
#pragma once

#include <optional>
#include <string>

namespace longwood::console {

/// The next line of standard input without its end; nothing at its end. Of an endless line only
/// the first megabyte is read.
std::optional<std::string> plain_line();

class LineReader {
  public:
    LineReader();

    /// Whether a person sits at a terminal.
    bool is_interactive() const { return interactive_; }

    /// The next line without its end; nothing at the end of input. The prompt is only shown
    /// to a person. Of an endless line only the first megabyte is read.
    std::optional<std::string> next(const char *prompt);

  private:
    bool interactive_;
};

} // namespace longwood::console
