#include "app/session/moves_file.h"

#include <algorithm>
#include <cerrno>
#include <utility>

#include "app/session/disk.h"
#include "app/session/files.h"
#include "engine/game_text.h"

namespace longwood::session {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_bytes = 1 << 16; // then it is time to write the game whole
constexpr std::string_view undo_step = "undo\n";
constexpr std::string_view redo_step = "redo\n";

std::string heading_after(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char letter : text)
        hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3;
    std::string digits;
    for (int shift = 60; shift >= 0; shift -= 4)
        digits += "0123456789abcdef"[hash >> shift & 15];
    return "Longwood moves 1\nafter: " + digits + '\n';
}

bool begins_with(const Moves &all, const Moves &first) {
    return first.size() <= all.size() && std::equal(first.begin(), first.end(), all.begin());
}

// Whether `taken`, behind what both have, lies on the other list the other way round.
bool is_turned_over(const Moves &taken, const Moves &onto, std::size_t count) {
    return std::equal(taken.end() - std::ptrdiff_t(count), taken.end(), onto.rbegin());
}

// Whether the step can be played; if so, it is.
bool play_step(Game &game, std::string_view step) {
    if (step == "undo") return game.undo().has_value();
    if (step == "redo") return game.can_redo() && (game.redo(), true);
    const auto move = move_from_text(step);
    return move && std::holds_alternative<Events>(game.play(*move));
}

} // namespace

fs::path moves_beside(const fs::path &game_file) {
    fs::path named = game_file;
    if (previous_copy(named.replace_extension()) != game_file) named = game_file;
    return named += ".moves";
}

MovesFile::MovesFile(const fs::path &game_file) : path_(moves_beside(game_file)) {}

MovesFile::Told MovesFile::told_of(const Game &game) {
    return {game.start().hash(), game.number(), game.was_laid_out(), game.moves(), game.undone()};
}

void MovesFile::follow(const Game &whole, std::string_view text) {
    stop(); // where memory ends below
    size_ = 0;
    remove_name(path_);
    heading_ = heading_after(text);
    told_ = told_of(whole);
}

// What can fail for want of memory comes before the file is touched.
bool MovesFile::add(const Game &game) {
    if (!told_) return false;
    Told now = told_of(game);
    const auto text = steps(*told_, now);
    if (!text || !write(*text)) {
        stop();
        return false;
    }
    *told_ = std::move(now);
    return true;
}

std::optional<std::string> MovesFile::steps(const Told &from, const Told &to) {
    if (from.start != to.start || from.number != to.number || from.was_laid_out != to.was_laid_out) return std::nullopt;
    std::string text;
    if (begins_with(from.moves, to.moves) && begins_with(to.undone, from.undone)) {
        const std::size_t count = from.moves.size() - to.moves.size();
        if (to.undone.size() - from.undone.size() != count || !is_turned_over(from.moves, to.undone, count))
            return std::nullopt;
        for (std::size_t i = 0; i < count; ++i)
            text += undo_step;
        return text;
    }
    if (!begins_with(to.moves, from.moves)) return std::nullopt;
    const std::size_t count = to.moves.size() - from.moves.size();
    if (begins_with(from.undone, to.undone) && from.undone.size() - to.undone.size() == count &&
        is_turned_over(from.undone, to.moves, count)) {
        for (std::size_t i = 0; i < count; ++i)
            text += redo_step;
        return text;
    }
    if (!to.undone.empty()) return std::nullopt;
    for (std::size_t i = from.moves.size(); i < to.moves.size(); ++i)
        text += to_text(to.moves[i]) + '\n';
    return text;
}

// In one piece: whoever kills the program leaves all of the steps or none.
bool MovesFile::write(const std::string &steps) {
    if (steps.empty()) return true;
    const std::string text = size_ == 0 ? heading_ + steps : steps;
    if (size_ + text.size() > most_bytes) return false;
    if (const int error = size_ == 0 ? begin_file(path_, text) : add_to_file(path_, text, size_); error != 0)
        return false;
    size_ += text.size();
    return true;
}

int play_moves_after(Game &game, const fs::path &game_file) {
    const FileContent content = read_file(moves_beside(game_file), most_bytes);
    if (content.error == ENOENT || content.error == ENOTDIR) return 0;
    if (content.error != 0) return content.error;
    std::string_view rest = content.text;
    if (const std::string heading = heading_after(to_text(game)); rest.starts_with(heading))
        rest.remove_prefix(heading.size());
    else
        return 0;
    for (auto end = rest.find('\n'); end != std::string_view::npos; end = rest.find('\n')) {
        if (!play_step(game, rest.substr(0, end))) break;
        rest.remove_prefix(end + 1);
    }
    return 0;
}

} // namespace longwood::session
