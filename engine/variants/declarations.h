// Shared by the declarations: marks names for the catalog (context "variant"), and says "as that
// variant in everything but this".
#pragma once

#include "engine/rules.h"

#define VARIANT_NAME(name) name

namespace longwood {

/// The rules of a variant under an id and a name of its own and with changes: what rule texts say as "played
/// like ..., but". `change` is called with the copied Rules.
consteval Rules as_in(const Rules &variant, std::string_view id, std::string_view name, auto change) {
    Rules rules = variant;
    rules.id = id;
    rules.name = name;
    change(rules);
    return checked(rules);
}

} // namespace longwood
