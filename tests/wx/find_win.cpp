// Finds whole winning games by beam search over the engine, with open cards. A tool for
// those who write tests: "find_win VARIANT FIRST_DEAL DEALS WIDTH [WEIGHTS...]" prints the
// first game that it wins as a saved game. What it finds lies in tests/games.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <unordered_set>
#include <vector>

#include "engine/building.h"
#include "engine/game_text.h"
#include "engine/variants.h"

namespace {

using namespace longwood;

// What a table is worth: the search keeps the tables worth most at every depth.
struct Weights {
    int foundation = 10; // a card on a foundation
    int run = 3;         // a card that lies where it may stay, and moves with the card below it
    int built = 1;       // the same, but it does not move as a unit
    int inverted = 4;    // a card under one that is needed later
    int face_down = 5;
    int space = 6;
    int stock = 2; // a card still in the stock
    int waste = 2; // a card on the waste
};

struct Link {
    std::uint32_t parent;
    Move move;
};

struct Candidate {
    int score;
    std::uint32_t parent;
    std::uint64_t hash;
    Move move;
};

// Rank as the number of cards below it on its foundation.
int order(const Position &position, Card card) {
    const int base = position.base() == Rank::None ? 1 : int(position.base());
    return (int(card.rank()) - base + ranks_in_suit) % ranks_in_suit;
}

int inversions(const Position &position, std::span<const Card> cards) {
    int highest = -1;
    int found = 0;
    for (std::size_t i = cards.size(); i-- > 0;) {
        const int here = order(position, cards[i]);
        if (here < highest) ++found;
        highest = std::max(highest, here);
    }
    return found;
}

int score_of_tableau(const Rules &rules, const Position &position, PileId pile, const Weights &weights) {
    const auto cards = position.cards(pile);
    if (cards.empty()) return weights.space;
    int score = -weights.inverted * inversions(position, cards);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (cards[i].face_down()) {
            score -= weights.face_down;
            continue;
        }
        if (i == 0 || cards[i - 1].face_down()) continue;
        if (rules.tableau.moves == Unit::Run && follows(rules.tableau.run, cards[i - 1], cards[i]))
            score += weights.run;
        else if (follows(rules.tableau.build, cards[i - 1], cards[i]))
            score += weights.built;
    }
    return score;
}

int score_of(const Rules &rules, const Position &position, const Weights &weights) {
    int score = 0;
    for (const PileId pile : Piles(rules)) {
        const int size = position.size(pile);
        switch (pile.kind()) {
        case PileKind::Stock: score -= weights.stock * size; break;
        case PileKind::Waste:
        case PileKind::Reserve:
            score -= weights.waste * size + weights.inverted * inversions(position, position.cards(pile));
            break;
        case PileKind::Foundation:
        case PileKind::Sequence: score += weights.foundation * size; break;
        case PileKind::Tableau: score += score_of_tableau(rules, position, pile, weights); break;
        }
    }
    return score;
}

// Equal for tables that differ only in the places of their piles.
std::uint64_t hash_without_places(const Rules &rules, const Position &position) {
    std::uint64_t sum = std::uint64_t(position.base()) * 0x9e3779b97f4a7c15U;
    for (const PileId pile : Piles(rules)) {
        std::uint64_t hash = 0xcbf29ce484222325U + std::uint64_t(pile.kind()) * 1099511628211U;
        for (const Card card : position.cards(pile))
            hash = (hash ^ card.bits()) * 0x100000001b3U;
        hash ^= hash >> 29;
        sum += hash * 0xbf58476d1ce4e5b9U;
    }
    return sum;
}

bool worth_trying(const Rules &rules, const Position &position, const Move &move) {
    if (move.uses_stock()) return true;
    if (move.from.kind() == PileKind::Foundation) return false;
    if (changes_nothing(rules, position, move)) return false;
    // Equal spaces and equal empty foundations: the first is enough.
    if (!position.empty(move.to)) return true;
    for (int slot = 0; slot < move.to.slot(); ++slot) {
        const PileId other = PileId::at_slot(slot);
        if (other.kind() != move.to.kind() || !position.empty(other)) continue;
        if (is_legal(rules, position, {move.from, other, move.count})) return false;
    }
    return true;
}

class Beam {
  public:
    Beam(const Rules &rules, const Weights &weights, std::size_t width)
        : rules_(rules), weights_(weights), width_(width) {}

    // The moves from there to a win, or nothing.
    Moves search(const Position &start) {
        now_ = {start};
        while (!now_.empty() && links_.size() < 600) {
            if (const auto found = std::ranges::find_if(now_, [&](const auto &p) { return is_won(rules_, p); });
                found != now_.end())
                return line_to(std::uint32_t(found - now_.begin()));
            step();
        }
        return {};
    }

  private:
    void step() {
        std::vector<Candidate> candidates;
        for (std::uint32_t i = 0; i < now_.size(); ++i) {
            list_legal_moves(rules_, now_[i], moves_);
            for (const Move &move : moves_) {
                if (!worth_trying(rules_, now_[i], move)) continue;
                Position next = now_[i];
                advance(rules_, next, move);
                const auto hash = hash_without_places(rules_, next);
                if (!seen_.insert(hash).second) continue;
                candidates.push_back({score_of(rules_, next, weights_), i, hash, move});
            }
        }
        if (candidates.size() > width_) {
            std::ranges::nth_element(candidates, candidates.begin() + std::ptrdiff_t(width_),
                                     [](const auto &a, const auto &b) { return a.score > b.score; });
            for (std::size_t i = width_; i < candidates.size(); ++i)
                seen_.erase(candidates[i].hash); // may be reached again
            candidates.resize(width_);
        }
        std::vector<Position> next;
        std::vector<Link> links;
        for (const auto &candidate : candidates) {
            next.push_back(now_[candidate.parent]);
            advance(rules_, next.back(), candidate.move);
            links.push_back({candidate.parent, candidate.move});
        }
        now_ = std::move(next);
        links_.push_back(std::move(links));
    }

    Moves line_to(std::uint32_t index) const {
        Moves line;
        for (std::size_t depth = links_.size(); depth-- > 0;) {
            const Link &link = links_[depth][index];
            line.push_back(link.move);
            index = link.parent;
        }
        std::ranges::reverse(line);
        return line;
    }

    const Rules &rules_;
    const Weights &weights_;
    std::size_t width_;
    std::vector<Position> now_;
    std::vector<std::vector<Link>> links_;
    std::unordered_set<std::uint64_t> seen_;
    Moves moves_;
};

} // namespace

int main(int count, char **words) {
    const Rules *rules = count > 4 ? find_variant(words[1]) : nullptr;
    if (!rules) {
        std::fputs("usage: find_win VARIANT FIRST_DEAL DEALS WIDTH [WEIGHTS...]\n", stderr);
        return 2;
    }
    Weights weights;
    const std::array<int *, 8> each{&weights.foundation, &weights.run,   &weights.built, &weights.inverted,
                                    &weights.face_down,  &weights.space, &weights.stock, &weights.waste};
    for (int i = 5; i < count && i - 5 < int(each.size()); ++i)
        *each[std::size_t(i - 5)] = std::atoi(words[i]);
    const DealNumber first = std::strtoull(words[2], nullptr, 10);
    const DealNumber deals = std::strtoull(words[3], nullptr, 10);
    for (DealNumber number = first; number < first + deals; ++number) {
        Game game(*rules, number);
        Beam beam(*rules, weights, std::strtoul(words[4], nullptr, 10));
        const Moves line = beam.search(game.position());
        std::fprintf(stderr, "deal %llu: %zu moves\n", static_cast<unsigned long long>(number), line.size());
        if (line.empty()) continue;
        for (const Move &move : line)
            static_cast<void>(game.play(move));
        std::fputs(to_text(game).c_str(), stdout);
        return 0;
    }
    return 1;
}
