#include "tests/help/pages.h"

#include <map>
#include <regex>
#include <sstream>
#include <stdexcept>

#include "engine/variants.h"
#include "tests/support/source_file.h"

namespace longwood::tests {

std::vector<std::string> help_languages() {
    std::vector<std::string> languages{"en"};
    std::istringstream lines{source_file("locale/po/LINGUAS")};
    for (std::string line; std::getline(lines, line);)
        if (!line.empty() && line.front() != '#') languages.push_back(line);
    return languages;
}

locale::Translator speaking(const std::string &language) {
    locale::Translator words{LONGWOOD_BUILT_CATALOGS};
    if (!words.choose(language)) throw std::runtime_error("no catalog for " + language);
    return words;
}

locale::HelpPage help_in(const std::string &language, std::string_view variant) {
    // Asked for thousands of pages: a catalog takes longer to load than a page to write.
    static std::map<std::string, locale::Translator> loaded;
    auto words = loaded.find(language);
    if (words == loaded.end()) words = loaded.emplace(language, speaking(language)).first;
    return locale::help_page(words->second, *find_variant(variant));
}

std::set<std::string> facts_told(const locale::HelpPage &page) {
    std::set<std::string> facts;
    for (const auto &section : page.sections)
        for (const auto &paragraph : section.paragraphs)
            facts.insert(paragraph.facts.begin(), paragraph.facts.end());
    return facts;
}

std::set<std::string> facts_of_sheet(const std::string &sheet) {
    const std::string text = source_file("tests/rules/" + sheet);
    static const std::regex fact{R"(\n- ((?:[A-Z]{2}-[A-Z]?|C)[0-9]+) )"};
    std::set<std::string> ids;
    for (std::sregex_iterator found{text.begin(), text.end(), fact}, end; found != end; ++found)
        ids.insert((*found)[1]);
    return ids;
}

std::string text_of(const locale::HelpPage &page, std::string_view section) {
    std::string text;
    for (const auto &candidate : page.sections) {
        if (candidate.id != section) continue;
        for (const auto &paragraph : candidate.paragraphs)
            text += paragraph.text + '\n';
    }
    return text;
}

} // namespace longwood::tests
