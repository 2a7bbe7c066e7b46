#include "engine/game_text.h"
#include "accessibility/narrator.h"
#include "engine/move.h"
#include "tests/fuzz/bodies.h"
#include "tests/fuzz/sound_game.h"

namespace longwood::fuzz {

void game_text(std::string_view input) {
    static const locale::Translator words{""};
    static const accessibility::Narrator narrator{words};
    const auto read = game_from_text(input);
    if (const auto *error = std::get_if<GameTextError>(&read)) {
        require(error->line >= 0 && error->detail.size() <= 80, "an error has a line and a short detail");
        require_sentence(narrator.unreadable(*error));
        return;
    }
    require_sound(std::get<Game>(read));
}

void move_text(std::string_view input) {
    while (!input.empty()) {
        const auto line = input.substr(0, input.find('\n'));
        input.remove_prefix(line.size() < input.size() ? line.size() + 1 : line.size());
        const auto move = move_from_text(line);
        if (!move) continue;
        require(move->count >= 0 && move->count <= 999, "the count of a move is small");
        require(move_from_text(to_text(*move)) == move || move->from == move->to,
                "the text of a move is read as the same move");
    }
}

} // namespace longwood::fuzz
