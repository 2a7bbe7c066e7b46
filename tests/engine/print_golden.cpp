// Prints the golden files, for a person to compare and to commit by hand: no test and no build
// step ever writes them. A deal number means the same deal for ever [C9], so golden_deals.txt only
// ever grows.
#include <cstdio>
#include <string>

#include "engine/variants.h"
#include "tests/engine/golden.h"

int main(int argc, char **argv) {
    using namespace longwood;
    const std::string what = argc > 1 ? argv[1] : "";
    if (what == "deals") {
        for (const Rules *rules : variants())
            for (const DealNumber number : tests::golden_numbers)
                std::printf("%s\n", tests::golden_deal(*rules, number).c_str());
        return 0;
    }
    const Rules *rules = argc > 2 ? find_variant(argv[2]) : nullptr;
    if (what == "counts" && rules) {
        std::fputs(tests::golden_counts(*rules).c_str(), stdout);
        return 0;
    }
    std::fputs("usage: print_golden deals | print_golden counts VARIANT\n", stderr);
    return 2;
}
