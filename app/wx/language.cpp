#include "app/wx/language.h"

#include <algorithm>

namespace longwood::wx {

using locale::Translator;

std::vector<LanguageChoice> languages_to_choose(const Translator &words, const std::string &system,
                                                const std::filesystem::path &catalogs) {
    std::vector<LanguageChoice> choices;
    std::string name_of_system = system;
    for (const locale::Language &language : locale::languages_in(catalogs)) {
        choices.push_back({language.code, language.name});
        if (language.code == system) name_of_system = language.name;
    }
    std::ranges::sort(
        choices, [&](const LanguageChoice &a, const LanguageChoice &b) { return words.compare(a.name, b.name) < 0; });
    // TRANSLATORS: first item of the list of languages; {language} is the system's own one, e.g. "Deutsch"
    choices.insert(choices.begin(),
                   {"", locale::fill(words.text("As the system: {language}"), {{"language", name_of_system}})});
    return choices;
}

} // namespace longwood::wx
