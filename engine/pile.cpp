#include "engine/pile.h"

#include <array>

namespace longwood {
namespace {

struct Numbered {
    std::string_view prefix;
    int most;
    PileId (*pile)(int);
};
constexpr std::array numbered_kinds{Numbered{"foundation-", most_foundations, PileId::foundation},
                                    Numbered{"sequence-", most_sequences, PileId::sequence},
                                    Numbered{"tableau-", most_tableau_piles, PileId::tableau}};

// One or two digits without a leading zero, as to_text writes them; else 0.
int number_from(std::string_view digits) {
    if (digits.empty() || digits.size() > 2 || digits.front() == '0') return 0;
    int number = 0;
    for (const char digit : digits) {
        if (digit < '0' || digit > '9') return 0;
        number = 10 * number + (digit - '0');
    }
    return number;
}

} // namespace

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
    for (const PileId only : {PileId::stock(), PileId::waste(), PileId::reserve()})
        if (text == to_text(only)) return only;
    for (const Numbered &kind : numbered_kinds) {
        if (!text.starts_with(kind.prefix)) continue;
        const int number = number_from(text.substr(kind.prefix.size()));
        if (number > 0 && number <= kind.most) return kind.pile(number);
    }
    return std::nullopt;
}

} // namespace longwood
