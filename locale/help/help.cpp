#include "locale/help/help.h"

#include <algorithm>

#include "engine/variants.h"
#include "locale/help/common.h"
#include "locale/help/numbers.h"
#include "locale/help/source.h"
#include "locale/names.h"

namespace longwood::locale {
namespace {

constexpr const help::Source *sources[] = {
    &help::rouge_et_noir, &help::rouge_forty,   &help::double_signora, &help::signora,  &help::empress_of_italy,
    &help::malmaison,     &help::sixty_thieves, &help::rueil,          &help::waterloo, &help::forty_thieves,
    &help::spider,        &help::klondike,      &help::klondike_one};

// The relatives of a page that exist.
std::vector<const Rules *> relatives_of(const help::Source &source) {
    std::vector<const Rules *> relatives;
    for (const std::string_view id : source.relatives)
        if (const Rules *relative = find_variant(id)) relatives.push_back(relative);
    return relatives;
}

std::string names_of(const Translator &words, const std::vector<const Rules *> &variants) {
    std::vector<std::string> names;
    for (const Rules *variant : variants)
        names.push_back(variant_name(words, *variant));
    return list_of(words, names);
}

struct Section {
    std::string_view id;
    const char *heading; // none above the introduction
    std::span<const help::Line> lines;
};

// In the order of the rule texts; what a game does not have is left out.
std::vector<Section> sections_of(const help::Source &source, const Rules &rules) {
    using namespace help;
    std::vector<Section> sections{
        {"introduction", nullptr, source.introduction},
        {"layout", common::layout, source.layout},
        {"foundations", common::foundations, source.foundations},
        {"reserve", common::reserve, source.reserve},
        {"tableau", common::tableau, source.tableau},
        {"stock", has_waste(rules) ? common::stock_and_waste : common::stock, source.stock},
        {"advice", common::advice, source.advice},
        {"keys", common::keys, source.keys},
    };
    std::erase_if(sections, [](const Section &section) { return section.lines.empty(); });
    return sections;
}

// Turns the lines of one source into the player's language.
class Writer {
  public:
    Writer(const Translator &words, const Rules &rules, const help::Source &source)
        : words_(words), source_(source), numbers_(help::numbers(words, rules, source.chance)) {
        numbers_.push_back({"relatives", names_of(words, relatives_of(source))});
    }

    HelpSection section(const Section &section) const {
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
    for (const Section &section : sections_of(source, rules)) {
        page.sections.push_back(writer.section(section));
        if (section.id == "keys" && !keys.empty()) page.sections.back().paragraphs = key_items(words, keys);
    }
    for (const Rules *relative : relatives_of(source))
        page.sections.front().relatives.push_back(relative->id);
    return page;
}

std::string help_text(const Translator &words, const Rules &rules, int width, std::span<const KeyLine> keys) {
    return lay_out(help_page(words, rules, keys), width).text;
}

} // namespace longwood::locale
