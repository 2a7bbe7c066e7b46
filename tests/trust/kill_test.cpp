// kill -9 at random moments of random play, over and over in one folder: at most the change
// that was being written is missing, and nothing is ever damaged. LONGWOOD_KILL_ROUNDS says
// how often; 500 if it does not.
#include <catch2/catch.hpp>

#include <csignal>
#include <cstdlib>
#include <map>

#include "app/session/game_store.h"
#include "app/session/history.h"
#include "app/session/settings.h"
#include "tests/session/folder.h"
#include "tests/support/random_games.h"
#include "tests/trust/kill_record.h"

namespace longwood::tests {
namespace {

using session::GameStore;

int rounds() {
    const char *wanted = std::getenv("LONGWOOD_KILL_ROUNDS");
    return wanted ? std::atoi(wanted) : 500;
}

// What is known of one variant's game: the last text that was kept, and one that may be.
struct Known {
    std::optional<std::uint64_t> kept = {};
    std::optional<std::uint64_t> in_flight = {};
};
using KnownGames = std::map<std::uint32_t, Known>;

class KilledPlayer {
  public:
    KilledPlayer(const Folder &folder, std::uint64_t seed) {
        int ends[2];
        REQUIRE(::pipe(ends) == 0);
        process_ = ::fork();
        if (process_ == 0) {
            ::dup2(ends[1], STDOUT_FILENO);
            ::close(ends[0]);
            ::execl(LONGWOOD_KILL_PLAYER, "kill_player", folder.path().c_str(), std::to_string(seed).c_str(), nullptr);
            ::_exit(6);
        }
        ::close(ends[1]);
        records_ = ends[0];
    }
    KilledPlayer(const KilledPlayer &) = delete;
    KilledPlayer &operator=(const KilledPlayer &) = delete;
    ~KilledPlayer() { ::close(records_); }

    // Holds it where it is, so that it cannot go on with the game of another that is killed first.
    void hold() const {
        ::kill(process_, SIGSTOP);
        ::waitpid(process_, nullptr, WUNTRACED);
    }

    // Kills it and adds what it told. Whether it lived until then.
    bool kill(KnownGames &known) {
        ::kill(process_, SIGKILL);
        int status = 0;
        ::waitpid(process_, &status, 0);
        KillRecord record;
        while (::read(records_, &record, sizeof record) == sizeof record) {
            Known &game = known[record.variant];
            if (record.what == '!')
                game = {.kept = record.text_hash};
            else
                game.in_flight = record.text_hash;
            ++changes_;
        }
        return WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
    }
    int changes() const { return changes_ / 2; }

  private:
    pid_t process_ = 0;
    int records_ = -1;
    int changes_ = 0;
};

bool is_known(const Known &known, const std::optional<Game> &game) {
    if (!game) return !known.kept;
    const auto hash = hash_of(*game);
    return hash == known.kept || hash == known.in_flight;
}

// Every start that was there is there, in its place, and a won one is won.
bool goes_on(const session::Starts &before, const session::Starts &now) {
    if (now.size() < before.size()) return false;
    for (std::size_t i = 0; i < before.size(); ++i) {
        const bool is_same = before[i].variant == now[i].variant && before[i].started == now[i].started;
        if (!is_same || before[i].deal != now[i].deal || (before[i].won && before[i].won != now[i].won)) return false;
        if (now[i].seconds < before[i].seconds) return false;
    }
    return true;
}

// The result is written before the move: what was played has its start.
bool has_start(const session::Starts &starts, const Game &game) {
    return !game.can_undo() || std::ranges::any_of(starts, [&](const session::Start &start) {
        return start.variant == game.rules().id && start.deal == game.number();
    });
}

// The pipe holds what 64 KiB hold, about two thousand changes: more than a round has.
void wait_a_while(std::mt19937_64 &random) { ::usleep(useconds_t(2'000 + random_below(random, 28'000))); }

} // namespace

TEST_CASE("kill -9 in random play: at most the move in flight is missing, nothing is damaged") {
    const Folder folder;
    std::mt19937_64 random{2026};
    KnownGames known;
    session::Starts starts;
    int changes = 0;
    for (int round = 0; round < rounds(); ++round) {
        KilledPlayer player{folder, random()};
        wait_a_while(random);
        INFO("round " << round);
        REQUIRE(player.kill(known));
        changes += player.changes();
        GameStore store{folder / "games"};
        const auto results = session::History{folder / "statistics.jsonl"}.read();
        REQUIRE_FALSE(results.problem);
        REQUIRE(goes_on(starts, results.starts));
        starts = results.starts;
        for (auto &[variant, game] : known) {
            const auto loaded = store.load(*variants()[variant]);
            REQUIRE(loaded.problems.empty());
            CHECK_FALSE(loaded.from_previous_copy);
            REQUIRE(is_known(game, loaded.game));
            if (loaded.game) REQUIRE(has_start(starts, *loaded.game));
            if (loaded.game) game = {.kept = hash_of(*loaded.game)};
        }
        REQUIRE(session::Settings{folder / "settings.json"}.problems().empty());
    }
    WARN(rounds() << " kills, " << changes << " changes played, " << starts.size() << " deals started");
    CHECK(changes > rounds()); // it did play
    CHECK(folder.count("damaged", "games") + folder.count("damaged") == 0);
    CHECK(folder.count(".tmp", "games") <= rounds()); // a kill leaves one unfinished file at most
}

TEST_CASE("Two programs at once, both killed: each one's last change is there") {
    const Folder folder;
    std::mt19937_64 random{2027};
    int changes = 0;
    for (int round = 0; round < rounds() / 5; ++round) {
        KnownGames known[2];
        {
            KilledPlayer first{folder, random()};
            KilledPlayer second{folder, random()};
            wait_a_while(random);
            second.hold();
            REQUIRE(first.kill(known[0]));
            REQUIRE(second.kill(known[1]));
            changes += first.changes() + second.changes();
        }
        INFO("round " << round);
        GameStore one{folder / "games"};
        GameStore other{folder / "games"};
        for (std::uint32_t variant = 0; variant < variants().size(); ++variant) {
            const auto in_one = one.load(*variants()[variant]);
            const auto in_other = other.load(*variants()[variant]);
            REQUIRE(in_one.problems.empty());
            REQUIRE(in_other.problems.empty());
            for (const auto &player : known) {
                const auto game = player.find(variant);
                if (game == player.end() || !game->second.kept) continue;
                REQUIRE((is_known(game->second, in_one.game) || is_known(game->second, in_other.game)));
            }
        }
    }
    CHECK(changes > 0);
    CHECK_FALSE(session::History{folder / "statistics.jsonl"}.read().problem);
}

} // namespace longwood::tests
