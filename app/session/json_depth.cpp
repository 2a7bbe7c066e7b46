#include "app/session/json_depth.h"

namespace longwood::session {

bool nests_too_deep(std::string_view json) {
    constexpr int deepest = 100;
    int depth = 0;
    bool in_string = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        switch (json[i]) {
        case '"': in_string = !in_string; break;
        case '\\': i += in_string ? 1 : 0; break;
        case '[':
        case '{': depth += in_string ? 0 : 1; break;
        case ']':
        case '}': depth -= in_string ? 0 : 1; break;
        default: break;
        }
        if (depth > deepest) return true;
    }
    return false;
}

} // namespace longwood::session
