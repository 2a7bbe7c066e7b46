// All words for people come through here, in the player's language.
//
// Boost.Locale with the ICU backend, as a locale object of our own: the global C++
// locale is never touched, so nothing else in the program changes with the language.
#pragma once

#include <cstdint>
#include <filesystem>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>

namespace longwood::locale {

/// A named argument for fill, e.g. {"card", "seven of hearts"}.
struct Argument {
    std::string_view name;
    std::string value;
};

/// Replaces every "{name}" by the argument of that name; an unknown one is left as it stands.
std::string fill(std::string_view pattern, std::initializer_list<Argument> arguments);

class Translator {
  public:
    /// `catalogs` holds <language>/LC_MESSAGES/longwood.mo. Starts in English, the language
    /// of the source, which needs no catalog.
    explicit Translator(const std::filesystem::path &catalogs);
    ~Translator();
    Translator(Translator &&) noexcept;
    Translator &operator=(Translator &&) noexcept;

    /// Changes the language ("de", "pt_BR"). False if its catalog is missing or damaged:
    /// then everything stays as it was.
    bool choose(std::string_view language);
    const std::string &language() const;

    /// The text in the chosen language; the English of the source if it has none.
    std::string text(const char *english) const;
    std::string text_in(const char *context, const char *english) const;
    /// The same, but `otherwise` where the catalog leaves the text open or the language is
    /// English: for forms that not every language has, such as the object form of a card.
    std::string text_or(const char *context, const char *english, const std::string &otherwise) const;
    /// The form for `n` things; fill in the number with number(n).
    std::string plural(const char *one, const char *many, long n) const;
    std::string plural_in(const char *context, const char *one, const char *many, long n) const;

    /// In the way of the chosen language, as ICU has it.
    std::string number(std::int64_t n) const;
    std::string percent(double fraction) const;
    /// Less than 0, 0, greater: order of two words in the chosen language.
    int compare(const std::string &a, const std::string &b) const;

  private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

} // namespace longwood::locale

// Mark texts in tables for the catalogs; look them up with text or text_in.
#define N_(text) text
#define NC_(context, text) text
