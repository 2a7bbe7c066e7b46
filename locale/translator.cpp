#include "locale/translator.h"

#include <algorithm>
#include <boost/locale.hpp>
#include <cmath>
#include <exception>
#include <iomanip>
#include <locale>
#include <optional>
#include <sstream>

#include "locale/catalog_file.h"

namespace longwood::locale {
namespace {

namespace bl = boost::locale;

/// The only domain of our catalogs, so the first and the default one.
constexpr int domain = 0;

bl::gnu_gettext::messages_info messages_of(std::string_view language, const std::string &catalog) {
    const auto separator = language.find('_');
    bl::gnu_gettext::messages_info info;
    info.language = language.substr(0, separator);
    if (separator != std::string_view::npos) info.country = language.substr(separator + 1);
    info.encoding = "UTF-8";
    info.domains.emplace_back("longwood");
    info.paths.emplace_back(".");
    // We have read the file: paths with umlauts work on every platform, and a damaged
    // file has been refused before anything of the old language is given up.
    info.callback = [&catalog](const std::string &, const std::string &) {
        return std::vector<char>(catalog.begin(), catalog.end());
    };
    return info;
}

/// Numbers, percent and order of words by ICU. Made when first asked for: much of a game
/// needs none of it, and ICU in use is a quarter of an empty window's start.
std::locale formats_of(const std::string &language) {
    auto backends = bl::localization_backend_manager::global();
    backends.select("icu");
    bl::generator generator(backends);
    generator.categories(bl::formatting_facet | bl::collation_facet | bl::information_facet);
    generator.characters(bl::char_facet);
    return generator(language + ".UTF-8");
}

/// Languages that write small numbers with the digits 0 to 9 and no sign between them, as ICU does too (a test
/// compares). The table is full of small numbers, so that without this every start would wait for ICU. A language
/// that is not here is right all the same.
bool has_plain_digits(std::string_view language) {
    static constexpr std::string_view known[] = {"cs", "de", "el",    "en", "es", "fr", "he", "it",   "ja",
                                                 "nl", "pl", "pt_BR", "ru", "sv", "tr", "uk", "zh_CN"};
    return std::ranges::find(known, language) != std::end(known);
}

} // namespace

struct Translator::Parts {
    std::filesystem::path catalogs;
    std::string language = "en";
    std::locale messages = std::locale::classic();
    std::optional<std::locale> formats;

    const std::locale &made_formats() {
        if (!formats) formats = formats_of(language);
        return *formats;
    }
    /// Null in English and where the catalog has no such text.
    const char *found(const char *context, const char *english) const {
        return has_catalog() ? unless_empty(facet().get(domain, context, english)) : nullptr;
    }
    const char *found(const char *context, const char *one, long n) const {
        const auto count = int(std::clamp<long>(n, 0, 1'000'000'000));
        return has_catalog() ? unless_empty(facet().get(domain, context, one, count)) : nullptr;
    }

  private:
    using Messages = bl::message_format<char>;
    static const char *unless_empty(const char *text) { return text && *text ? text : nullptr; }
    bool has_catalog() const { return std::has_facet<Messages>(messages); }
    const Messages &facet() const { return std::use_facet<Messages>(messages); }
};

Translator::Translator(const std::filesystem::path &catalogs) : parts_(std::make_unique<Parts>()) {
    parts_->catalogs = catalogs;
}
Translator::~Translator() = default;
Translator::Translator(Translator &&) noexcept = default;
Translator &Translator::operator=(Translator &&) noexcept = default;

bool Translator::choose(std::string_view language) {
    if (!is_language_code(language)) return false;
    std::locale messages = std::locale::classic();
    if (language != "en") {
        const auto catalog = read_catalog(catalog_file(parts_->catalogs, language));
        if (!catalog) return false;
        try {
            messages =
                std::locale(messages, bl::gnu_gettext::create_messages_facet<char>(messages_of(language, *catalog)));
        } catch (const std::exception &) {
            return false;
        }
    }
    parts_->messages = messages;
    parts_->language = language;
    parts_->formats.reset();
    return true;
}

const std::string &Translator::language() const { return parts_->language; }

std::string Translator::text(const char *english) const {
    const char *found = parts_->found(nullptr, english);
    return found ? found : english;
}

std::string Translator::text_in(const char *context, const char *english) const {
    const char *found = parts_->found(context, english);
    return found ? found : english;
}

std::string Translator::text_or(const char *context, const char *english, const std::string &otherwise) const {
    const char *found = parts_->found(context, english);
    return found ? found : otherwise;
}

std::string Translator::plural(const char *one, const char *many, long n) const {
    return plural_in(nullptr, one, many, n);
}

std::string Translator::plural_in(const char *context, const char *one, const char *many, long n) const {
    const char *found = parts_->found(context, one, n);
    if (found) return found;
    return n == 1 ? one : many;
}

// A fresh stream for each value: the flags of Boost.Locale are sticky.
std::string Translator::number(std::int64_t n) const {
    if (n >= 0 && n < 1000 && has_plain_digits(parts_->language)) return std::to_string(n);
    std::ostringstream out;
    out.imbue(parts_->made_formats());
    out << bl::as::number << n;
    return out.str();
}

std::string Translator::percent(double fraction) const {
    const double tenths = std::round(fraction * 1000);
    const bool whole = std::fmod(tenths, 10) == 0;
    std::ostringstream out;
    out.imbue(parts_->made_formats());
    out << bl::as::percent << std::fixed << std::setprecision(whole ? 0 : 1) << tenths / 1000;
    return out.str();
}

int Translator::compare(const std::string &a, const std::string &b) const {
    const auto &order = std::use_facet<bl::collator<char>>(parts_->made_formats());
    return order.compare(bl::collator_base::tertiary, a, b);
}

} // namespace longwood::locale
