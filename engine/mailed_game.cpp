#include "engine/mailed_game.h"

#include <algorithm>
#include <optional>
#include <string>

#include "engine/legible.h"
#include "engine/move.h"

namespace longwood {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
constexpr std::string_view heading = "Longwood game ";
constexpr std::string_view margin_characters = "> \t";
constexpr std::size_t widest_margin = 40; // a game quoted more than twenty times

std::string_view without_end(std::string_view line) {
    const auto last = line.find_last_not_of(" \t\r");
    return line.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

std::string_view next_line(std::string_view &text) {
    const auto end = text.find('\n');
    const auto line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return line;
}

std::string_view margin_of(std::string_view line) {
    return line.substr(0, std::min(line.find_first_not_of(margin_characters), line.size()));
}

std::string_view without_margin(std::string_view line) { return without_end(line.substr(margin_of(line).size())); }

bool is_heading(std::string_view line) {
    std::string_view text = without_margin(line);
    if (margin_of(line).size() > widest_margin || !text.starts_with(heading)) return false;
    text.remove_prefix(std::min(text.find_first_not_of(' ', heading.size()), text.size()));
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

bool belongs_to_a_game(std::string_view line) {
    const std::string_view text = without_margin(line);
    return text.starts_with("undone:") || move_from_text(text);
}

// Takes the game out of the lines of a mail, one after the other.
class Mail {
  public:
    std::optional<GameTextError> take(std::string_view line) {
        ++line_;
        if (is_heading(line)) {
            if (part_ != Part::Before) return does_not_belong(line);
            part_ = Part::Game;
            margin_ = margin_of(line);
        }
        if (part_ == Part::Game) take_from_game(line);
        if (part_ == Part::Behind && belongs_to_a_game(line)) return does_not_belong(line);
        game_ += '\n'; // of the lines around it too: they count
        return std::nullopt;
    }

    bool has_game() const { return part_ != Part::Before; }
    const std::string &game() const { return game_; }

  private:
    enum class Part { Before, Game, Behind, Signature };

    void take_from_game(std::string_view line) {
        const bool is_inside = line.starts_with(margin_);
        if (!is_inside && without_end(line) != without_end(margin_)) {
            part_ = Part::Behind;
            return;
        }
        const std::string_view text = is_inside ? without_end(line.substr(margin_.size())) : std::string_view{};
        if (text == "--")
            part_ = Part::Signature;
        else
            game_ += text;
    }

    GameTextError does_not_belong(std::string_view line) const {
        constexpr std::size_t most = 80; // the sentence is for reading
        return {.kind = GameTextError::Kind::UnknownKey, .line = line_, .detail = legible(without_margin(line), most)};
    }

    Part part_ = Part::Before;
    std::string_view margin_ = {};
    int line_ = 0;
    std::string game_ = {};
};

} // namespace

std::variant<Game, GameTextError> game_from_mail(std::string_view text) {
    if (text.size() > longest_game_text) return game_from_text(text);
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    Mail mail;
    for (std::string_view rest = text; !rest.empty();)
        if (auto error = mail.take(next_line(rest))) return *std::move(error);
    return game_from_text(mail.has_game() ? std::string_view{mail.game()} : text);
}

} // namespace longwood
