// The terminal or console that the text game is played in. One source file a system.
#pragma once

#include <cstdio>
#include <string>

namespace longwood::console {

constexpr int usual_width = 80;
constexpr int least_width = 20;

/// Whether it wants UTF-8. Chooses it for the program, too; call it first.
bool speaks_utf8();

/// How many characters fit into a line.
int width_of_screen();

/// Whether what is written there is read by a person.
bool is_screen(std::FILE *file);

/// Whether a person sits at both ends.
bool is_played_by_hand();

/// Writes UTF-8 and an end of line.
void write_line(std::FILE *file, const std::string &line);

} // namespace longwood::console
