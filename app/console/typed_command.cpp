#include "app/console/typed_command.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "accessibility/wording.h"
#include "app/console/typed_text.h"
#include "app/phrases/command_line.h"
#include "engine/deal.h"
#include "engine/path_text.h"
#include "engine/variants.h"
#include "locale/program_path.h"

namespace longwood::console {
namespace {

using locale::fill;
using locale::Translator;

struct Name {
    std::string_view name;
    Verb verb;
};

constexpr std::array strict_names{Name{"draw", Verb::Draw},   Name{"move", Verb::Move}, Name{"undo", Verb::Undo},
                                  Name{"redo", Verb::Redo},   Name{"save", Verb::Save}, Name{"load", Verb::Load},
                                  Name{"state", Verb::State}, Name{"put", Verb::Put},   Name{"quit", Verb::Quit}};

constexpr std::array prompt_names{Name{"d", Verb::Draw},
                                  Name{"m", Verb::Move},
                                  Name{"u", Verb::Undo},
                                  Name{"r", Verb::Redo},
                                  Name{"s", Verb::State},
                                  Name{"q", Verb::Quit},
                                  Name{"moves", Verb::Moves},
                                  Name{"l", Verb::Moves},
                                  Name{"f", Verb::ToFoundation},
                                  Name{"waste", Verb::Waste},
                                  Name{"w", Verb::Waste},
                                  Name{"stock", Verb::Stock},
                                  Name{"t", Verb::Stock},
                                  Name{"g", Verb::Foundations},
                                  Name{"foundations", Verb::Foundations},
                                  Name{"reserve", Verb::Reserve},
                                  Name{"e", Verb::Reserve},
                                  Name{"tops", Verb::Tops},
                                  Name{"a", Verb::Tops},
                                  Name{"pile", Verb::Pile},
                                  Name{"v", Verb::Pile},
                                  Name{"base", Verb::Base},
                                  Name{"b", Verb::Base},
                                  Name{"summary", Verb::Summary},
                                  Name{"new", Verb::NewDeal},
                                  Name{"again", Verb::SameDeal},
                                  Name{"rules", Verb::Rules},
                                  Name{"statistics", Verb::Statistics},
                                  Name{"help", Verb::Help},
                                  Name{"h", Verb::Help},
                                  Name{"?", Verb::Help}};

std::optional<Verb> verb_from(std::string_view word, std::span<const Name> names) {
    const auto found = std::ranges::find(names, word, &Name::name);
    return found == names.end() ? std::nullopt : std::optional{found->verb};
}

std::string in_small_letters(std::string_view word) {
    std::string small{word};
    for (char &letter : small)
        if (letter >= 'A' && letter <= 'Z') letter = char(letter - 'A' + 'a');
    return small;
}

// Reads what stands behind the verb.
class Reader {
  public:
    Reader(const Translator &words, const Rules &rules, std::string_view rest, bool strict)
        : words_(words), rules_(rules), rest_(rest), strict_(strict) {}

    Typed read(Verb verb) {
        switch (verb) {
        case Verb::Move: return read_move();
        case Verb::Save:
        case Verb::Load: return read_rest(verb, file_missing(verb));
        case Verb::Put: return read_rest(verb, table_missing());
        case Verb::Pile:
        case Verb::ToFoundation: return read_pile(verb);
        case Verb::NewDeal: return read_new_deal();
        case Verb::Rules: return read_rules();
        default: return rest_.empty() ? Typed{TypedCommand{.verb = verb}} : too_much();
        }
    }

    Typed too_much() const {
        // TRANSLATORS: Text game: the player typed too much; {text} is what is left over.
        return TypingError{fill(words_.text("\"{text}\" is too much for this command."), {{"text", legible(rest_)}})};
    }

  private:
    std::string file_missing(Verb verb) const {
        // TRANSLATORS: Text game. "save FILE" is typed; FILE stands for a name.
        if (verb == Verb::Save) return words_.text("Say where to: save FILE.");
        // TRANSLATORS: Text game. "load FILE" is typed; FILE stands for a name.
        return words_.text("Say which file: load FILE.");
    }
    std::string table_missing() const {
        // TRANSLATORS: Text game, command for tests. "put" is typed.
        return words_.text("After put comes the table as JSON.");
    }

    // As at a shell's prompt.
    std::string in_home(std::string file) const {
        const std::string home = text_of_path(locale::path_in_variable("HOME"));
        return !strict_ && !home.empty() && file.starts_with("~/") ? home + file.substr(1) : file;
    }

    Typed read_rest(Verb verb, const std::string &missing) const {
        if (rest_.empty()) return TypingError{missing};
        return TypedCommand{.verb = verb, .rest = in_home(std::string(rest_))};
    }

    std::optional<PileId> pile_from(std::string_view name) const {
        return strict_ ? pile_from_text(name) : pile_from_short_name(name);
    }

    TypingError no_such_pile(std::string_view name) const {
        std::vector<std::string> names;
        for (const PileId pile : Piles{rules_})
            if (pile.number() == 1 && count_of(rules_, pile.kind()) == 1) names.push_back(to_text(pile));
        for (const PileKind kind : {PileKind::Foundation, PileKind::Sequence, PileKind::Tableau})
            add_range(kind, names);
        // TRANSLATORS: Text game; {piles} are names to type: "stock, waste, foundation-1 to foundation-8".
        return {fill(words_.text("There is no pile \"{text}\". This game has: {piles}."),
                     {{"text", legible(name)}, {"piles", accessibility::list_of(words_, names)}})};
    }

    void add_range(PileKind kind, std::vector<std::string> &names) const {
        std::string first;
        std::string last;
        for (const PileId pile : Piles{rules_}) {
            if (pile.kind() != kind) continue;
            if (pile.number() == 1) first = to_text(pile);
            last = to_text(pile);
        }
        if (first.empty()) return;
        // TRANSLATORS: Text game, a range of names: "foundation-1 to foundation-8".
        names.push_back(fill(words_.text("{first} to {last}"), {{"first", first}, {"last", last}}));
    }

    // More digits than any pile has cards are still a number, only too high.
    std::optional<int> count_from(std::string_view word) const {
        const bool digits = !word.empty() && std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
        if (!digits) return std::nullopt;
        int count = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), count);
        if (error == std::errc::result_out_of_range || count > most_cards) return most_cards + 1;
        return count >= 1 ? std::optional{count} : std::nullopt;
    }

    Typed read_move() {
        const auto from_name = next_word(rest_);
        const auto to_name = next_word(rest_);
        const auto count_word = next_word(rest_);
        if (to_name.empty())
            // TRANSLATORS: Text game. "move FROM TO COUNT" and "move tableau-1 foundation-2" are typed.
            return TypingError{words_.text("Say from where and to where: move FROM TO COUNT, "
                                           "for example move tableau-1 foundation-2.")};
        if (!rest_.empty()) return too_much();
        const auto from = pile_from(from_name);
        if (!from) return no_such_pile(from_name);
        const auto count = count_word.empty() ? std::optional{1} : count_from(count_word);
        if (!count)
            // TRANSLATORS: Text game: a wrong number of cards was typed.
            return TypingError{fill(words_.text("\"{text}\" is no number of cards. It must be a whole number from 1."),
                                    {{"text", legible(count_word)}})};
        if (!strict_ && to_name == "f")
            return TypedCommand{.verb = Verb::ToFoundation, .move = {*from, *from, *count}, .pile = *from};
        const auto to = pile_from(to_name);
        if (!to) return no_such_pile(to_name);
        return TypedCommand{.verb = Verb::Move, .move = {*from, *to, *count}};
    }

    Typed read_pile(Verb verb) {
        const auto name = next_word(rest_);
        if (name.empty())
            // TRANSLATORS: Text game; "t3" is the short name of tableau pile 3, typed by the player.
            return TypingError{words_.text("Say which pile, for example t3.")};
        if (!rest_.empty()) return too_much();
        const auto pile = pile_from(name);
        if (!pile || !has_pile(rules_, *pile)) return no_such_pile(name);
        return TypedCommand{.verb = verb, .move = {*pile, *pile, 1}, .pile = *pile};
    }

    Typed read_new_deal() {
        const auto word = next_word(rest_);
        if (word.empty()) return TypedCommand{.verb = Verb::NewDeal};
        if (!rest_.empty()) return too_much();
        DealNumber number = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
        const bool whole = error == std::errc{} && end == word.data() + word.size();
        if (!whole || number < first_deal_number || number > last_deal_number)
            return TypingError{phrases::bad_deal_number(words_, legible(word))};
        return TypedCommand{.verb = Verb::NewDeal, .number = number};
    }

    Typed read_rules() const {
        const Rules *named = find_variant(in_small_letters(rest_));
        if (!named && !rest_.empty()) return TypingError{phrases::unknown_variant(words_, legible(rest_))};
        return TypedCommand{.verb = Verb::Rules, .rules = named};
    }

    const Translator &words_;
    const Rules &rules_;
    std::string_view rest_;
    bool strict_;
};

std::optional<std::uint64_t> number_from(std::string_view word) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (word.empty() || error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
    return number;
}

} // namespace

std::optional<PileId> pile_from_short_name(std::string_view typed) {
    const std::string name = in_small_letters(typed);
    if (const auto pile = pile_from_text(name)) return pile;
    if (name == "w") return PileId::waste();
    if (name == "r" || name == "e") return PileId::reserve();
    const auto first_digit = std::min(name.find_first_of("0123456789"), name.size());
    std::string kind = name.substr(0, first_digit);
    if (kind.ends_with('-')) kind.pop_back();
    const std::string number = name.substr(first_digit);
    for (const std::string_view whole : {"tableau", "foundation", "sequence"})
        if (kind == whole || kind == whole.substr(0, 1) || (kind.empty() && whole == "tableau"))
            return pile_from_text(std::string(whole) + '-' + number);
    return std::nullopt;
}

Typed read_strict(const Translator &words, const Rules &rules, std::string_view line) {
    auto rest = trimmed(line);
    const auto word = next_word(rest);
    if (const auto verb = verb_from(word, strict_names)) return Reader{words, rules, rest, true}.read(*verb);
    // TRANSLATORS: Text game, for scripts. The words after the colon are typed as they are.
    return TypingError{fill(words.text("There is no command \"{text}\". The commands are: {commands}."),
                            {{"text", legible(word)},
                             {"commands", "draw, move FROM TO [COUNT], undo, redo, state, save FILE, load FILE, "
                                          "put JSON, quit"}})};
}

Typed read_at_prompt(const Translator &words, const Rules &rules, std::string_view line) {
    auto rest = trimmed(line);
    if (rest.empty()) return TypedCommand{};
    const auto word = next_word(rest);
    const std::string small = in_small_letters(word);
    auto verb = verb_from(small, strict_names);
    if (!verb) verb = verb_from(small, prompt_names);
    Reader reader{words, rules, rest, false};
    if (verb) return reader.read(*verb);
    if (const auto number = number_from(small))
        return rest.empty() ? Typed{TypedCommand{.verb = Verb::Choose, .number = *number}} : reader.too_much();
    // TRANSLATORS: Text game; "help" is typed as it is.
    return TypingError{
        fill(words.text("There is no command \"{text}\". Type help for the commands."), {{"text", legible(word)}})};
}

} // namespace longwood::console
