// The languages that the player can choose, found by looking at the catalogs that are
// there: adding a language needs no change of the program.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "locale/translator.h"

namespace longwood::locale {

struct Language {
    /// "en", "de", "pt_BR": for Translator::choose.
    std::string code;
    /// What its speakers call it: "Deutsch".
    std::string name;
    bool right_to_left = false;
};

/// The codes of English and of every language with a catalog, in alphabetical order. Opens no
/// catalog, but asks every folder there, which are hundreds where the system's own lie too.
std::vector<std::string> codes_in(const std::filesystem::path &catalogs);

/// The same with names, without those whose catalog is damaged. Reads every catalog, so
/// make it when the list is shown, not at the start.
std::vector<Language> languages_in(const std::filesystem::path &catalogs);

/// The chosen language's name for itself.
std::string own_name(const Translator &words);
/// Whether the chosen language is written from right to left.
bool right_to_left(const Translator &words);

/// What the player prefers, best first: "de_AT", "de", "en"; on Windows the languages of the
/// system, else those of the environment. Empty if nothing is said.
std::vector<std::string> preferred_languages();
/// As POSIX and gettext read LANGUAGE, LC_ALL, LC_MESSAGES and LANG. Empty if nothing is said or
/// it is "C"; but LANGUAGE holds with LANG=C too, so that a system without locales has its players'
/// languages. `variable` reads the environment and returns null for what is not set.
std::vector<std::string> preferred_languages(const std::function<const char *(const char *)> &variable);

/// The language to take for what is wanted: itself, without its country, or with another
/// country ("de_AT" finds "de", "pt" and "pt_PT" find "pt_BR"). For --lang, which may also
/// be "de_DE.UTF-8" or "de-AT". Empty if there is none.
std::string language_asked_for(const std::filesystem::path &catalogs, std::string_view wanted);

/// That of the first preferred language that has one; else English.
std::string best_language(const std::filesystem::path &catalogs, const std::vector<std::string> &preferred);

/// Chooses the language that the player has set, else ("") that of the system. If the one set
/// is missing or damaged it is the system's, and the sentence tells. One call for the start of
/// a program.
std::optional<std::string> begin_in_language(Translator &words, const std::string &chosen,
                                             const std::filesystem::path &catalogs);
/// The same where it is known which language the system speaks.
std::optional<std::string> begin_in_language(Translator &words, const std::string &chosen, const std::string &system,
                                             const std::filesystem::path &catalogs);

/// The sentence for a Translator::choose that returned false.
std::string language_refused(const Translator &words, std::string_view code);

} // namespace longwood::locale
