// Tells the smoke test where to click: "places FILE WIDTH HEIGHT" prints the middle of the
// top card of every pile of a saved or running game, one "PILE X Y" a line, from the table's own corner.
#include <cstdio>
#include <cstdlib>

#include "app/session/game_file.h"
#include "app/wx/layout.h"

int main(int count, char **words) {
    using namespace longwood;
    if (count != 4) return 2;
    const auto read = session::load_own_game(words[1]); // with its last moves
    const auto *game = std::get_if<Game>(&read);
    if (!game) return 2;
    const auto layout = wx::lay_out(game->rules(), game->position(), {std::atoi(words[2]), std::atoi(words[3])});
    for (const PileId pile : Piles(game->rules())) {
        const auto rect = wx::card_rect(layout, {pile, last_index(game->position(), pile)});
        std::printf("%s %d %d\n", to_text(pile).c_str(), rect.x + rect.width / 2, rect.y + rect.height / 2);
    }
    return 0;
}
