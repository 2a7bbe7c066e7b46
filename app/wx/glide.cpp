#include "app/wx/glide.h"

#include <algorithm>
#include <optional>

namespace longwood::wx {
namespace {

// The pile on top of which the cards that another pile has got lay: it need not be smaller
// now, where its space was filled at once.
std::optional<PileId> giver(const Rules &rules, const Lying &before, const Lying &after, PileId taker, int count) {
    const auto got = after.position.cards(taker).last(std::size_t(count));
    const auto same = [](Card a, Card b) { return a.kind() == b.kind(); };
    for (const PileId pile : Piles(rules)) {
        const auto had = before.position.cards(pile);
        if (pile == taker || had.size() < got.size()) continue;
        if (std::ranges::equal(had, after.position.cards(pile))) continue;
        if (std::ranges::equal(had.last(got.size()), got, same)) return pile;
    }
    // Dealt to several piles at once.
    if (after.position.size(PileId::stock()) < before.position.size(PileId::stock())) return PileId::stock();
    return std::nullopt;
}

} // namespace

std::vector<Glide> glides_between(const Rules &rules, const Lying &before, const Lying &after, int dx, int dy) {
    std::vector<Glide> glides;
    for (const PileId pile : Piles(rules)) {
        const int count = after.position.size(pile) - before.position.size(pile);
        if (count <= 0) continue;
        const auto from = giver(rules, before, after, pile, count);
        if (!from) continue;
        const int lowest = std::max(0, before.position.size(*from) - count);
        const Rect was = card_rect(before.layout, {*from, lowest});
        const Rect is = card_rect(after.layout, {pile, before.position.size(pile)});
        glides.push_back({.to = pile, .count = count, .dx = was.x + dx - is.x, .dy = was.y + dy - is.y});
    }
    return glides;
}

} // namespace longwood::wx
