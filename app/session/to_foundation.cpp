#include "app/session/to_foundation.h"

#include <cstdlib>

#include "app/session/cursor.h"
#include "engine/referee.h"

namespace longwood::session {
namespace {

bool is_foundation(PileKind kind) { return kind == PileKind::Foundation || kind == PileKind::Sequence; }

std::optional<Move> first_legal(const Rules &rules, const Position &position, PileId from, PileKind to, int count) {
    for (const PileId pile : Piles{rules}) {
        if (pile.kind() != to) continue;
        const Move move{from, pile, count};
        if (is_legal(rules, position, move)) return move;
    }
    return std::nullopt;
}

bool is_the_players_decision(const Rules &rules, const Position &position, const Move &move) {
    const bool sets_base = has_base_rank(rules) && position.base() == Rank::None;
    if (sets_base && move.to.kind() == PileKind::Foundation) return true;
    if (move.to.kind() != PileKind::Sequence) return false;
    Position after = position;
    advance(rules, after, move);
    return standing(rules, after) == Standing::ProvedDead;
}

// How far a refused card is from what the foundation waits for: a card of its suit
// first, then the fewest ranks between. Without a card to compare, the last.
int distance(const Refusal &refusal) {
    constexpr int far = 1000;
    if (refusal.reason != Reason::WrongCard || refusal.card == Card{}) return far;
    int best = far;
    for (int suit = 0; suit < suits_in_deck; ++suit) {
        for (int rank = 1; rank <= ranks_in_suit; ++rank) {
            const Card wanted{Rank(rank), Suit(suit)};
            if (!refusal.needed.contains(wanted)) continue;
            const int other_suit = wanted.suit() == refusal.card.suit() ? 0 : 2 * ranks_in_suit;
            best = std::min(best, other_suit + std::abs(int(wanted.rank()) - int(refusal.card.rank())));
        }
    }
    return best;
}

} // namespace

std::optional<Move> to_foundation(const Rules &rules, const Position &position, PileId from, int count) {
    if (is_foundation(from.kind())) return std::nullopt;
    const auto sequence = first_legal(rules, position, from, PileKind::Sequence, count);
    return sequence ? sequence : first_legal(rules, position, from, PileKind::Foundation, count);
}

std::optional<Move> best_to_foundation(const Rules &rules, const Position &position, PileId from) {
    const auto whole_run = to_foundation(rules, position, from, ranks_in_suit);
    return whole_run ? whole_run : to_foundation(rules, position, from, 1);
}

std::optional<Move> next_to_foundations(const Rules &rules, const Position &position) {
    for (const PileId pile : reading_order(rules)) {
        for (const int count : {ranks_in_suit, 1}) {
            const auto move = to_foundation(rules, position, pile, count);
            if (move && !is_the_players_decision(rules, position, *move)) return move;
        }
    }
    return std::nullopt;
}

std::optional<Refusal> nearest_refusal(const Rules &rules, const Position &position, PileId from, int count) {
    std::optional<Refusal> nearest;
    for (const PileId pile : Piles{rules}) {
        if (!is_foundation(pile.kind()) || pile == from) continue;
        const auto refused = refusal(rules, position, {from, pile, count});
        if (refused && (!nearest || distance(*refused) < distance(*nearest))) nearest = refused;
    }
    return nearest;
}

} // namespace longwood::session
