#include <algorithm>

#include "locale/translator.h"

namespace longwood::locale {

std::string fill(std::string_view pattern, std::initializer_list<Argument> arguments) {
    std::string filled;
    filled.reserve(pattern.size() + 32);
    while (!pattern.empty()) {
        const auto open = pattern.find('{');
        filled += pattern.substr(0, open);
        if (open == std::string_view::npos) break;
        pattern.remove_prefix(open);
        const auto close = pattern.find('}');
        const auto argument = std::ranges::find(
            arguments, close == std::string_view::npos ? "" : pattern.substr(1, close - 1), &Argument::name);
        if (argument != arguments.end()) {
            filled += argument->value;
            pattern.remove_prefix(close + 1);
        } else {
            filled += '{';
            pattern.remove_prefix(1);
        }
    }
    return filled;
}

} // namespace longwood::locale
