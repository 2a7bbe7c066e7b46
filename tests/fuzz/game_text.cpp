#include "engine/game_text.h"
#include "accessibility/narrator.h"
#include "engine/mailed_game.h"
#include "engine/move.h"
#include "tests/fuzz/bodies.h"
#include "tests/fuzz/sound_game.h"

namespace longwood::fuzz {
namespace {

std::string mailed(std::string_view text) {
    std::string mail = "\xEF\xBB\xBFLook at this:\r\n\r\n";
    while (!text.empty()) {
        const auto line = text.substr(0, text.find('\n'));
        text.remove_prefix(line.size() < text.size() ? line.size() + 1 : line.size());
        mail += "> " + std::string{line} + " \r\n";
    }
    return mail + "> -- \r\n> Rosa\r\n\r\nI could not win it.\r\n";
}

bool is_read_from(std::string_view mail, const std::string &game) {
    const auto read = game_from_mail(mail);
    return std::holds_alternative<Game>(read) && to_text(std::get<Game>(read)) == game;
}

// What is a game as it is, is the same one as a mail; every game survives being quoted.
void require_mailed(std::string_view input, const Game *strictly_read) {
    const auto read = game_from_mail(input);
    const auto *game = std::get_if<Game>(&read);
    if (strictly_read) require(game && to_text(*game) == to_text(*strictly_read), "a saved game is read as a mail too");
    if (game) {
        require_sound(*game);
        require(is_read_from(mailed(to_text(*game)), to_text(*game)), "a game survives being quoted");
    }
    if (const auto *error = std::get_if<GameTextError>(&read))
        require(error->line >= 0 && error->detail.size() <= 80, "an error has a line and a short detail");
}

} // namespace

void game_text(std::string_view input) {
    static const locale::Translator words{""};
    static const accessibility::Narrator narrator{words};
    const auto read = game_from_text(input);
    require_mailed(input, std::get_if<Game>(&read));
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
