#include "tests/support/naive_referee.h"

#include <sstream>
#include <stdexcept>

namespace longwood::tests {
namespace {

const std::string ranks = "?A23456789TJQK";

bool is_red(const NaiveCard &card) { return card.suit == 'H' || card.suit == 'D'; }
bool same_color(const NaiveCard &a, const NaiveCard &b) { return is_red(a) == is_red(b); }
int next_going_round(int rank) { return rank == 13 ? 1 : rank + 1; }

NaiveCard card_of(std::string text) {
    NaiveCard card;
    if (text[0] == '#') {
        card.up = false;
        text.erase(0, 1);
    }
    card.rank = int(ranks.find(text.at(0)));
    card.suit = text.at(1);
    return card;
}

std::string text_of(const NaiveCard &card) {
    return std::string(card.up ? "" : "#") + ranks[std::size_t(card.rank)] + card.suit;
}

NaiveCard take_last(NaivePile &pile) {
    const NaiveCard card = pile.cards.back();
    pile.cards.pop_back();
    return card;
}

} // namespace

NaiveTable::NaiveTable(std::string_view variant) : variant_(variant) {
    int foundations = 0;
    int sequences = 0;
    if (is_rouge()) foundations = 4, sequences = 4, tableau_piles_ = 10; // RN-L1, L2, L3, RF-1
    if (is_signora()) foundations = 16, tableau_piles_ = 11;             // DS-L1, L2, EI-1
    if (is({"signora"})) foundations = 8, tableau_piles_ = 9;            // SG-1
    if (is_malmaison()) foundations = 12, tableau_piles_ = 12;           // MM-L1, L2
    if (is({"waterloo"})) foundations = 8, tableau_piles_ = 6;           // WL-L1, L2
    if (is({"forty-thieves"})) foundations = 8, tableau_piles_ = 10;     // FT-1
    if (is({"spider"})) sequences = 8, tableau_piles_ = 10;              // SP-1, SP-3
    if (is_klondike()) foundations = 4, tableau_piles_ = 7;              // KL-1
    if (tableau_piles_ == 0) throw std::invalid_argument("no naive " + variant_);
    piles_.push_back({NaiveKind::Stock, "stock", {}});
    if (has_waste()) piles_.push_back({NaiveKind::Waste, "waste", {}});
    if (is_signora()) piles_.push_back({NaiveKind::Reserve, "reserve", {}}); // DS-L3
    for (int i = 1; i <= foundations; ++i)
        piles_.push_back({NaiveKind::Foundation, "foundation-" + std::to_string(i), {}});
    for (int i = 1; i <= sequences; ++i)
        piles_.push_back({NaiveKind::Sequence, "sequence-" + std::to_string(i), {}});
    for (int i = 1; i <= tableau_piles_; ++i)
        piles_.push_back({NaiveKind::Tableau, "tableau-" + std::to_string(i), {}});
}

bool NaiveTable::is(std::initializer_list<std::string_view> variants) const {
    for (const std::string_view variant : variants)
        if (variant == variant_) return true;
    return false;
}

const NaivePile &NaiveTable::pile(std::string_view name) const {
    for (const NaivePile &pile : piles_)
        if (pile.name == name) return pile;
    throw std::invalid_argument("no naive pile " + std::string(name));
}

NaivePile &NaiveTable::pile(std::string_view name) {
    return const_cast<NaivePile &>(static_cast<const NaiveTable *>(this)->pile(name));
}

// How many cards the tableau piles get, from the left.
std::vector<int> NaiveTable::heights() const {
    if (is({"rouge-et-noir"})) return {8, 7, 6, 5, 4, 3, 2, 1, 1, 0};         // RN-L3
    if (is({"rouge-forty", "forty-thieves"})) return std::vector<int>(10, 4); // RF-1, FT-1
    if (is({"spider"})) return {6, 6, 6, 6, 5, 5, 5, 5, 5, 5};                // SP-1
    if (is_klondike()) return {1, 2, 3, 4, 5, 6, 7};                          // KL-1
    if (is_malmaison()) return std::vector<int>(12, 5);                       // MM-L2
    return std::vector<int>(std::size_t(tableau_piles_), 1);                  // DS-L2, SG-1, WL-L2
}

void NaiveTable::deal(const std::vector<std::string> &shuffled) {
    std::vector<NaiveCard> deck;
    int aces = 0;
    for (const std::string &text : shuffled) {
        if (is({"waterloo"}) && text[0] == 'A') // WL-L1, C9
            pile("foundation-" + std::to_string(++aces)).cards.push_back(card_of(text));
        else
            deck.push_back(card_of(text));
    }
    std::size_t next = 0;
    if (is({"empress-of-italy"})) { // EI-1
        pile("foundation-1").cards.push_back(deck[next++]);
        base_ = deck.front().rank;
    }
    std::size_t in_reserve = 0;
    if (is({"double-signora"})) in_reserve = 21;   // DS-L3
    if (is({"signora"})) in_reserve = 11;          // SG-1
    if (is({"empress-of-italy"})) in_reserve = 19; // EI-1
    for (std::size_t i = 0; i < in_reserve; ++i)
        pile("reserve").cards.push_back(deck[next++]);
    const bool only_top_up = is_rouge() || is_klondike() || is({"spider"}); // RN-L4, RF-1, KL-1, SP-1
    for (int row = 1; row <= 8; ++row) {
        for (int i = 1; i <= tableau_piles_; ++i) {
            const int height = heights().at(std::size_t(i) - 1);
            if (row > height) continue;
            NaiveCard card = deck[next++];
            card.up = !only_top_up || row == height;
            pile("tableau-" + std::to_string(i)).cards.push_back(card);
        }
    }
    for (std::size_t i = deck.size(); i > next; --i) {
        deck[i - 1].up = false;
        pile("stock").cards.push_back(deck[i - 1]);
    }
}

void NaiveTable::lay_out(std::string_view text, int turned_over) {
    turned_over_ = turned_over;
    std::istringstream lines{std::string(text)};
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words{line};
        std::string name;
        words >> name;
        name.pop_back();
        for (std::string word; words >> word;) {
            if (name == "base")
                base_ = int(ranks.find(word.at(0)));
            else
                pile(name).cards.push_back(card_of(word));
        }
    }
}

bool NaiveTable::run_goes_on(const NaiveCard &below, const NaiveCard &above) const {
    if (!below.up || !above.up || below.rank != above.rank + 1) return false;
    if (is_rouge() || is_klondike()) return !same_color(below, above); // RN-T2, KL-2
    return below.suit == above.suit;                                   // MM-T2, WL-T2, SP-2, SP-3
}

// C1, C4 and what a variant lets leave a pile.
bool NaiveTable::may_leave(const NaivePile &from, const NaivePile &to, int count) const {
    if (from.kind == NaiveKind::Stock) return false;
    if (from.kind == NaiveKind::Sequence) return false;                                    // RN-S2, SP-3
    if (from.kind == NaiveKind::Reserve && to.kind != NaiveKind::Foundation) return false; // DS-R1
    if ((is_rouge() || is_klondike()) && from.kind == NaiveKind::Foundation && to.kind != NaiveKind::Tableau)
        return false;                                                                    // RN-F3, KL-4
    if (to.kind == NaiveKind::Sequence && from.kind != NaiveKind::Tableau) return false; // RN-S1, SP-3
    if (count == 1) return true;
    if (is_signora() || is({"sixty-thieves", "forty-thieves"})) return false; // DS-T2, ST-1, FT-2
    return from.kind == NaiveKind::Tableau &&
           (to.kind == NaiveKind::Tableau || to.kind == NaiveKind::Sequence); // RN-T2, MM-T2, WL-T2, SP-2, KL-2
}

bool NaiveTable::foundation_takes(const NaivePile &foundation, const NaiveCard &card) const {
    const auto &cards = foundation.cards;
    if (cards.size() >= 13) return false; // C3
    if (!cards.empty()) {
        const NaiveCard &top = cards.back();
        if (is_signora()) return card.rank == next_going_round(top.rank) && !same_color(card, top); // DS-F2
        if (card.rank != top.rank + 1) return false;
        return is_rouge() ? same_color(card, top) : card.suit == top.suit; // RN-F1, MM-F1, WL-F1, FT-1, KL-1
    }
    if (is_signora()) return base_ == 0 || card.rank == base_; // DS-F1, EI-1
    if (card.rank != 1) return false;                          // MM-F1, WL-F4, RN-F2, FT-1, KL-1
    if (!is_rouge()) return true;
    std::string other = foundation.name;
    other.back() = std::string("2143")[std::size_t(other.back() - '1')];
    return pile(other).cards.empty() || !same_color(pile(other).cards.front(), card); // RN-F2
}

bool NaiveTable::space_takes(const NaivePile &from, const NaiveCard &card) const {
    if (is_rouge() || is_klondike()) return card.rank == 13; // RN-T3, KL-2
    if (is_signora())                                        // DS-T4
        return pile("waste").cards.empty() && pile("stock").cards.empty() && from.kind == NaiveKind::Tableau;
    return true; // MM-T3, WL-T3, FT-2, SP-2
}

bool NaiveTable::tableau_takes(const NaiveCard &below, const NaiveCard &card) const {
    if (is_signora()) return below.rank == next_going_round(card.rank) && !same_color(below, card); // DS-T1
    if (below.rank != card.rank + 1) return false;
    if (is_rouge() || is_klondike()) return !same_color(below, card); // RN-T1, KL-2
    return is({"waterloo", "spider"}) || below.suit == card.suit;     // WL-T1, SP-2, MM-T1, FT-2
}

bool NaiveTable::may(const NaivePile &from, const NaivePile &to, int count) const {
    if (&from == &to || count > int(from.cards.size())) return false;                                              // C4
    if (to.kind == NaiveKind::Stock || to.kind == NaiveKind::Waste || to.kind == NaiveKind::Reserve) return false; // C4
    if (!may_leave(from, to, count)) return false;
    const std::size_t lead = from.cards.size() - std::size_t(count);
    if (!from.cards[lead].up) return false;
    for (std::size_t i = lead + 1; i < from.cards.size(); ++i)
        if (!run_goes_on(from.cards[i - 1], from.cards[i])) return false;
    const NaiveCard &card = from.cards[lead];
    if (to.kind == NaiveKind::Foundation) return count == 1 && foundation_takes(to, card);
    if (to.kind == NaiveKind::Sequence) return to.cards.empty() && count == 13 && card.rank == 13; // RN-S1, SP-3
    return to.cards.empty() ? space_takes(from, card) : tableau_takes(to.cards.back(), card);
}

bool NaiveTable::may_use_stock() const {
    if (is({"spider"})) { // SP-4
        std::size_t cards = 0;
        bool space = false;
        for (const NaivePile &pile : piles_) {
            if (pile.kind != NaiveKind::Tableau) continue;
            cards += pile.cards.size();
            space = space || pile.cards.empty();
        }
        if (space && cards >= 10) return false;
    }
    if (!pile("stock").cards.empty()) return true;
    if (is({"rueil"}) && turned_over_ == 0) return !pile("waste").cards.empty(); // RU-1
    if (is_klondike()) return !pile("waste").cards.empty();                      // KL-3
    return false; // one pass: RN-K2, DS-K1, MM-K1, WL-K1, FT-1
}

std::vector<std::string> NaiveTable::legal_moves() const {
    std::vector<std::string> moves;
    if (may_use_stock()) moves.push_back("draw");
    for (const NaivePile &from : piles_)
        for (const NaivePile &to : piles_)
            for (int count = 1; count <= int(from.cards.size()) && count <= 14; ++count)
                if (may(from, to, count))
                    moves.push_back("move " + from.name + ' ' + to.name + ' ' + std::to_string(count));
    return moves;
}

void NaiveTable::use_stock() {
    NaivePile &stock = pile("stock");
    if (!has_waste()) {
        for (int i = 1; i <= tableau_piles_ && !stock.cards.empty(); ++i) { // RN-K1, RN-K2, RF-2, SP-4
            NaivePile &to = pile("tableau-" + std::to_string(i));
            to.cards.push_back(take_last(stock));
            to.cards.back().up = true;
        }
        return;
    }
    NaivePile &waste = pile("waste");
    if (stock.cards.empty()) { // RU-1, KL-3
        ++turned_over_;
        while (!waste.cards.empty()) {
            stock.cards.push_back(take_last(waste));
            stock.cards.back().up = false;
        }
        return;
    }
    const int turns = is({"klondike"}) ? 3 : 1; // KL-3; DS-K1, MM-K1, WL-K1, FT-1, KO-1
    for (int i = 0; i < turns && !stock.cards.empty(); ++i) {
        waste.cards.push_back(take_last(stock));
        waste.cards.back().up = true;
    }
}

void NaiveTable::fill_spaces() {
    const bool stock_first = is({"empress-of-italy"}); // EI-2
    for (int i = 1; i <= tableau_piles_; ++i) {        // DS-T3
        NaivePile &space = pile("tableau-" + std::to_string(i));
        NaivePile &first = pile(stock_first ? "stock" : "waste");
        NaivePile &second = pile(stock_first ? "waste" : "stock");
        NaivePile &source = first.cards.empty() ? second : first;
        if (!space.cards.empty() || source.cards.empty()) continue;
        space.cards.push_back(take_last(source));
        space.cards.back().up = true;
    }
}

void NaiveTable::play(const std::string &move) {
    std::istringstream words{move};
    std::string verb, from_name, to_name;
    std::size_t count = 0;
    words >> verb >> from_name >> to_name >> count;
    if (verb == "draw") {
        use_stock();
    } else {
        NaivePile &from = pile(from_name);
        NaivePile &to = pile(to_name);
        if (to.kind == NaiveKind::Foundation && base_ == 0 && is_signora()) base_ = from.cards.back().rank; // DS-F1
        const auto lead = from.cards.end() - std::ptrdiff_t(count);
        to.cards.insert(to.cards.end(), lead, from.cards.end());
        from.cards.erase(lead, from.cards.end());
        if (from.kind == NaiveKind::Tableau && !from.cards.empty()) from.cards.back().up = true; // C2
    }
    if (is_signora()) fill_spaces();
}

bool NaiveTable::won() const { // C5
    for (const NaivePile &pile : piles_)
        if (pile.kind != NaiveKind::Foundation && pile.kind != NaiveKind::Sequence && !pile.cards.empty()) return false;
    return true;
}

std::string NaiveTable::text() const {
    std::string text;
    if (base_ != 0) text += std::string("base: ") + ranks[std::size_t(base_)] + '\n';
    for (const NaivePile &pile : piles_) {
        if (pile.cards.empty()) continue;
        text += pile.name + ':';
        for (const NaiveCard &card : pile.cards)
            text += ' ' + text_of(card);
        text += '\n';
    }
    return text;
}

} // namespace longwood::tests
