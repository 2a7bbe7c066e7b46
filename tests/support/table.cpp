#include "tests/support/table.h"

#include <sstream>
#include <stdexcept>

#include "engine/referee.h"
#include "engine/variants.h"
#include "tests/support/names.h"

namespace longwood::tests {
namespace {

[[noreturn]] void wrong(const std::string &what) { throw std::invalid_argument("test table: " + what); }

const Rules &variant_of(std::string_view id) {
    const Rules *rules = find_variant(id);
    if (!rules) wrong("no variant " + std::string(id));
    return *rules;
}

PileId pile_of(const Rules &rules, std::string_view name) {
    const auto pile = pile_from_text(name);
    if (!pile || !has_pile(rules, *pile)) wrong("no pile " + std::string(name));
    return *pile;
}

Move move_of(std::string_view text) {
    const auto move = move_from_text(text == "draw" ? "draw" : "move " + std::string(text));
    if (!move) wrong("no move " + std::string(text));
    return *move;
}

std::string cards_text(std::span<const Card> cards) {
    std::string text;
    for (const Card card : cards)
        text += ' ' + longwood::to_text(card);
    return text.empty() ? text : text.substr(1);
}

void lay_out(const Rules &rules, const std::string &line, Position &position) {
    std::istringstream words{line};
    std::string name;
    if (!(words >> name)) return;
    if (name.back() != ':') wrong("no colon in " + line);
    name.pop_back();
    std::string word;
    while (words >> word) {
        if (name == "base") {
            const auto rank = rank_from_letter(word.front());
            if (!rank) wrong("no rank " + word);
            position.set_base(*rank);
            continue;
        }
        const auto card = card_from_text(word);
        if (!card) wrong("no card " + word);
        position.put(pile_of(rules, name), *card);
    }
}

} // namespace

Table::Table(std::string_view variant, std::string_view text) : rules_(&variant_of(variant)) {
    std::istringstream lines{std::string(text)};
    for (std::string line; std::getline(lines, line);)
        lay_out(*rules_, line, position_);
}

Table Table::dealt(std::string_view variant, DealNumber number) {
    const Rules &rules = variant_of(variant);
    return {rules, deal(rules, number)};
}

std::string Table::operator[](std::string_view pile) const {
    return cards_text(position_.cards(pile_of(*rules_, pile)));
}

int Table::size(std::string_view pile) const { return position_.size(pile_of(*rules_, pile)); }

std::string Table::accepts(std::string_view pile) const {
    return to_text(accepted(*rules_, position_, pile_of(*rules_, pile)));
}

std::string Table::verdict(std::string_view move) const {
    const auto refused = refusal(*rules_, position_, move_of(move));
    if (!refused) return "legal";
    std::string text{name_of(refused->reason)};
    if (refused->reason == Reason::WrongCard || refused->reason == Reason::PairNeedsOtherColor)
        text += ' ' + to_text(refused->needed);
    return text;
}

std::string Table::legal() const {
    std::string text;
    for (const Move &move : legal_moves(*rules_, position_)) {
        const std::string name = longwood::to_text(move);
        if (!text.empty()) text += ", ";
        text += move.uses_stock() ? name : name.substr(5);
    }
    return text;
}

std::string Table::standing() const { return std::string(name_of(longwood::standing(*rules_, position_))); }

std::string Table::events_of(std::string_view move) const {
    if (const std::string answer = verdict(move); answer != "legal") wrong(std::string(move) + " is " + answer);
    Position position = position_;
    return to_text(longwood::play(*rules_, position, move_of(move)));
}

Table Table::after(std::string_view move) const {
    if (const std::string answer = verdict(move); answer != "legal") wrong(std::string(move) + " is " + answer);
    Table table = *this;
    longwood::play(*rules_, table.position_, move_of(move));
    return table;
}

std::string Table::text() const { return table_text(*rules_, position_); }

std::string falling(std::string_view suits, int count) {
    std::string text;
    for (std::size_t i = 0; i < std::size_t(count); ++i)
        text += std::string{' ', letter_of(Rank(std::size_t(Rank::King) - i)), suits[i % suits.size()]};
    return text.substr(1);
}

std::string rising(std::string_view suits, int count) {
    std::string text;
    for (std::size_t i = 0; i < std::size_t(count); ++i)
        text += std::string{' ', letter_of(Rank(std::size_t(Rank::Ace) + i)), suits[i % suits.size()]};
    return text.substr(1);
}

std::string table_text(const Rules &rules, const Position &position) {
    std::string text;
    if (position.base() != Rank::None) text += std::string("base: ") + letter_of(position.base()) + '\n';
    for (const PileId pile : Piles{rules})
        if (!position.empty(pile)) text += longwood::to_text(pile) + ": " + cards_text(position.cards(pile)) + '\n';
    return text;
}

} // namespace longwood::tests
