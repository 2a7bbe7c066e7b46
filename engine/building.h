// What may lie on what: build rules applied to cards.
#pragma once

#include "engine/rules.h"

namespace longwood {

/// The cards that may be laid on `below` under the rule; none past king or ace
/// unless the rule goes round.
constexpr CardSet followers(const BuildRule &rule, Card below) {
    const bool up = rule.direction == Direction::Up;
    if (rule.wrap == Wrap::No && below.rank() == (up ? Rank::King : Rank::Ace)) return {};
    const Rank rank = up ? rank_above(below.rank()) : rank_below(below.rank());
    const CardSet same_rank = CardSet::of_rank(rank);
    switch (rule.by) {
    case Building::ByRank: return same_rank;
    case Building::BySuit: return CardSet{Card{rank, below.suit()}};
    case Building::ByColor: return same_rank & CardSet::of_color(below.color());
    case Building::ByAlternateColor: return same_rank - CardSet::of_color(below.color());
    }
    return {};
}

/// Whether `above` may lie on `below`.
constexpr bool follows(const BuildRule &rule, Card below, Card above) { return followers(rule, below).contains(above); }

} // namespace longwood
