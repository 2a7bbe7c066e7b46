#include "app/session/history.h"

#include <algorithm>
#include <cerrno>
#include <utility>

#include "app/session/files.h"
#include "app/session/history_lines.h"
#include "app/session/lock.h"

namespace longwood::session {
namespace {

namespace fs = std::filesystem;

// Some 100,000 games; nobody has played more.
constexpr std::size_t largest_file = 16 << 20;

Problem cannot_write(const fs::path &path, int error) {
    return {.kind = Problem::Kind::CannotWrite, .path = path, .system = error};
}

// The file itself, else its previous copy: a file system without second names may have
// been interrupted between the two.
FileContent read_either(const fs::path &path) {
    FileContent file = read_file(path, largest_file);
    if (file.error != ENOENT) return file;
    FileContent before = read_file(previous_copy(path), largest_file);
    return before.error == 0 && !read_lines(before.text).is_something_else ? before : file;
}

} // namespace

History::History(fs::path path) : path_(std::move(path)) {}

History::Content History::read() const {
    const FileContent file = read_either(path_);
    if (file.error == ENOENT) return {.is_missing = true};
    Lines lines;
    if (file.error == 0) lines = read_lines(file.text);
    // What a newer version wrote is sound, and not ours to touch.
    if (lines.is_newer) {
        Problem problem{.kind = Problem::Kind::CannotRead, .path = path_, .system = ENOTSUP};
        return {.problem = problem, .in_the_way = true};
    }
    if (file.error == 0 && !lines.is_something_else && !lines.is_damaged)
        return {.starts = std::move(lines.starts), .heading = std::move(lines.heading)};
    // Short of something for a moment: that says nothing about the file.
    const bool is_passing = file.error != 0 && file.error != EFBIG;
    const bool is_whole = file.error == 0 && !lines.is_something_else;
    const AsideResult aside = is_passing ? AsideResult{.error = file.error}
                              : is_whole ? copy_aside(path_)
                                         : set_aside(path_);
    const auto kind = aside.error == 0 ? Problem::Kind::SetAside : Problem::Kind::CannotRead;
    Problem problem{.kind = kind, .path = path_, .other = aside.other, .system = aside.error};
    if (aside.error == 0 && is_whole) {
        // Otherwise it would be copied at every start.
        if (const int error = write_file(path_, to_text(lines.starts, lines.heading)); error != 0)
            return {.starts = std::move(lines.starts),
                    .problem = cannot_write(path_, error),
                    .heading = std::move(lines.heading)};
    }
    return {.starts = std::move(lines.starts),
            .problem = problem,
            .in_the_way = aside.error != 0,
            .heading = std::move(lines.heading)};
}

std::optional<Problem> History::change(const std::function<bool(Starts &, bool)> &change) const {
    const Lock lock = Lock::wait_for(std::filesystem::path{path_} += ".lock");
    if (!lock.held()) return cannot_write(path_, EWOULDBLOCK);
    Content content = read();
    if (content.in_the_way) return content.problem;
    if (!change(content.starts, content.is_missing)) return content.problem;
    const std::string text = to_text(content.starts, content.heading);
    if (const int error = write_file(path_, text); error != 0) return cannot_write(path_, error);
    return content.problem;
}

std::variant<std::optional<fs::path>, Problem> History::reset() const {
    const Lock lock = Lock::wait_for(std::filesystem::path{path_} += ".lock");
    if (!lock.held()) return cannot_write(path_, EWOULDBLOCK);
    std::error_code ignored;
    std::optional<fs::path> kept;
    if (fs::exists(path_, ignored)) {
        const AsideResult aside = copy_aside(path_, "before-reset");
        if (aside.error != 0) return cannot_write(path_, aside.error);
        kept = aside.other;
    }
    if (const int error = write_file(path_, to_text(Starts{})); error != 0) return cannot_write(path_, error);
    return kept;
}

std::string to_csv(const Starts &starts) {
    std::string csv = "variant,deal,started,won,seconds,moves\r\n";
    for (const Start &start : starts)
        csv += start.variant + ',' + std::to_string(start.deal) + ',' + to_text(start.started) + ',' +
               (start.won ? to_text(*start.won) : std::string{}) + ',' + std::to_string(start.seconds) + ',' +
               std::to_string(start.moves) + "\r\n";
    return csv;
}

} // namespace longwood::session
