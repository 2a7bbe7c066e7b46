#include <string>

#include "app/session/game_file.h"
#include "app/session/game_store.h"
#include "app/session/moves_file.h"
#include "engine/game_text.h"
#include "engine/variants.h"
#include "tests/fuzz/bodies.h"
#include "tests/fuzz/scratch_folder.h"
#include "tests/fuzz/sound_game.h"
#include "tests/session/folder.h"

namespace longwood::fuzz {
namespace {

namespace fs = std::filesystem;
using session::GameStore;
using tests::put_text;
using tests::text_of;

// A game whole in its file, and the heading of moves that follow it.
std::string lay_out(const fs::path &folder, const Rules &rules, const fs::path &file) {
    Game game{rules, 7};
    GameStore store{folder, GameStore::Pace::MovesFirst};
    store.keep(game);
    game.play(legal_moves(rules, game.position()).front());
    store.keep(game);
    const std::string moves = text_of(session::moves_beside(file));
    return moves.substr(0, moves.find('\n', moves.find('\n') + 1) + 1);
}

// What the steps lead to, read in the plainest way.
Game played(Game game, std::string_view steps) {
    for (auto end = steps.find('\n'); end != std::string_view::npos; end = steps.find('\n')) {
        const std::string_view step = steps.substr(0, end);
        steps.remove_prefix(end + 1);
        if (step == "undo" && game.can_undo())
            game.undo();
        else if (step == "redo" && game.can_redo())
            game.redo();
        else if (const auto move = move_from_text(step); !move || std::holds_alternative<Refusal>(game.play(*move)))
            break;
    }
    return game;
}

} // namespace

void moves_file(std::string_view input) {
    static const ScratchFolder scratch;
    if (input.empty()) return;
    const Rules &rules = variant_of(static_cast<unsigned char>(input.front()));
    const fs::path folder = scratch.emptied();
    const fs::path file = folder / (std::string{rules.id} + ".longwood");
    const std::string heading = lay_out(folder, rules, file);
    input.remove_prefix(1);
    const Game whole{rules, 7};
    put_text(file, to_text(whole));
    // Of a file of its own, or as what follows the right heading.
    const bool has_heading = input.starts_with("Longwood");
    const std::string moves = has_heading ? std::string{input} : heading + std::string{input};
    put_text(session::moves_beside(file), moves);
    std::string text;
    {
        const auto loaded = GameStore{folder}.load(rules);
        require(loaded.game.has_value(), "the whole game is there, whatever lies beside it");
        require_sound(*loaded.game);
        text = to_text(*loaded.game);
        const bool follows = moves.starts_with(heading) && loaded.problems.empty();
        const Game expected = follows ? played(whole, std::string_view{moves}.substr(heading.size())) : whole;
        require(text == to_text(expected), "the moves are played up to the first that is not sound");
        for (const auto &problem : loaded.problems)
            require(text_of(problem.other) == moves, "what cannot be read is kept");
    }
    require(text_of(file) == text, "the store writes the game whole at its end");
    require(!fs::exists(session::moves_beside(file)), "then the moves are done with");
}

} // namespace longwood::fuzz
