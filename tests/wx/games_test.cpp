#include <fstream>
#include <sstream>

#include <catch2/catch.hpp>

#include "engine/game_text.h"
#include "engine/referee.h"

namespace {

using namespace longwood;

TEST_CASE("The recorded games that other tests play end with a win") {
    for (const std::string name : {"rouge-et-noir", "double-signora", "malmaison", "waterloo", "signora", "spider",
                                   "klondike", "klondike-one"}) {
        CAPTURE(name);
        std::ostringstream text;
        text << std::ifstream(LONGWOOD_GAMES "/" + name + ".longwood").rdbuf();
        const auto read = game_from_text(text.str());
        REQUIRE(std::holds_alternative<Game>(read));
        const Game &game = std::get<Game>(read);
        CHECK(game.rules().id == name);
        CHECK_FALSE(game.was_laid_out());
        CHECK(is_won(game.rules(), game.position()));
        CHECK(to_text(game) == text.str());
    }
}

} // namespace
