// The rules help of a variant: what F1 and `longwood-console rules` show, in the player's
// language. Every number in it comes from the declaration, so that none can drift.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rules.h"
#include "locale/translator.h"

namespace longwood::locale {

/// A paragraph or an item of a list.
struct HelpParagraph {
    std::string text = {};
    bool is_item = false;
    /// The numbered facts (tests/rules/) that it tells. For tests; not shown to players.
    std::vector<std::string_view> facts = {};
};

struct HelpSection {
    /// "introduction", "layout", "foundations", "reserve", "tableau", "stock", "advice", "keys".
    std::string_view id = {};
    /// Empty in the introduction, which is the first section.
    std::string heading = {};
    std::vector<HelpParagraph> paragraphs = {};
    /// The variants named here that Longwood has, by id: links that open their help.
    std::vector<std::string_view> relatives = {};
};

struct HelpPage {
    std::string title = {};
    std::vector<HelpSection> sections = {};
};

/// One key, or keys that belong together, and what it does: both in the player's language.
struct KeyLine {
    std::string keys = {};
    std::string does = {};
};

/// The help of a variant. `keys` (from the key map) become the section on keys; without
/// them it names the few that matter. A variant without help has a page with a title only.
HelpPage help_page(const Translator &words, const Rules &rules, std::span<const KeyLine> keys = {});

/// Where a heading stands in the text of HelpText, to jump to.
struct HelpHeading {
    std::string heading = {};
    /// In bytes from the start.
    std::size_t offset = 0;
};

struct HelpText {
    std::string text = {};
    std::vector<HelpHeading> headings = {};
};

/// A page as plain text: the title, headings in lines of their own, items with "- ".
/// Lines longer than `width` characters are broken at spaces; 0 breaks none.
HelpText lay_out(const HelpPage &page, int width = 0);

/// The text of help_page.
std::string help_text(const Translator &words, const Rules &rules, int width = 0, std::span<const KeyLine> keys = {});

} // namespace longwood::locale
