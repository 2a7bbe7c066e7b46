#include "app/session/crash_report.h"

#include <algorithm>
#include <string>

#include "app/session/files.h"
#include "engine/path_text.h"

namespace longwood::session {

namespace fs = std::filesystem;

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
