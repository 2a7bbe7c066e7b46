#include "locale/languages.h"

#include <algorithm>
#include <system_error>

#include "engine/path_text.h"
#include "locale/catalog_file.h"

namespace longwood::locale {
namespace {

/// "de_AT.UTF-8@euro" and "de-AT" are "de_AT" to us.
std::string plain_code(std::string_view name) {
    std::string code{name.substr(0, name.find_first_of(".@"))};
    std::ranges::replace(code, '-', '_');
    return code;
}

std::string_view without_country(std::string_view code) { return code.substr(0, code.find('_')); }

bool is_there(const std::filesystem::path &catalogs, std::string_view code) {
    std::error_code ignored;
    return code == "en" || (is_language_code(code) && std::filesystem::exists(catalog_file(catalogs, code), ignored));
}

bool is_untranslated(std::string_view locale_name) { return locale_name == "C" || locale_name == "POSIX"; }

std::vector<std::string> split(std::string_view list, char separator) {
    std::vector<std::string> parts;
    while (!list.empty()) {
        const auto end = std::min(list.find(separator), list.size());
        if (end > 0) parts.push_back(plain_code(list.substr(0, end)));
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return parts;
}

} // namespace

std::vector<std::string> codes_in(const std::filesystem::path &catalogs) {
    std::vector<std::string> codes{"en"};
    std::error_code error;
    std::filesystem::directory_iterator folder(catalogs, error);
    for (; !error && folder != std::filesystem::directory_iterator{}; folder.increment(error)) {
        const std::string code = text_of_path(folder->path().filename());
        if (code != "en" && is_there(catalogs, code)) codes.push_back(code);
    }
    std::ranges::sort(codes);
    return codes;
}

std::vector<Language> languages_in(const std::filesystem::path &catalogs) {
    std::vector<Language> languages;
    Translator words(catalogs);
    for (const std::string &code : codes_in(catalogs))
        if (words.choose(code)) languages.push_back({code, own_name(words), right_to_left(words)});
    return languages;
}

std::string own_name(const Translator &words) {
    // TRANSLATORS: The name of your language in your language, as in a list of languages: "Deutsch".
    return words.text_in("language", "English");
}

bool right_to_left(const Translator &words) {
    // TRANSLATORS: No text: "rtl" if your language is written from right to left, else "ltr".
    return words.text_in("direction", "ltr") == "rtl";
}

std::vector<std::string> preferred_languages(const std::function<const char *(const char *)> &variable) {
    const auto value = [&](const char *name) {
        const char *found = variable(name);
        return std::string_view(found ? found : "");
    };
    std::string_view locale_name;
    for (const char *name : {"LC_ALL", "LC_MESSAGES"})
        if (locale_name.empty()) locale_name = value(name);
    if (is_untranslated(locale_name)) return {}; // asked for; then gettext does not look at LANGUAGE either
    // But LANG=C is also what a system says that has no locales.
    if (locale_name.empty()) locale_name = value("LANG");
    std::vector<std::string> preferred = split(value("LANGUAGE"), ':');
    const std::string code = plain_code(locale_name);
    if (!code.empty() && !is_untranslated(code)) preferred.push_back(code);
    return preferred;
}

std::string language_asked_for(const std::filesystem::path &catalogs, std::string_view wanted) {
    const std::string code = plain_code(wanted);
    const std::string_view name = without_country(code);
    if (name.empty()) return {};
    for (const std::string_view exact : {std::string_view(code), name})
        if (is_there(catalogs, exact)) return std::string(exact);
    for (std::string &other : codes_in(catalogs))
        if (without_country(other) == name) return std::move(other);
    return {};
}

std::string best_language(const std::filesystem::path &catalogs, const std::vector<std::string> &preferred) {
    for (const std::string &wanted : preferred)
        if (std::string found = language_asked_for(catalogs, wanted); !found.empty()) return found;
    return "en";
}

std::optional<std::string> begin_in_language(Translator &words, const std::string &chosen,
                                             const std::filesystem::path &catalogs) {
    return begin_in_language(words, chosen, best_language(catalogs, preferred_languages()), catalogs);
}

std::optional<std::string> begin_in_language(Translator &words, const std::string &chosen, const std::string &system,
                                             const std::filesystem::path &catalogs) {
    const std::string code = chosen.empty() ? system : language_asked_for(catalogs, chosen);
    if (words.choose(code)) return std::nullopt;
    words.choose(system);
    return language_refused(words, chosen.empty() ? system : chosen);
}

std::string language_refused(const Translator &words, std::string_view code) {
    // TRANSLATORS: {language} is a code such as "de".
    return fill(
        words.text("The texts for the language {language} are missing or damaged, so the language stays as it was. "
                   "Installing Longwood again repairs them."),
        {{"language", std::string(code)}});
}

} // namespace longwood::locale
