#include "engine/variants.h"

#include <algorithm>
#include <array>

#include "engine/variants/double_signora.h"
#include "engine/variants/malmaison.h"
#include "engine/variants/rouge_et_noir.h"
#include "engine/variants/waterloo.h"

namespace longwood {

std::span<const Rules *const> variants() {
    static constexpr std::array all{&rouge_et_noir, &double_signora, &malmaison, &waterloo};
    return all;
}

const Rules *find_variant(std::string_view id) {
    const auto found = std::ranges::find(variants(), id, &Rules::id);
    return found == variants().end() ? nullptr : *found;
}

} // namespace longwood
