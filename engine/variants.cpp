#include "engine/variants.h"

#include <algorithm>
#include <array>

#include "engine/variants/double_signora.h"
#include "engine/variants/empress_of_italy.h"
#include "engine/variants/forty_thieves.h"
#include "engine/variants/klondike.h"
#include "engine/variants/klondike_one.h"
#include "engine/variants/malmaison.h"
#include "engine/variants/rouge_et_noir.h"
#include "engine/variants/rouge_forty.h"
#include "engine/variants/rueil.h"
#include "engine/variants/signora.h"
#include "engine/variants/sixty_thieves.h"
#include "engine/variants/spider.h"
#include "engine/variants/waterloo.h"

namespace longwood {
namespace {

// In the order of offering: the main variants, then their relatives, each family in the order of
// its main variant; the classic behind them all comes last.
constexpr std::array all{&rouge_et_noir, &double_signora,   &malmaison,     &waterloo, &rouge_forty,
                         &signora,       &empress_of_italy, &sixty_thieves, &rueil,    &forty_thieves,
                         &spider,        &klondike,         &klondike_one};
constexpr std::size_t main_ones = 4;

} // namespace

std::span<const Rules *const> variants() { return all; }
std::span<const Rules *const> main_variants() { return variants().first(main_ones); }
std::span<const Rules *const> relatives() { return variants().subspan(main_ones); }

const Rules *find_variant(std::string_view id) {
    const auto found = std::ranges::find(variants(), id, &Rules::id);
    return found == variants().end() ? nullptr : *found;
}

} // namespace longwood
