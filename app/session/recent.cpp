#include "app/session/recent.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <chrono>

#include "app/session/disk.h"
#include "app/session/files.h"
#include "app/session/game_file.h"
#include "app/session/lock.h"
#include "app/session/running_game.h"
#include "engine/path_text.h"
#include "engine/variants.h"

namespace longwood::session {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest_list = 1 << 16;

std::optional<KeptGame> sound_game(const fs::path &path, const Rules &rules) {
    auto read = load_own_game(path);
    auto *game = std::get_if<Game>(&read);
    if (!game || &game->rules() != &rules) return std::nullopt;
    return is_worth_keeping(*game) ? std::optional{KeptGame{path, std::move(*game)}} : std::nullopt;
}

// The game of the program with that number, unless it is running.
std::optional<KeptGame> game_of_program(const fs::path &folder, const Rules &rules, int number) {
    const std::string name = RunningGame::name_of(rules, number);
    const fs::path path = folder / (name + ".longwood");
    std::error_code ignored;
    if (!fs::exists(path, ignored) || !Lock::try_now(folder / (name + ".lock")).held()) return std::nullopt;
    return sound_game(path, rules);
}

// The process number in "waterloo.longwood.4711.tmp".
std::optional<long> writer_of(const fs::path &path) {
    if (path.extension() != ".tmp") return std::nullopt;
    const std::string number = text_of_path(path.stem().extension());
    long process = 0;
    if (number.size() < 2) return std::nullopt;
    const auto [end, error] = std::from_chars(number.data() + 1, number.data() + number.size(), process);
    const bool whole = error == std::errc{} && end == number.data() + number.size();
    return whole && process > 0 ? std::optional{process} : std::nullopt;
}

bool is_leftover(const fs::directory_entry &entry) {
    std::error_code error;
    const auto process = writer_of(entry.path());
    if (!process || std::to_string(*process) == name_of_process() ||
        !fs::is_regular_file(entry.symlink_status(error)) || error)
        return false;
    if (!process_runs(*process)) return true;
    const auto written = entry.last_write_time(error);
    return !error && fs::file_time_type::clock::now() - written > std::chrono::hours{24};
}

} // namespace

std::vector<fs::path> recent_files(const fs::path &list) {
    std::vector<fs::path> files;
    std::string text = read_file(list, longest_list).text;
    for (std::size_t at = 0; at < text.size() && files.size() < most_recent_files;) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        fs::path file = path_of_text(text.substr(at, end - at));
        if (file.is_absolute() && std::ranges::find(files, file) == files.end()) files.push_back(std::move(file));
        at = end + 1;
    }
    return files;
}

std::optional<Problem> remember_recent(const fs::path &list, const fs::path &file) {
    std::error_code error;
    const fs::path whole = fs::absolute(file, error).lexically_normal();
    if (error || text_of_path(whole).find('\n') != std::string::npos) return std::nullopt;
    const Lock lock = Lock::wait_for(fs::path{list} += ".lock");
    std::vector<fs::path> files = recent_files(list);
    if (!files.empty() && files.front() == whole) return std::nullopt;
    std::erase(files, whole);
    files.insert(files.begin(), whole);
    if (files.size() > most_recent_files) files.resize(most_recent_files);
    std::string text;
    for (const fs::path &each : files)
        text += text_of_path(each) + '\n';
    if (const int failed = write_file_without_copy(list, text); failed != 0)
        return Problem{.kind = Problem::Kind::CannotWrite, .path = list, .system = failed};
    return std::nullopt;
}

std::vector<KeptGame> kept_games(const fs::path &folder) {
    std::vector<KeptGame> games;
    for (const Rules *rules : variants()) {
        auto left = sound_game(RunningGame::abandoned_file(*rules, folder), *rules);
        if (left) games.push_back(std::move(*left));
        for (int number = 2; number <= RunningGame::most_programs; ++number)
            if (auto other = game_of_program(folder, *rules, number)) games.push_back(std::move(*other));
    }
    return games;
}

std::optional<KeptGame> newer_second_game(const fs::path &folder, const Rules &rules) {
    std::error_code none, error;
    const auto first = fs::last_write_time(folder / (std::string{rules.id} + ".longwood"), none);
    auto second = game_of_program(folder, rules, 2);
    if (!second) return std::nullopt;
    const auto written = fs::last_write_time(second->path, error);
    return !error && (none || written > first) ? std::move(second) : std::nullopt;
}

Deals running_deals(const fs::path &folder) {
    Deals deals;
    if (folder.empty()) return deals;
    for (const Rules *rules : variants())
        for (int number = 1; number <= RunningGame::most_programs; ++number)
            if (const auto kept = sound_game(folder / (RunningGame::name_of(*rules, number) + ".longwood"), *rules))
                deals.insert({std::string{rules->id}, kept->game.number()});
    return deals;
}

int sweep_leftovers(const fs::path &folder) {
    int swept = 0;
    std::error_code error;
    for (fs::directory_iterator entry{folder, error}; !error && entry != fs::directory_iterator{};
         entry.increment(error))
        if (is_leftover(*entry)) swept += remove_name(entry->path()) == 0;
    return swept;
}

} // namespace longwood::session
