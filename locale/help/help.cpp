#include "locale/help/help.h"

#include <algorithm>

#include "engine/variants.h"
#include "locale/help/numbers.h"
#include "locale/help/source.h"
#include "locale/names.h"

namespace longwood::locale {
namespace {

constexpr const help::Source *sources[] = {&help::rouge_et_noir, &help::double_signora, &help::malmaison,
                                           &help::waterloo};

// Turns the lines of one source into the player's language.
class Writer {
  public:
    Writer(const Translator &words, const Rules &rules, const help::Source &source)
        : words_(words), source_(source), numbers_(help::numbers(words, rules, source.chance)) {}

    HelpSection section(const help::Section &section) const {
        HelpSection written{.id = section.id};
        if (section.heading) written.heading = words_.text_in("rules", section.heading);
        for (const help::Line &line : section.lines)
            written.paragraphs.push_back(paragraph(line));
        return written;
    }

    HelpParagraph paragraph(const help::Line &line) const {
        const char *context = line.context ? line.context : source_.context;
        return {.text = help::fill_numbers(words_.text_in(context, line.text), numbers_),
                .is_item = line.shape == help::Shape::Item,
                .facts = {line.facts.begin(), line.facts.end()}};
    }

  private:
    const Translator &words_;
    const help::Source &source_;
    std::vector<help::Number> numbers_;
};

std::vector<HelpParagraph> key_items(const Translator &words, std::span<const KeyLine> keys) {
    std::vector<HelpParagraph> items;
    for (const KeyLine &key : keys) {
        // TRANSLATORS: rules help, an item of the list of keys, e.g. "D: use the stock"
        const std::string pattern = words.text_in("rules", "{keys}: {does}");
        items.push_back({.text = fill(pattern, {{"keys", key.keys}, {"does", key.does}}), .is_item = true});
    }
    return items;
}

} // namespace

HelpPage help_page(const Translator &words, const Rules &rules, std::span<const KeyLine> keys) {
    HelpPage page;
    // TRANSLATORS: title of the rules help of a variant
    page.title = fill(words.text_in("rules", "{variant}: the rules"), {{"variant", variant_name(words, rules)}});
    const auto found = std::ranges::find(sources, rules.id, &help::Source::variant);
    if (found == std::end(sources)) return page;

    const help::Source &source = **found;
    const Writer writer{words, rules, source};
    for (const help::Section &section : source.sections) {
        page.sections.push_back(writer.section(section));
        if (section.id == "keys" && !keys.empty()) page.sections.back().paragraphs = key_items(words, keys);
    }
    for (const std::string_view relative : source.relatives)
        if (find_variant(relative)) page.sections.front().relatives.push_back(relative);
    return page;
}

std::string help_text(const Translator &words, const Rules &rules, int width, std::span<const KeyLine> keys) {
    return lay_out(help_page(words, rules, keys), width).text;
}

} // namespace longwood::locale
