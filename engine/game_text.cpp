#include "engine/game_text.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "engine/legible.h"
#include "engine/variants.h"

namespace longwood {
namespace {

constexpr std::string_view heading = "Longwood game ";

template<class Number>
std::optional<Number> number_from(std::string_view text) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || text.empty()) return std::nullopt;
    return number;
}

// The lines that say something, with their numbers.
class Lines {
  public:
    explicit Lines(std::string_view text) : rest_(text) { advance(); }
    bool at_end() const { return at_end_; }
    std::string_view text() const { return text_; }
    int number() const { return number_; }
    // Whether the line begins with the key; then value() is what stands behind it.
    bool has_key(std::string_view key) const { return !at_end_ && text_.starts_with(key); }
    std::string_view value(std::string_view key) const {
        auto value = text_.substr(key.size());
        value.remove_prefix(std::min(value.find_first_not_of(' '), value.size()));
        return value;
    }
    void advance() {
        do {
            at_end_ = rest_.empty();
            if (at_end_) return;
            const auto end = rest_.find('\n');
            text_ = rest_.substr(0, end);
            rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
            while (!text_.empty() && (text_.back() == '\r' || text_.back() == ' ' || text_.back() == '\t'))
                text_.remove_suffix(1);
            ++number_;
        } while (text_.empty() || text_.starts_with('#'));
    }

  private:
    std::string_view rest_;
    std::string_view text_;
    int number_ = 0;
    bool at_end_ = false;
};

// Whether the cards lie as the rules let them lie: the stock face down, everything else face up but
// the lower cards of a tableau pile, sequences whole or empty, a base rank where it is needed.
bool lies_soundly(const Rules &rules, const Position &table) {
    const auto sound = [&](PileId pile) {
        const auto cards = table.cards(pile);
        const bool up = std::ranges::all_of(cards, &Card::face_up);
        switch (pile.kind()) {
        case PileKind::Stock: return std::ranges::all_of(cards, &Card::face_down);
        case PileKind::Tableau: return cards.empty() || cards.back().face_up();
        case PileKind::Sequence: return up && (cards.empty() || cards.size() == ranks_in_suit);
        case PileKind::Foundation: return up && (cards.empty() || !has_base_rank(rules) || table.base() != Rank::None);
        default: return up;
        }
    };
    return std::ranges::all_of(Piles{rules}, sound);
}

class Reader {
  public:
    explicit Reader(std::string_view text) : lines_(text) {}

    std::variant<Game, GameTextError> read() {
        read_heading();
        const Rules *rules = read_variant();
        const DealNumber deal_number = read_deal();
        if (failed()) return error_;
        Game game = read_start(*rules, deal_number);
        read_moves(game);
        if (!failed() && !lines_.at_end()) fail(GameTextError::Kind::UnknownKey, lines_.text());
        if (failed()) return error_;
        return game;
    }

  private:
    bool failed() const { return failed_; }
    void fail(GameTextError::Kind kind, std::string_view detail, const Refusal &refusal = {}) {
        if (failed_) return;
        failed_ = true;
        constexpr std::size_t most = 80; // the sentence is for reading
        error_ = {kind, lines_.number(), legible(detail, most), refusal};
    }

    void read_heading() {
        if (!lines_.has_key(heading)) return fail(GameTextError::Kind::NotAGame, "");
        const auto version = number_from<int>(lines_.value(heading));
        if (!version || *version < 1) return fail(GameTextError::Kind::NotAGame, "");
        if (*version > game_text_version) return fail(GameTextError::Kind::NewerVersion, lines_.value(heading));
        lines_.advance();
    }

    // The value of a line that must come next; empty after a failure.
    std::string_view required(std::string_view key) {
        if (failed_) return {};
        if (!lines_.has_key(key)) {
            const bool other = !lines_.at_end() && lines_.text().find(':') != std::string_view::npos;
            fail(other ? GameTextError::Kind::UnknownKey : GameTextError::Kind::Missing, other ? lines_.text() : key);
            return {};
        }
        return lines_.value(key);
    }

    const Rules *read_variant() {
        const auto id = required("variant:");
        if (failed_) return nullptr;
        const Rules *rules = find_variant(id);
        if (!rules)
            fail(GameTextError::Kind::UnknownVariant, id);
        else
            lines_.advance();
        return rules;
    }

    DealNumber read_deal() {
        const auto text = required("deal:");
        if (failed_) return 0;
        const auto number = number_from<DealNumber>(text);
        if (!number || *number < first_deal_number || *number > last_deal_number) {
            fail(GameTextError::Kind::BadDealNumber, text);
            return 0;
        }
        lines_.advance();
        return *number;
    }

    Game read_start(const Rules &rules, DealNumber number) {
        if (!lines_.has_key("base:") && !lines_.has_key("table ")) return {rules, number};
        Position table;
        if (lines_.has_key("base:")) {
            const auto text = lines_.value("base:");
            const auto rank = text.size() == 1 ? rank_from_letter(text[0]) : std::nullopt;
            if (!rank || !has_base_rank(rules)) fail(GameTextError::Kind::Table, lines_.text());
            table.set_base(rank.value_or(Rank::None));
            lines_.advance();
        }
        int cards = 0;
        for (; !failed_ && lines_.has_key("table "); lines_.advance())
            cards = read_pile(rules, table, cards);
        if (!failed_ && !has_exactly_the_cards(rules, table)) fail(GameTextError::Kind::Table, rules.id);
        if (!failed_ && !lies_soundly(rules, table)) fail(GameTextError::Kind::TableLiesWrong, rules.id);
        if (failed_) return {rules, number};
        return {rules, number, table};
    }

    int read_pile(const Rules &rules, Position &table, int cards) {
        const auto line = lines_.value("table ");
        const auto colon = line.find(':');
        const auto pile = pile_from_text(line.substr(0, colon));
        if (colon == std::string_view::npos || !pile || !has_pile(rules, *pile) || !table.empty(*pile)) {
            fail(GameTextError::Kind::Table, lines_.text());
            return cards;
        }
        auto rest = line.substr(colon + 1);
        while (!failed_ && !rest.empty()) {
            rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
            if (rest.empty()) break;
            const auto word = rest.substr(0, rest.find(' '));
            rest.remove_prefix(word.size());
            const auto card = card_from_text(word);
            if (!card || ++cards > cards_in_game(rules))
                fail(GameTextError::Kind::Table, word);
            else
                table.put(*pile, *card);
        }
        return cards;
    }

    void read_moves(Game &game) {
        Moves moves = read_list("moves:");
        Moves undone = read_optional_list("undone:");
        if (failed_) return;
        const auto line_of = [&](std::size_t i) { return line_numbers_[i]; };
        std::size_t played = 0;
        moves.insert(moves.end(), undone.begin(), undone.end());
        for (const Move &move : moves) {
            const auto outcome = game.play(move);
            if (const auto *refused = std::get_if<Refusal>(&outcome)) {
                fail(GameTextError::Kind::IllegalMove, to_text(move), *refused);
                error_.line = line_of(played);
                return;
            }
            ++played;
        }
        for (std::size_t i = 0; i < undone.size(); ++i)
            game.undo();
    }

    Moves read_optional_list(std::string_view key) {
        return !failed_ && lines_.has_key(key) ? read_list(key) : Moves{};
    }

    Moves read_list(std::string_view key) {
        Moves moves;
        const auto announced = required(key);
        const auto count = number_from<std::uint32_t>(announced);
        if (failed_) return moves;
        if (!count) {
            fail(GameTextError::Kind::Count, announced);
            return moves;
        }
        for (lines_.advance(); !lines_.at_end() && lines_.text().find(':') == std::string_view::npos;
             lines_.advance()) {
            const auto move = move_from_text(lines_.text());
            if (!move) fail(GameTextError::Kind::NotAMove, lines_.text());
            if (failed_) return moves;
            moves.push_back(*move);
            line_numbers_.push_back(lines_.number());
        }
        if (moves.size() != *count) fail(GameTextError::Kind::Count, announced);
        return moves;
    }

    Lines lines_;
    std::vector<int> line_numbers_; // of each move read
    GameTextError error_;
    bool failed_ = false;
};

void write_table(const Game &game, std::string &text) {
    const Position &table = game.start();
    if (table.base() != Rank::None) text += std::string("base: ") + letter_of(table.base()) + '\n';
    for (const PileId pile : Piles{game.rules()}) {
        if (table.empty(pile)) continue;
        text += "table " + to_text(pile) + ':';
        for (const Card card : table.cards(pile))
            text += ' ' + to_text(card);
        text += '\n';
    }
}

} // namespace

std::string to_text(const Game &game) {
    std::string text{heading};
    text += std::to_string(game_text_version);
    text += "\nvariant: " + std::string(game.rules().id);
    text += "\ndeal: " + std::to_string(game.number()) + '\n';
    if (game.was_laid_out()) write_table(game, text);
    text += "moves: " + std::to_string(game.moves().size()) + '\n';
    for (const Move &move : game.moves())
        text += to_text(move) + '\n';
    if (!game.undone().empty()) {
        text += "undone: " + std::to_string(game.undone().size()) + '\n';
        for (auto move = game.undone().rbegin(); move != game.undone().rend(); ++move)
            text += to_text(*move) + '\n';
    }
    return text;
}

std::variant<Game, GameTextError> game_from_text(std::string_view text) {
    if (text.size() > longest_game_text) return GameTextError{.kind = GameTextError::Kind::TooLong, .line = 1};
    return Reader{text}.read();
}

bool has_exactly_the_cards(const Rules &rules, const Position &position) {
    std::array<int, 64> seen{};
    int on_piles = 0;
    for (const PileId pile : Piles{rules}) {
        for (const Card card : position.cards(pile))
            ++seen[std::size_t(card.kind())];
        on_piles += position.size(pile);
        if (pile.kind() == PileKind::Foundation && position.size(pile) > ranks_in_suit) return false;
        if (pile.kind() == PileKind::Sequence && position.size(pile) > ranks_in_suit) return false;
    }
    const auto whole = [&](int times) { return times == rules.decks; };
    return on_piles == cards_in_game(rules) &&
           std::all_of(seen.begin() + suits_in_deck, seen.begin() + suits_in_deck + cards_in_deck, whole);
}

} // namespace longwood
