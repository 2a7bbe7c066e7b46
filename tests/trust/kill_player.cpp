// Plays at random for ever in the folder given, going on with what is there, and tells on
// standard output what is about to be written and what is written: it is there to be killed. With an
// odd seed it writes the moves first, as the window does.
#include <cstdint>
#include <cstdlib>

#include <unistd.h>

#include "app/session/game_store.h"
#include "app/session/settings.h"
#include "engine/game_text.h"
#include "engine/variants.h"
#include "tests/support/random_games.h"
#include "tests/trust/kill_record.h"
#include "tests/trust/random_player.h"

namespace longwood::tests {
namespace {

void tell(char what, const Game &game) {
    const KillRecord record = record_of(what, game);
    // Smaller than a pipe's buffer: written whole or not at all.
    if (::write(STDOUT_FILENO, &record, sizeof record) != sizeof record) ::_exit(3);
}

class TellingKeeper : public session::GameKeeper {
  public:
    explicit TellingKeeper(session::GameStore &store) : store_(store) {}
    std::optional<session::Problem> keep(const Game &game) override {
        tell('?', game);
        const auto problem = store_.keep(game);
        if (problem) ::_exit(4);
        tell('!', game);
        return problem;
    }

  private:
    session::GameStore &store_;
};

Game game_of(session::GameStore &store, const Rules &rules, std::mt19937_64 &random) {
    auto loaded = store.load(rules);
    if (!loaded.problems.empty()) ::_exit(5);
    return loaded.game ? std::move(*loaded.game) : Game{rules, 1 + random_below(random, 1000)};
}

[[noreturn]] void play(const std::filesystem::path &folder, std::uint64_t seed) {
    std::mt19937_64 random{seed};
    const bool moves_first = seed % 2 == 1;
    using Pace = session::GameStore::Pace;
    session::GameStore store{folder / "games", moves_first ? Pace::MovesFirst : Pace::Whole};
    session::Settings settings{folder / "settings.json"};
    if (!settings.problems().empty()) ::_exit(5);
    TellingKeeper keeper{store};
    session::Recorder recorder{session::History{folder / "statistics.jsonl"}};
    const Rules *last = store.last_variant();
    session::Session session{game_of(store, last ? *last : *variants().front(), random), &keeper, &recorder};
    for (std::int64_t i = 0;; ++i) {
        if (i % 40 == 39) session.replace(game_of(store, *variants()[random_below(random, variants().size())], random));
        if (i % 10 == 9) settings.set(session::settings::index_size, 50 + i % 200);
        session.perform(random_command(session, random));
        if (random_below(random, 15) == 0 && store.catch_up()) ::_exit(4);
    }
}

} // namespace
} // namespace longwood::tests

int main(int count, char **words) {
    if (count == 3) longwood::tests::play(words[1], std::strtoull(words[2], nullptr, 10));
    return 2;
}
