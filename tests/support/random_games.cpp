#include "tests/support/random_games.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "engine/building.h"
#include "engine/referee.h"
#include "engine/variants.h"

namespace longwood::tests {
namespace {

// The cards not yet laid out.
class Pool {
  public:
    Pool(int decks, std::mt19937_64 &random) : cards_(shuffled(decks, random() % last_deal_number + 1)) {}

    bool empty() const { return cards_.empty(); }
    Card take() {
        const Card card = cards_.back();
        cards_.pop_back();
        return card;
    }
    std::optional<Card> take_one_of(CardSet wanted) {
        const auto found = std::ranges::find_if(cards_, [&](Card card) { return wanted.contains(card); });
        if (found == cards_.end()) return std::nullopt;
        const Card card = *found;
        cards_.erase(found);
        return card;
    }

  private:
    std::vector<Card> cards_;
};

// From the king down, as long as the pool has what follows.
std::vector<Card> build_run(const BuildRule &rule, Pool &pool, int length) {
    std::vector<Card> run;
    CardSet wanted = CardSet::of_rank(Rank::King);
    while (int(run.size()) < length) {
        const auto card = pool.take_one_of(wanted);
        if (!card) break;
        run.push_back(*card);
        wanted = followers(rule, *card);
    }
    return run;
}

void build_foundations(const Rules &rules, Pool &pool, std::mt19937_64 &random, Position &table) {
    if (has_base_rank(rules)) table.set_base(Rank(1 + random_below(random, ranks_in_suit)));
    for (int number = 1; number <= rules.foundations.count; ++number) {
        const PileId pile = PileId::foundation(number);
        const std::size_t height = std::min<std::size_t>(random_below(random, 20), ranks_in_suit);
        for (std::size_t i = 0; i < height; ++i) {
            const auto card = pool.take_one_of(accepted(rules, table, pile));
            if (!card) break;
            table.put(pile, *card);
        }
    }
}

PileId any_tableau_pile(const Rules &rules, std::mt19937_64 &random) {
    return PileId::tableau(1 + int(random_below(random, std::size_t(rules.tableau.dealt.piles()))));
}

// Runs from the king down, some whole, some not, on any pile.
void lay_runs(const Rules &rules, Pool &pool, std::mt19937_64 &random, Position &table) {
    for (int i = 0; i < 6; ++i) {
        const PileId pile = any_tableau_pile(rules, random);
        const int length = random_below(random, 2) == 0 ? ranks_in_suit : 1 + int(random_below(random, ranks_in_suit));
        const BuildRule &rule = rules.sequences.count > 0 ? rules.sequences.build : rules.tableau.build;
        for (const Card card : build_run(rule, pool, length))
            table.put(pile, card);
    }
}

// Face-down cards at the bottom of some piles, where the variant has them.
void lay_hidden_cards(const Rules &rules, Pool &pool, std::mt19937_64 &random, Position &table) {
    if (rules.tableau.faces == Faces::AllUp) return;
    for (int number = 1; number <= rules.tableau.dealt.piles(); ++number)
        for (std::size_t i = random_below(random, 3); i > 0; --i)
            table.put(PileId::tableau(number), pool.take().turned_down());
}

// C2 leaves no face-down card on top.
void turn_tops_up(const Rules &rules, Position &table) {
    for (int number = 1; number <= rules.tableau.dealt.piles(); ++number)
        if (!table.empty(PileId::tableau(number))) table.turn_top_up(PileId::tableau(number));
}

// No variant lets a space lie open while it fills itself.
void close_spaces(const Rules &rules, Position &table) {
    if (rules.tableau.spaces == SpaceFilling::ByHand) return;
    for (int number = 1; number <= rules.tableau.dealt.piles(); ++number) {
        const PileId source = table.empty(PileId::waste()) ? PileId::stock() : PileId::waste();
        if (!table.empty(PileId::tableau(number)) || table.empty(source)) continue;
        table.shift(source, PileId::tableau(number), 1);
        table.turn_top_up(PileId::tableau(number));
    }
}

} // namespace

int share_of_games(const Rules &rules, int many) {
    const bool is_main = std::ranges::find(main_variants(), &rules) != main_variants().end();
    return is_main ? many : many / 4;
}

Move random_move(const Moves &legal, std::mt19937_64 &random) {
    if (random_below(random, 2) == 0) {
        Moves climbing;
        std::ranges::copy_if(legal, std::back_inserter(climbing), [](const Move &move) {
            const bool up = move.to.kind() == PileKind::Foundation || move.to.kind() == PileKind::Sequence;
            return up && move.from.kind() != PileKind::Foundation;
        });
        if (!climbing.empty()) return climbing[random_below(random, climbing.size())];
    }
    const bool can_wait = legal.size() > 1 && legal.front().uses_stock();
    if (can_wait && random_below(random, 4) != 0) return legal[1 + random_below(random, legal.size() - 1)];
    return legal[random_below(random, legal.size())];
}

Position random_late_table(const Rules &rules, std::mt19937_64 &random) {
    Position table;
    Pool pool{rules.decks, random};
    lay_hidden_cards(rules, pool, random, table);
    if (random_below(random, 2) == 0) { // whole runs first, else the foundations have what they need
        lay_runs(rules, pool, random, table);
        build_foundations(rules, pool, random, table);
    } else {
        build_foundations(rules, pool, random, table);
        lay_runs(rules, pool, random, table);
    }
    const std::size_t stock_is_left = random_below(random, 2);
    while (!pool.empty()) {
        const std::size_t where = random_below(random, 10);
        const Card card = pool.take();
        if (where < 2 * stock_is_left)
            table.put(PileId::stock(), card.turned_down());
        else if (where < 4 * stock_is_left && has_waste(rules))
            table.put(PileId::waste(), card);
        else if (where < 5 && rules.reserve.cards > table.size(PileId::reserve()))
            table.put(PileId::reserve(), card);
        else
            table.put(any_tableau_pile(rules, random), card);
    }
    turn_tops_up(rules, table);
    close_spaces(rules, table);
    return table;
}

} // namespace longwood::tests
