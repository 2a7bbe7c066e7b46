// The text of the results: what history.cpp reads and writes.
#pragma once

#include <string>
#include <string_view>

#include "app/session/history.h"

namespace longwood::session {

struct Lines {
    Starts starts = {};
    std::string heading = {};       // unknown keys of the first line, as a JSON object
    bool is_newer = false;          // written by a later version
    bool is_something_else = false; // the first line is not that of statistics
    bool is_damaged = false;        // some lines are no results; `starts` are the others
};

/// Takes any text; what it takes from it is sound.
Lines read_lines(std::string_view text);

/// The whole file. `heading`: as in Lines.
std::string to_text(const Starts &starts, std::string_view heading = {});

} // namespace longwood::session
