#include "engine/pile.h"

#include <array>

namespace longwood {

std::string to_text(PileId pile) {
    const auto numbered = [&](const char *name) { return name + std::to_string(pile.number()); };
    switch (pile.kind()) {
    case PileKind::Stock: return "stock";
    case PileKind::Waste: return "waste";
    case PileKind::Reserve: return "reserve";
    case PileKind::Foundation: return numbered("foundation-");
    case PileKind::Sequence: return numbered("sequence-");
    case PileKind::Tableau: return numbered("tableau-");
    }
    return {};
}

std::optional<PileId> pile_from_text(std::string_view text) {
    for (int slot = 0; slot < most_piles; ++slot)
        if (to_text(PileId::at_slot(slot)) == text) return PileId::at_slot(slot);
    return std::nullopt;
}

} // namespace longwood
