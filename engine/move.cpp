#include "engine/move.h"

#include <charconv>

namespace longwood {
namespace {

// Takes the next word off the front of `text`; empty at the end.
std::string_view next_word(std::string_view &text) {
    const auto start = text.find_first_not_of(' ');
    if (start == std::string_view::npos) return text = {};
    text.remove_prefix(start);
    const auto word = text.substr(0, text.find(' '));
    text.remove_prefix(word.size());
    return word;
}

// Deliberately narrow: digits only, at most three, so that nothing overflows.
std::optional<int> count_from(std::string_view word) {
    int count = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), count);
    if (word.size() > 3 || error != std::errc{} || end != word.data() + word.size() || count < 1) return std::nullopt;
    return count;
}

} // namespace

std::string to_text(const Move &move) {
    if (move.uses_stock()) return "draw";
    return "move " + to_text(move.from) + ' ' + to_text(move.to) + ' ' + std::to_string(move.count);
}

std::optional<Move> move_from_text(std::string_view text) {
    const auto verb = next_word(text);
    if (verb == "draw" && next_word(text).empty()) return Move::use_stock();
    if (verb != "move") return std::nullopt;
    const auto from = pile_from_text(next_word(text));
    const auto to = pile_from_text(next_word(text));
    const auto count_word = next_word(text);
    const auto count = count_word.empty() ? std::optional{1} : count_from(count_word);
    if (!from || !to || !count || !next_word(text).empty()) return std::nullopt;
    return Move{*from, *to, *count};
}

} // namespace longwood
