#include "tests/spoken/story.h"

#include <sstream>
#include <stdexcept>

#include "engine/game_text.h"
#include "engine/variants.h"
#include "tests/support/source_file.h"
#include "tests/support/table.h"

namespace longwood::tests {
namespace {

[[noreturn]] void wrong(const std::string &what) { throw std::invalid_argument("story: " + what); }

// The value behind "key: ", if the line has that key.
bool read_key(const std::string &line, const std::string &key, std::string &value) {
    if (!line.starts_with(key + ": ")) return false;
    value = line.substr(key.size() + 2);
    return true;
}

Game shortened(const Game &whole, std::size_t without) {
    Game game{whole.rules(), whole.number()};
    for (std::size_t i = 0; i + without < whole.moves().size(); ++i)
        game.play(whole.moves()[i]);
    return game;
}

// The lines before "steps:".
struct Head {
    std::string variant, deal, table, file, without = "0";

    Game game() const {
        if (!file.empty()) {
            const auto read = game_from_text(source_file(file));
            if (const auto *whole = std::get_if<Game>(&read)) return shortened(*whole, std::stoul(without));
            wrong("no game in " + file);
        }
        const Rules *rules = find_variant(variant);
        if (!rules) wrong("no variant " + variant);
        if (!table.empty()) return Game{*rules, 1, Table{variant, table}.position()};
        return Game{*rules, std::stoull(deal)};
    }
};

void read_head_line(const std::string &line, Head &head) {
    std::string value;
    if (read_key(line, "variant", head.variant) || read_key(line, "deal", head.deal)) return;
    if (read_key(line, "game", head.file) || read_key(line, "without-last", head.without)) return;
    if (read_key(line, "base", value))
        head.table += "base: " + value + '\n';
    else if (line.starts_with("table "))
        head.table += line.substr(6) + '\n';
    else
        wrong("what is \"" + line + "\"?");
}

} // namespace

Story story_from(const std::string &text) {
    Head head;
    std::vector<std::string> steps;
    bool in_head = true;
    std::istringstream lines{text};
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line.starts_with('#')) continue;
        if (line == "steps:")
            in_head = false;
        else if (in_head)
            read_head_line(line, head);
        else
            steps.push_back(line);
    }
    if (steps.empty()) wrong("nothing is done");
    return {head.game(), steps};
}

} // namespace longwood::tests
