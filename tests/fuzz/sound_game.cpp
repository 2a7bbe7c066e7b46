#include "tests/fuzz/sound_game.h"

#include "engine/game_text.h"
#include "engine/variants.h"
#include "tests/fuzz/bodies.h"

namespace longwood::fuzz {
namespace {

// How many bytes follow the first one of a UTF-8 character; -1 where none can begin.
int followers_of(unsigned char first) {
    if (first < 0x80) return 0;
    if (first < 0xC2) return -1;
    if (first < 0xE0) return 1;
    if (first < 0xF0) return 2;
    return first < 0xF5 ? 3 : -1;
}

bool is_utf8(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        int left = followers_of(static_cast<unsigned char>(text[i++]));
        if (left < 0) return false;
        for (; left > 0; --left, ++i)
            if (i >= text.size() || (static_cast<unsigned char>(text[i]) & 0xC0) != 0x80) return false;
    }
    return true;
}

} // namespace

void require_sound(const Game &game) {
    require(has_exactly_the_cards(game.rules(), game.position()), "a game has exactly the cards of its decks");
    const std::string text = to_text(game);
    const auto read = game_from_text(text);
    require(std::holds_alternative<Game>(read), "the text of a game can be read");
    Game copy = std::get<Game>(read);
    require(to_text(copy) == text && copy.position() == game.position() && copy.undone() == game.undone(),
            "the text of a game comes back as the same game");
    const Position end = copy.position();
    copy.restart();
    require(copy.position() == game.start() && !copy.can_undo(), "undo reaches the start");
    while (copy.moves().size() < game.moves().size())
        copy.redo();
    require(copy.position() == end, "redo reaches the end");
}

const Rules &variant_of(unsigned char byte) { return *variants()[byte % variants().size()]; }

void require_sentence(std::string_view text) {
    require(!text.empty(), "every answer says something");
    require(is_utf8(text), "sentences are UTF-8");
}

} // namespace longwood::fuzz
