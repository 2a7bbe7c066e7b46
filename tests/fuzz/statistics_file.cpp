#include <cerrno>
#include <fstream>
#include <iterator>
#include <string>

#include "app/phrases/problems.h"
#include "app/phrases/statistics.h"
#include "app/session/history.h"
#include "app/session/history_lines.h"
#include "app/session/statistics.h"
#include "engine/variants.h"
#include "tests/fuzz/bodies.h"
#include "tests/fuzz/scratch_folder.h"
#include "tests/fuzz/sound_game.h"

namespace longwood::fuzz {
namespace {

namespace fs = std::filesystem;
using session::History;
using session::Problem;

std::string text_of(const fs::path &path) {
    std::ifstream in{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{in}, {}};
}

void require_sound(const session::Start &start) {
    require(start.deal >= first_deal_number && start.deal <= last_deal_number, "a deal has a number");
    require(start.seconds >= 0 && start.moves >= 0, "nothing is less than none");
    require(session::moment_from(session::to_text(start.started)) == start.started, "a moment comes back");
}

void require_figures(const session::Starts &starts) {
    static const locale::Translator words{""};
    for (const Rules *rules : variants()) {
        const auto figures = session::figures_of(starts, rules->id);
        require(figures.won + figures.given_up + figures.running == figures.played, "every start has one result");
        require(figures.longest.length >= figures.current.length, "no streak is longer than the longest");
        require(figures.mean_seconds >= 0 && figures.mean_moves >= 0, "no mean is less than none");
    }
    require(phrases::statistics_text(words, {.starts = starts}).find('{') == std::string::npos, "all is filled in");
}

// A newer file is in the way, and nothing else: not even what could not be read or put aside for
// a moment; then the number says why.
void require_newer_in_the_way(std::string_view input, const session::History::Content &content) {
    const int error = content.problem ? content.problem->system : 0;
    const bool is_newer = session::read_lines(input).is_newer;
    const std::string promise = "a newer file, and no other, is in the way; error " + std::to_string(error);
    require(content.in_the_way == is_newer && (error == ENOTSUP) == is_newer, promise.c_str());
}

} // namespace

void statistics_file(std::string_view input) {
    static const ScratchFolder scratch;
    static const locale::Translator words{""};
    const History history{scratch.emptied() / "statistics.jsonl"};
    std::ofstream{history.path(), std::ios::binary} << input;

    const auto content = history.read();
    for (const session::Start &start : content.starts)
        require_sound(start);
    require_figures(content.starts);
    require(!session::to_csv(content.starts).empty(), "a table has headings");
    if (content.problem) {
        require_sentence(phrases::sentence(words, *content.problem));
        const fs::path &kept = content.in_the_way ? history.path() : content.problem->other;
        require(text_of(kept) == input, "what was damaged or is newer is kept, byte for byte");
    }
    require_newer_in_the_way(input, content);
    const auto trouble = history.change([](session::Starts &starts, bool) {
        starts.push_back({.variant = "waterloo", .started = session::Moment{std::chrono::milliseconds{1}}});
        return true;
    });
    if (content.in_the_way) return require(trouble && text_of(history.path()) == input, "a newer file is left alone");
    require(!trouble, "a result can be added");
    const auto again = History{history.path()}.read();
    const bool was_there = again.problem.has_value(); // the same start by chance
    require(was_there || again.starts.size() == content.starts.size() + 1, "results come back");
}

} // namespace longwood::fuzz
