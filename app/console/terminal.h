// Text for terminals: lines that fit, in characters that the terminal has. Nothing else
// is ever sent: no colours, no cursor movement.
#pragma once

#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

namespace longwood::console {

/// Lines of at most `width` columns, broken at spaces, in Chinese and Japanese between letters;
/// further lines of a paragraph are indented. A word that is too long stands alone and sticks out.
std::vector<std::string> wrapped(std::string_view text, int width, int indent = 0);

/// The text in plain ASCII: suits as letters are the table's business, this is for words.
std::string in_ascii(std::string_view utf8);

class Terminal {
  public:
    /// Looks at the environment: encoding and width. `ascii` asks for plain ASCII.
    explicit Terminal(bool ascii);

    bool is_ascii() const { return ascii_; }
    int width() const { return width_; }

    /// Prints paragraphs, wrapped.
    void print(std::string_view text, int indent = 0) const;
    /// To standard error, there in one line where a program reads it.
    void print_error(std::string_view text) const;

  private:
    void print_to(std::FILE *file, std::string_view text, int width, int indent) const;

    bool ascii_;
    int width_;
};

} // namespace longwood::console
