// A help page as plain text.
#include <algorithm>

#include "locale/help/help.h"

namespace longwood::locale {
namespace {

// Characters, not bytes: every byte of UTF-8 that begins one.
std::size_t characters(std::string_view text) {
    return std::size_t(std::ranges::count_if(text, [](char byte) { return (std::uint8_t(byte) & 0xC0) != 0x80; }));
}

// One paragraph in lines of at most `width` characters. Items hang: their further lines
// stand under their first word. A single word longer than a line stays whole.
std::string wrapped(std::string_view text, std::size_t width, std::string_view first_indent,
                    std::string_view next_indent) {
    std::string lines{first_indent};
    std::size_t column = characters(first_indent);
    bool line_is_empty = true;
    while (!text.empty()) {
        const std::size_t space = text.find(' ');
        const std::string_view word = text.substr(0, space);
        text = space == std::string_view::npos ? std::string_view{} : text.substr(space + 1);
        if (!line_is_empty && width > 0 && column + 1 + characters(word) > width) {
            lines.append("\n").append(next_indent);
            column = characters(next_indent);
            line_is_empty = true;
        }
        if (!line_is_empty) lines += ' ', ++column;
        lines += word;
        column += characters(word);
        line_is_empty = false;
    }
    return lines + '\n';
}

} // namespace

HelpText lay_out(const HelpPage &page, int width) {
    const std::size_t line = width > 0 ? std::size_t(width) : 0;
    HelpText laid_out{.text = wrapped(page.title, line, "", "")};
    std::string &text = laid_out.text;
    for (const HelpSection &section : page.sections) {
        if (!section.heading.empty()) {
            text += '\n';
            laid_out.headings.push_back({section.heading, text.size()});
            text += wrapped(section.heading, line, "", "");
        }
        // A blank line before each, but not right under a heading nor within a list.
        bool close = !section.heading.empty();
        for (const HelpParagraph &paragraph : section.paragraphs) {
            if (!close) text += '\n';
            text +=
                paragraph.is_item ? wrapped(paragraph.text, line, "- ", "  ") : wrapped(paragraph.text, line, "", "");
            const bool next_is_item = &paragraph != &section.paragraphs.back() && (&paragraph)[1].is_item;
            close = paragraph.is_item && next_is_item;
        }
    }
    return laid_out;
}

} // namespace longwood::locale
