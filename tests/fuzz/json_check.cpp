#include "tests/fuzz/json_check.h"

#include <algorithm>

namespace longwood::fuzz {
namespace {

constexpr int deepest = 8;

// Takes what it reads off the front.
class Reader {
  public:
    explicit Reader(std::string_view text) : rest_(text) {}

    bool whole() { return value(deepest) && rest_.empty(); }

  private:
    bool take(std::string_view what) {
        if (!rest_.starts_with(what)) return false;
        rest_.remove_prefix(what.size());
        return true;
    }

    bool value(int depth) {
        if (depth == 0 || rest_.empty()) return false;
        switch (rest_.front()) {
        case '{': return list('{', '}', [&] { return string() && take(":") && value(depth - 1); });
        case '[': return list('[', ']', [&] { return value(depth - 1); });
        case '"': return string();
        default: return take("true") || take("false") || take("null") || number();
        }
    }

    template<class Item>
    bool list(char opens, char closes, Item item) {
        take({&opens, 1});
        if (take({&closes, 1})) return true;
        do {
            if (!item()) return false;
        } while (take(","));
        return take({&closes, 1});
    }

    bool string() {
        if (!take("\"")) return false;
        while (!rest_.empty() && rest_.front() != '"') {
            if (static_cast<unsigned char>(rest_.front()) < 0x20) return false;
            if (take("\\") && !escaped()) return false;
            rest_.remove_prefix(1); // the last byte of what was escaped, too
        }
        return take("\"");
    }

    // All but its last byte.
    bool escaped() {
        constexpr std::string_view hex = "0123456789abcdefABCDEF";
        if (!rest_.starts_with('u'))
            return !rest_.empty() && std::string_view{"\"\\/bfnrt"}.find(rest_.front()) != std::string_view::npos;
        if (rest_.size() < 5 || rest_.substr(1, 4).find_first_not_of(hex) != std::string_view::npos) return false;
        rest_.remove_prefix(4);
        return true;
    }

    // Whole numbers are all that answers have.
    bool number() {
        take("-");
        const std::size_t digits = std::min(rest_.find_first_not_of("0123456789"), rest_.size());
        const bool sound = digits > 0 && (digits == 1 || rest_.front() != '0');
        rest_.remove_prefix(digits);
        return sound;
    }

    std::string_view rest_;
};

} // namespace

bool is_json(std::string_view text) { return Reader{text}.whole(); }

} // namespace longwood::fuzz
