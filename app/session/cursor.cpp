#include "app/session/cursor.h"

#include <algorithm>
#include <array>

namespace longwood::session {
namespace {

constexpr std::array order{PileKind::Stock,    PileKind::Waste,   PileKind::Foundation,
                           PileKind::Sequence, PileKind::Tableau, PileKind::Reserve};

int group_of(PileId pile) {
    switch (pile.kind()) {
    case PileKind::Stock:
    case PileKind::Waste: return 0;
    case PileKind::Foundation:
    case PileKind::Sequence: return 1;
    case PileKind::Tableau: return 2;
    case PileKind::Reserve: break;
    }
    return 3;
}

// The group's piles stand together in reading order.
struct Group {
    std::size_t first;
    std::size_t last;
};

Group group_at(const std::vector<PileId> &piles, std::size_t place) {
    const auto same_group = [&](std::size_t i) { return group_of(piles[i]) == group_of(piles[place]); };
    Group group{place, place};
    while (group.first > 0 && same_group(group.first - 1))
        --group.first;
    while (group.last + 1 < piles.size() && same_group(group.last + 1))
        ++group.last;
    return group;
}

CursorStep step_along_piles(const Rules &rules, const Position &position, Spot from, Action action) {
    const auto piles = reading_order(rules);
    const auto here = std::size_t(std::ranges::find(piles, from.pile) - piles.begin());
    if (here == piles.size()) return {from, Nothing::NoSuchPile};
    const Group group = group_at(piles, here);
    std::size_t there = here;
    switch (action) {
    case Action::PreviousPile: there = here == 0 ? here : here - 1; break;
    case Action::NextPile: there = std::min(here + 1, piles.size() - 1); break;
    case Action::FirstPile: there = group.first; break;
    case Action::LastPile: there = group.last; break;
    case Action::PreviousGroup: there = group_at(piles, (group.first + piles.size() - 1) % piles.size()).first; break;
    case Action::NextGroup: there = (group.last + 1) % piles.size(); break;
    default: break;
    }
    if (there == here) return {from, Nothing::EdgeOfTable};
    return {top_of(position, piles[there])};
}

CursorStep step_in_pile(const Position &position, Spot from, Action action) {
    const int first = first_index(position, from.pile);
    const int last = last_index(position, from.pile);
    int index = from.index;
    switch (action) {
    case Action::PreviousCard: index = std::max(first, index - 1); break;
    case Action::NextCard: index = std::min(last, index + 1); break;
    case Action::FirstCard: index = first; break;
    case Action::LastCard: index = last; break;
    default: break;
    }
    if (index == from.index) return {from, Nothing::EdgeOfPile};
    return {{from.pile, index}};
}

} // namespace

std::vector<PileId> reading_order(const Rules &rules) {
    std::vector<PileId> piles;
    for (const PileKind kind : order)
        for (const PileId pile : Piles{rules})
            if (pile.kind() == kind) piles.push_back(pile);
    return piles;
}

Spot top_of(const Position &position, PileId pile) { return {pile, last_index(position, pile)}; }

Spot spot_after_deal(const Position &position) { return top_of(position, PileId::tableau(1)); }

CursorStep step(const Rules &rules, const Position &position, Spot from, Action action) {
    switch (action) {
    case Action::PreviousCard:
    case Action::NextCard:
    case Action::FirstCard:
    case Action::LastCard: return step_in_pile(position, from, action);
    default: return step_along_piles(rules, position, from, action);
    }
}

} // namespace longwood::session
