// How fast the engine is: what a solver does millions of times, and what a player waits for.
// Release build; `longwood-bench --help` lists the options of the benchmark library.
#include <benchmark/benchmark.h>

#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "engine/game_text.h"
#include "engine/variants.h"

namespace longwood::bench {
namespace {

// Picks among legal moves the same way in every run.
class Picker {
  public:
    explicit Picker(std::uint64_t seed) : state_(seed) {}
    std::size_t below(std::size_t bound) {
        state_ = state_ * 6364136223846793005u + 1442695040888963407u;
        return std::size_t((state_ >> 33) * bound >> 31);
    }

  private:
    std::uint64_t state_;
};

// Whole games: at each table all legal moves are listed and one is played; at the end every
// move is undone by taking back the copy of the table. One item is one such play.
void play(benchmark::State &state, const Rules &rules) {
    constexpr int games = 64;
    constexpr int longest = 200;
    std::vector<Position> starts;
    for (DealNumber number = 1; number <= games; ++number)
        starts.push_back(deal(rules, number));
    std::vector<Position> before(longest);
    Moves moves;
    std::int64_t plays = 0;
    std::size_t game = 0;
    for (auto _ : state) {
        Picker picker{game};
        Position position = starts[game++ % games];
        std::size_t depth = 0;
        for (; depth < longest; ++depth) {
            list_legal_moves(rules, position, moves);
            if (moves.empty()) break;
            before[depth] = position;
            advance(rules, position, moves[picker.below(moves.size())]);
        }
        plays += std::int64_t(depth);
        while (depth > 0) {
            position = before[--depth];
            benchmark::DoNotOptimize(position);
        }
    }
    state.SetItemsProcessed(plays);
}

// The positions of some games, for what is measured at a table.
std::vector<Position> positions_of_games(const Rules &rules) {
    std::vector<Position> positions;
    for (DealNumber number = 1; number <= 16; ++number) {
        Picker picker{number};
        Position position = deal(rules, number);
        for (int i = 0; i < 100; ++i) {
            positions.push_back(position);
            const Moves moves = legal_moves(rules, position);
            if (moves.empty()) break;
            advance(rules, position, moves[picker.below(moves.size())]);
        }
    }
    return positions;
}

// A whole tree: every move is tried on every table, as a solver does. One item is one move
// tried: table copied, move played, legal moves listed.
void try_every_move(benchmark::State &state, const Rules &rules) {
    const auto positions = positions_of_games(rules);
    Moves moves;
    Moves answers;
    std::int64_t tried = 0;
    std::size_t at = 0;
    for (auto _ : state) {
        const Position &position = positions[at++ % positions.size()];
        list_legal_moves(rules, position, moves);
        for (const Move &move : moves) {
            Position next = position;
            advance(rules, next, move);
            list_legal_moves(rules, next, answers);
            benchmark::DoNotOptimize(answers.data());
        }
        tried += std::int64_t(moves.size());
    }
    state.SetItemsProcessed(tried);
}

void hash(benchmark::State &state, const Rules &rules) {
    const auto positions = positions_of_games(rules);
    std::size_t at = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(positions[at++ % positions.size()].hash());
    state.SetItemsProcessed(std::int64_t(at));
}

std::string saved_game(const Rules &rules, std::size_t length) {
    Picker picker{1};
    Game game{rules, 1};
    while (game.moves().size() < length) {
        const Moves moves = legal_moves(rules, game.position());
        if (moves.empty()) break;
        game.play(moves[picker.below(moves.size())]);
    }
    return to_text(game);
}

void read_game(benchmark::State &state, const Rules &rules) {
    const std::string text = saved_game(rules, 500);
    for (auto _ : state) {
        const auto game = game_from_text(text);
        if (!std::holds_alternative<Game>(game)) state.SkipWithError("its own text is not read");
    }
    const auto game = game_from_text(text);
    state.counters["moves"] = double(std::get<Game>(game).moves().size());
}

void register_all() {
    struct Subject {
        const char *name;
        void (*run)(benchmark::State &, const Rules &);
    };
    for (const Subject subject : {Subject{"play_and_undo", play}, Subject{"try_every_move", try_every_move},
                                  Subject{"hash", hash}, Subject{"read_game_of_500_moves", read_game}})
        for (const Rules *rules : variants())
            benchmark::RegisterBenchmark((std::string(subject.name) + '/' + std::string(rules->id)).c_str(),
                                         [subject, rules](benchmark::State &state) { subject.run(state, *rules); });
}

} // namespace
} // namespace longwood::bench

int main(int argc, char **argv) {
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
#ifndef NDEBUG
    std::fputs("longwood-bench: this is not a release build; the numbers mean nothing.\n", stderr);
#endif
    longwood::bench::register_all();
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return EXIT_SUCCESS;
}
