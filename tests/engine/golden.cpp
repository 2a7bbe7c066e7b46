#include "tests/engine/golden.h"

#include "engine/referee.h"
#include "tests/support/table.h"

namespace longwood::tests {

std::string golden_deal(const Rules &rules, DealNumber number) {
    return "deal " + std::to_string(number) + " of " + std::string(rules.id) + '\n' +
           table_text(rules, deal(rules, number));
}

Position after_fixed_moves(const Rules &rules, DealNumber number, int moves) {
    Position position = deal(rules, number);
    for (int i = 0; i < moves; ++i) {
        const Moves legal = legal_moves(rules, position);
        if (legal.empty()) break;
        advance(rules, position, legal[std::size_t(i * 7 + 3) % legal.size()]);
    }
    return position;
}

std::uint64_t count_moves(const Rules &rules, const Position &position, int depth) {
    const Moves legal = legal_moves(rules, position);
    if (depth == 1) return legal.size();
    std::uint64_t count = 0;
    for (const Move &move : legal) {
        Position next = position;
        advance(rules, next, move);
        count += count_moves(rules, next, depth - 1);
    }
    return count;
}

std::string golden_counts(const Rules &rules) {
    constexpr int deepest = 3;
    std::string text;
    std::uint64_t signature = 0;
    for (DealNumber number = 1; number <= 5; ++number) {
        for (const int moves : {0, 40, 120}) {
            const Position position = after_fixed_moves(rules, number, moves);
            text += "deal " + std::to_string(number) + " after " + std::to_string(moves) + " moves:";
            for (int depth = 1; depth <= deepest; ++depth) {
                const std::uint64_t count = count_moves(rules, position, depth);
                signature = signature * 1000003 + count;
                text += ' ' + std::to_string(count);
            }
            text += '\n';
        }
    }
    return text + "signature: " + std::to_string(signature) + '\n';
}

} // namespace longwood::tests
