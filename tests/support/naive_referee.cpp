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
    if (variant == "rouge-et-noir") foundations = 4, sequences = 4, tableau_piles_ = 10; // RN-L1, L2, L3
    if (variant == "double-signora") foundations = 16, tableau_piles_ = 11;              // DS-L1, L2
    if (variant == "malmaison") foundations = 12, tableau_piles_ = 12;                   // MM-L1, L2
    if (variant == "waterloo") foundations = 8, tableau_piles_ = 6;                      // WL-L1, L2
    if (tableau_piles_ == 0) throw std::invalid_argument("no naive " + variant_);
    piles_.push_back({NaiveKind::Stock, "stock", {}});
    if (variant != "rouge-et-noir") piles_.push_back({NaiveKind::Waste, "waste", {}}); // RN-L5
    if (variant == "double-signora") piles_.push_back({NaiveKind::Reserve, "reserve", {}});
    for (int i = 1; i <= foundations; ++i)
        piles_.push_back({NaiveKind::Foundation, "foundation-" + std::to_string(i), {}});
    for (int i = 1; i <= sequences; ++i)
        piles_.push_back({NaiveKind::Sequence, "sequence-" + std::to_string(i), {}});
    for (int i = 1; i <= tableau_piles_; ++i)
        piles_.push_back({NaiveKind::Tableau, "tableau-" + std::to_string(i), {}});
}

const NaivePile &NaiveTable::pile(std::string_view name) const {
    for (const NaivePile &pile : piles_)
        if (pile.name == name) return pile;
    throw std::invalid_argument("no naive pile " + std::string(name));
}

NaivePile &NaiveTable::pile(std::string_view name) {
    return const_cast<NaivePile &>(static_cast<const NaiveTable *>(this)->pile(name));
}

void NaiveTable::deal(const std::vector<std::string> &shuffled) {
    std::vector<NaiveCard> deck;
    int aces = 0;
    for (const std::string &text : shuffled) {
        if (variant_ == "waterloo" && text[0] == 'A') // WL-L1, C9
            pile("foundation-" + std::to_string(++aces)).cards.push_back(card_of(text));
        else
            deck.push_back(card_of(text));
    }
    std::size_t next = 0;
    if (variant_ == "double-signora") // DS-L3
        while (next < 21)
            pile("reserve").cards.push_back(deck[next++]);
    const std::vector<int> stair{8, 7, 6, 5, 4, 3, 2, 1, 1, 0};
    for (int row = 1; row <= 8; ++row) {
        for (int i = 1; i <= tableau_piles_; ++i) {
            int height = 1;                                                         // DS-L2, WL-L2
            if (variant_ == "malmaison") height = 5;                                // MM-L2
            if (variant_ == "rouge-et-noir") height = stair.at(std::size_t(i) - 1); // RN-L3
            if (row > height) continue;
            NaiveCard card = deck[next++];
            card.up = variant_ != "rouge-et-noir" || row == height; // RN-L4
            pile("tableau-" + std::to_string(i)).cards.push_back(card);
        }
    }
    for (std::size_t i = deck.size(); i > next; --i) {
        deck[i - 1].up = false;
        pile("stock").cards.push_back(deck[i - 1]);
    }
}

void NaiveTable::lay_out(std::string_view text) {
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
    if (variant_ == "rouge-et-noir") return !same_color(below, above); // RN-T2
    return below.suit == above.suit;                                   // MM-T2, WL-T2
}

// C1, C4 and what a variant lets leave a pile.
bool NaiveTable::may_leave(const NaivePile &from, const NaivePile &to, int count) const {
    if (from.kind == NaiveKind::Stock) return false;
    if (from.kind == NaiveKind::Sequence) return false;                                    // RN-S2
    if (from.kind == NaiveKind::Reserve && to.kind != NaiveKind::Foundation) return false; // DS-R1
    if (variant_ == "rouge-et-noir" && from.kind == NaiveKind::Foundation && to.kind != NaiveKind::Tableau)
        return false;                                                                    // RN-F3
    if (to.kind == NaiveKind::Sequence && from.kind != NaiveKind::Tableau) return false; // RN-S1
    if (count == 1) return true;
    if (variant_ == "double-signora") return false; // DS-T2
    return from.kind == NaiveKind::Tableau &&
           (to.kind == NaiveKind::Tableau || to.kind == NaiveKind::Sequence); // RN-T2, MM-T2, WL-T2
}

bool NaiveTable::foundation_takes(const NaivePile &foundation, const NaiveCard &card) const {
    const auto &cards = foundation.cards;
    if (cards.size() >= 13) return false; // C3
    if (!cards.empty()) {
        const NaiveCard &top = cards.back();
        if (variant_ == "double-signora")
            return card.rank == next_going_round(top.rank) && !same_color(card, top); // DS-F2
        if (card.rank != top.rank + 1) return false;
        return variant_ == "rouge-et-noir" ? same_color(card, top) : card.suit == top.suit; // RN-F1, MM-F1, WL-F1
    }
    if (variant_ == "double-signora") return base_ == 0 || card.rank == base_; // DS-F1
    if (card.rank != 1) return false;                                          // MM-F1, WL-F4, RN-F2
    if (variant_ != "rouge-et-noir") return true;
    std::string other = foundation.name;
    other.back() = std::string("2143")[std::size_t(other.back() - '1')];
    return pile(other).cards.empty() || !same_color(pile(other).cards.front(), card); // RN-F2
}

bool NaiveTable::space_takes(const NaivePile &from, const NaiveCard &card) const {
    if (variant_ == "rouge-et-noir") return card.rank == 13; // RN-T3
    if (variant_ == "double-signora")                        // DS-T4
        return pile("waste").cards.empty() && pile("stock").cards.empty() && from.kind == NaiveKind::Tableau;
    return true; // MM-T3, WL-T3
}

bool NaiveTable::tableau_takes(const NaiveCard &below, const NaiveCard &card) const {
    if (variant_ == "double-signora")
        return below.rank == next_going_round(card.rank) && !same_color(below, card); // DS-T1
    if (below.rank != card.rank + 1) return false;
    if (variant_ == "rouge-et-noir") return !same_color(below, card); // RN-T1
    return variant_ == "waterloo" || below.suit == card.suit;         // WL-T1, MM-T1
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
    if (to.kind == NaiveKind::Sequence) return to.cards.empty() && count == 13 && card.rank == 13; // RN-S1
    return to.cards.empty() ? space_takes(from, card) : tableau_takes(to.cards.back(), card);
}

std::vector<std::string> NaiveTable::legal_moves() const {
    std::vector<std::string> moves;
    if (!pile("stock").cards.empty()) moves.push_back("draw"); // one pass: RN-K2, DS-K1, MM-K1, WL-K1
    for (const NaivePile &from : piles_)
        for (const NaivePile &to : piles_)
            for (int count = 1; count <= int(from.cards.size()) && count <= 14; ++count)
                if (may(from, to, count))
                    moves.push_back("move " + from.name + ' ' + to.name + ' ' + std::to_string(count));
    return moves;
}

void NaiveTable::use_stock() {
    if (variant_ != "rouge-et-noir") { // DS-K1, MM-K1, WL-K1
        pile("waste").cards.push_back(take_last(pile("stock")));
        pile("waste").cards.back().up = true;
        return;
    }
    for (int i = 1; i <= tableau_piles_ && !pile("stock").cards.empty(); ++i) { // RN-K1, RN-K2
        NaivePile &to = pile("tableau-" + std::to_string(i));
        to.cards.push_back(take_last(pile("stock")));
        to.cards.back().up = true;
    }
}

void NaiveTable::fill_spaces() {
    for (int i = 1; i <= tableau_piles_; ++i) { // DS-T3
        NaivePile &space = pile("tableau-" + std::to_string(i));
        NaivePile &source = pile("waste").cards.empty() ? pile("stock") : pile("waste");
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
        if (to.kind == NaiveKind::Foundation && base_ == 0 && variant_ == "double-signora")
            base_ = from.cards.back().rank; // DS-F1
        const auto lead = from.cards.end() - std::ptrdiff_t(count);
        to.cards.insert(to.cards.end(), lead, from.cards.end());
        from.cards.erase(lead, from.cards.end());
        if (from.kind == NaiveKind::Tableau && !from.cards.empty()) from.cards.back().up = true; // C2
    }
    if (variant_ == "double-signora") fill_spaces();
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
