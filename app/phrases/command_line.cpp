#include "app/phrases/command_line.h"

#include <vector>

#include "accessibility/wording.h"
#include "engine/variants.h"

namespace longwood::phrases {

using locale::fill;
using locale::Translator;

std::string unknown_variant(const Translator &words, std::string_view typed) {
    std::vector<std::string> ids;
    for (const Rules *rules : variants())
        ids.emplace_back(rules->id);
    // TRANSLATORS: On the command line; {variants} are the names to type, e.g. "rouge-et-noir, waterloo".
    return fill(words.text("There is no variant \"{text}\". Known are: {variants}."),
                {{"text", std::string(typed)}, {"variants", accessibility::list_of(words, ids)}});
}

std::string bad_deal_number(const Translator &words, std::string_view typed) {
    // TRANSLATORS: On the command line or in a dialog.
    return fill(words.text("\"{text}\" is no deal number. It must be a whole number from 1 to 9223372036854775807."),
                {{"text", std::string(typed)}});
}

std::string unknown_option(const Translator &words, std::string_view typed) {
    // TRANSLATORS: On the command line; keep "--help" as it is.
    return fill(words.text("There is no option \"{text}\". --help lists the options."), {{"text", std::string(typed)}});
}

std::string missing_value(const Translator &words, std::string_view option) {
    // TRANSLATORS: On the command line; {option} is e.g. "--deal". Keep "--help" as it is.
    return fill(words.text("After {option} a value is missing. --help lists the options."),
                {{"option", std::string(option)}});
}

std::string unknown_language(const Translator &words, std::string_view typed, std::string_view known) {
    // TRANSLATORS: On the command line; {languages} are codes, e.g. "de, en".
    return fill(words.text("There is no language \"{text}\". Known are: {languages}."),
                {{"text", std::string(typed)}, {"languages", std::string(known)}});
}

std::string one_too_many(const Translator &words, std::string_view typed) {
    // TRANSLATORS: On the command line; keep "--help" as it is.
    return fill(words.text("\"{text}\" is one too many. --help shows how to call the program."),
                {{"text", std::string(typed)}});
}

} // namespace longwood::phrases
