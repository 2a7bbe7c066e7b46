#include <fstream>

#include "locale/translator.h"
#include "tests/fuzz/bodies.h"
#include "tests/fuzz/scratch_folder.h"

namespace longwood::fuzz {

void catalog(std::string_view input) {
    static const ScratchFolder scratch;
    const auto &catalogs = scratch.emptied();
    const auto folder = catalogs / "de" / "LC_MESSAGES";
    std::filesystem::create_directories(folder);
    std::ofstream{folder / "longwood.mo", std::ios::binary} << input;

    locale::Translator words{catalogs};
    const bool chosen = words.choose("de");
    require(words.language() == (chosen ? "de" : "en"), "a refused catalog leaves the language as it was");
    const std::size_t longest = input.size() + 200;
    // The texts of the seeds, and some that no catalog has.
    for (const char *english : {"a", "card", "cards", "Undo", "", "\x04", "no such text"}) {
        require(words.text(english).size() <= longest, "a text ends");
        require(words.text_in("c", english).size() <= longest, "a text in a context ends");
        for (const long n : {-1L, 0L, 1L, 2L, 3L, 5L, 11L, 21L, 100L, 1'000'000'000L, 9'000'000'000'000L})
            require(words.plural(english, "cards", n).size() <= longest, "a plural ends");
    }
    if (!chosen) require(words.text("Undo") == "Undo", "without a catalog the text is English");
}

} // namespace longwood::fuzz
