#include "app/console/draw_table.h"

#include <algorithm>
#include <utility>

#include "engine/spot.h"
#include "locale/line_breaks.h"
#include "locale/names.h"

namespace longwood::console {
namespace {

using locale::fill;
using locale::Translator;

std::string suit_sign(const Translator &words, Suit suit, bool ascii) {
    switch (suit) {
    case Suit::Clubs:
        // TRANSLATORS: Clubs in one or two plain letters, for terminals without ♣. The four must differ, also from the
        // letters of ace, jack, queen and king where that could be mistaken.
        return ascii ? words.text_in("suit letter", "C") : "♣";
    case Suit::Diamonds:
        // TRANSLATORS: Diamonds in one or two plain letters, for terminals without ♦.
        return ascii ? words.text_in("suit letter", "D") : "♦";
    case Suit::Hearts:
        // TRANSLATORS: Hearts in one or two plain letters, for terminals without ♥.
        return ascii ? words.text_in("suit letter", "H") : "♥";
    case Suit::Spades: break;
    }
    // TRANSLATORS: Spades in one or two plain letters, for terminals without ♠.
    return ascii ? words.text_in("suit letter", "S") : "♠";
}

// "7♥, 12 cards": of a squared pile one sees the top card.
std::string squared(const Translator &words, const Position &position, PileId pile, bool ascii) {
    const int count = position.size(pile);
    // TRANSLATORS: Text game, a line of the table: name and top card of a pile, how many cards: "waste 7♥, 12 cards".
    return fill(words.plural("{pile} {card}, {count} card", "{pile} {card}, {count} cards", count),
                {{"pile", short_name(pile)},
                 {"card", card_sign(words, position.top(pile), ascii)},
                 {"count", std::to_string(count)}});
}

std::string stock_line(const Translator &words, int count) {
    // TRANSLATORS: Text game, a line of the table: name of a pile, how many cards: "stock 67 cards".
    return fill(words.plural("{pile} {count} card", "{pile} {count} cards", count),
                {{"pile", short_name(PileId::stock())}, {"count", std::to_string(count)}});
}

std::string fanned(const Translator &words, const Position &position, PileId pile, const TableStyle &style) {
    const auto cards = position.cards(pile);
    const std::size_t hidden = style.reveal ? 0 : std::size_t(face_down_cards(position, pile));
    std::string line = short_name(pile);
    for (std::size_t i = cards.size(); i > hidden; --i)
        line += (cards[i - 1].face_down() ? " #" : " ") + card_sign(words, cards[i - 1], style.ascii);
    if (hidden == 0) return line;
    const int down = int(hidden);
    // TRANSLATORS: Text game, a line of the table: name and cards of a pile, then how many lie face down: "t1 J♠ Q♥, 7
    // down". Short, please: braille displays have 40 cells.
    return fill(words.plural("{pile}, {count} down", "{pile}, {count} down", down),
                {{"pile", line}, {"count", std::to_string(down)}});
}

bool stands_with_others(PileKind kind) { return kind == PileKind::Foundation || kind == PileKind::Sequence; }

// "f1 f2 f4 t10", from three neighbours on "f1-f4".
class ShortNames {
  public:
    void add(PileId pile) {
        const bool goes_on =
            !run_.empty() && run_.back().kind() == pile.kind() && run_.back().number() + 1 == pile.number();
        if (!goes_on) finish();
        run_.push_back(pile);
    }
    const std::string &text() {
        finish();
        return text_;
    }

  private:
    void finish() {
        if (run_.size() > 2)
            add_word(short_name(run_.front()) + '-' + short_name(run_.back()));
        else
            for (const PileId pile : run_)
                add_word(short_name(pile));
        run_.clear();
    }
    void add_word(const std::string &word) { text_ += (text_.empty() ? "" : " ") + word; }

    std::vector<PileId> run_;
    std::string text_;
};

// Items side by side, as many in a line as fit.
void add_rows(const std::vector<std::string> &items, int width, std::vector<std::string> &lines) {
    std::string row;
    for (const std::string &item : items) {
        if (!row.empty() && locale::columns_of(row) + 2 + locale::columns_of(item) > width) {
            lines.push_back(row);
            row.clear();
        }
        row += (row.empty() ? "" : "  ") + item;
    }
    if (!row.empty()) lines.push_back(row);
}

} // namespace

std::string short_name(PileId pile) {
    switch (pile.kind()) {
    case PileKind::Foundation: return 'f' + std::to_string(pile.number());
    case PileKind::Sequence: return 's' + std::to_string(pile.number());
    case PileKind::Tableau: return 't' + std::to_string(pile.number());
    default: return to_text(pile);
    }
}

std::string card_sign(const Translator &words, Card card, bool ascii) {
    return locale::rank_letter(words, card.rank()) + suit_sign(words, card.suit(), ascii);
}

std::string pile_line(const Translator &words, const Position &position, PileId pile, const TableStyle &style) {
    if (position.empty(pile))
        // TRANSLATORS: Text game, a line of the table: "t3 empty".
        return fill(words.text("{pile} empty"), {{"pile", short_name(pile)}});
    switch (pile.kind()) {
    case PileKind::Stock: return stock_line(words, position.size(pile));
    case PileKind::Waste: return squared(words, position, pile, style.ascii);
    case PileKind::Foundation: return short_name(pile) + ' ' + card_sign(words, position.top(pile), style.ascii);
    // One sees where it begins: it is complete.
    case PileKind::Sequence:
        return short_name(pile) + ' ' + card_sign(words, position.cards(pile).front(), style.ascii);
    case PileKind::Reserve:
    case PileKind::Tableau: break;
    }
    return fanned(words, position, pile, style);
}

std::vector<std::string> table_lines(const Translator &words, const Rules &rules, const Position &position,
                                     const TableStyle &style) {
    std::vector<std::string> lines;
    std::vector<std::string> together;
    ShortNames empty;
    for (const PileId pile : Piles{rules}) {
        if (position.empty(pile))
            empty.add(pile);
        else if (stands_with_others(pile.kind()))
            together.push_back(pile_line(words, position, pile, style));
        else {
            add_rows(std::exchange(together, {}), style.width, lines);
            lines.push_back(pile_line(words, position, pile, style));
        }
    }
    add_rows(together, style.width, lines);
    if (!empty.text().empty())
        // TRANSLATORS: Text game, last line of the table; {piles} are short names: "Empty: f2 f4-f8 t10".
        lines.push_back(fill(words.text("Empty: {piles}"), {{"piles", empty.text()}}));
    return lines;
}

std::vector<std::string> changed_lines(const Translator &words, const Rules &rules, const Position &before,
                                       const Position &now, const TableStyle &style) {
    std::vector<std::string> lines;
    for (const PileId pile : Piles{rules})
        if (!std::ranges::equal(before.cards(pile), now.cards(pile)))
            lines.push_back(pile_line(words, now, pile, style));
    return lines;
}

} // namespace longwood::console
