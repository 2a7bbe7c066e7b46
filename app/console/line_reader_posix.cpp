#include "app/console/line_reader.h"

#include <cstdio>
#include <cstdlib>
#include <memory>

#include <readline/history.h>
#include <readline/readline.h>

#include "app/console/screen.h"

namespace longwood::console {
namespace {

std::optional<std::string> edited_line(const char *prompt) {
    struct Free {
        void operator()(char *text) const { std::free(text); }
    };
    const std::unique_ptr<char, Free> typed{::readline(prompt)};
    if (!typed) {
        std::fputc('\n', stdout); // the shell's prompt begins a line
        return std::nullopt;
    }
    std::string line{typed.get()};
    if (!line.empty()) ::add_history(line.c_str());
    return line;
}

} // namespace

LineReader::LineReader() : interactive_(is_played_by_hand()) {
    if (!interactive_) return;
    // Its marks around pasted text would be spoken or brailled by some terminals.
    ::rl_variable_bind("enable-bracketed-paste", "off");
    ::stifle_history(500);
}

std::optional<std::string> LineReader::next(const char *prompt) {
    return interactive_ ? edited_line(prompt) : plain_line();
}

} // namespace longwood::console
