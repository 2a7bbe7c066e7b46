#include "app/session/crash_report.h"

#include <algorithm>
#include <cstdlib>
#include <exception>
#include <string>
#include <typeinfo>

#include "app/session/crash_texts.h"
#include "app/session/files.h"
#include "engine/game_text.h"
#include "engine/path_text.h"

namespace longwood::session {
namespace {

namespace fs = std::filesystem;

// Never destroyed: a crash may come at the very end. Written before anything is handled.
CrashTexts *prepared = nullptr;

// Of an exception only its kind: its words may name folders, and so the player.
[[noreturn]] void on_terminate() {
    prepared->what_ended = "unknown";
    try {
        if (const auto thrown = std::current_exception()) std::rethrow_exception(thrown);
    } catch (const std::exception &error) {
        prepared->what_ended = typeid(error).name();
    } catch (...) { // not ours
    }
    std::abort();
}

} // namespace

CrashTexts *crash_texts() { return prepared; }

void report_crashes_to(const fs::path &folder, std::string_view program) {
    if (prepared) return;
    make_folders(folder);
    const fs::path beginning = folder / "crash-";
    auto *made = new CrashTexts;
    made->program = program;
    made->path = fs::path{beginning}.concat("0000-00-00-00-00-00.txt").native();
    made->date_at = beginning.native().size();
    prepared = made;
    handle_crashes();
    std::set_terminate(on_terminate);
}

// Into the text that nobody reports meanwhile.
void remember_for_crash_report(const Game &game) {
    if (!prepared) return;
    std::string &next = prepared->games[prepared->game.load() == &prepared->games[0] ? 1 : 0];
    next = to_text(game);
    prepared->game = &next;
}

std::optional<fs::path> untold_crash_report(const fs::path &folder) {
    const fs::path told_file = folder / "crash-told";
    std::string told = read_file(told_file, 1000).text;
    while (told.ends_with('\n'))
        told.pop_back();
    std::string newest;
    std::error_code error;
    for (fs::directory_iterator entry{folder, error}; !error && entry != fs::directory_iterator{};
         entry.increment(error)) {
        const std::string name = text_of_path(entry->path().filename());
        if (name.starts_with("crash-") && name.ends_with(".txt")) newest = std::max(newest, name);
    }
    if (newest.empty() || newest <= told) return std::nullopt;
    write_file_without_copy(told_file, newest + '\n'); // where it cannot be written it is told again
    return folder / newest;
}

} // namespace longwood::session
