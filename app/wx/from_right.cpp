#include "app/wx/from_right.h"

#include <cctype>

namespace longwood::wx {

locale::HelpText from_right(const locale::HelpText &help) {
    constexpr std::string_view mark = "\u200F"; // a letter of no width, written from the right
    locale::HelpText marked{.text = {}, .headings = help.headings};
    bool begins = true;
    for (std::size_t i = 0; i < help.text.size(); ++i) {
        if (begins && std::isalnum(static_cast<unsigned char>(help.text[i]))) {
            for (std::size_t h = 0; h < help.headings.size(); ++h)
                if (help.headings[h].offset > i) marked.headings[h].offset += mark.size();
            marked.text += mark;
        }
        begins = help.text[i] == '\n';
        marked.text += help.text[i];
    }
    return marked;
}

std::string from_right(const std::string &text) { return from_right(locale::HelpText{.text = text}).text; }

} // namespace longwood::wx
