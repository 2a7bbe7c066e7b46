#include <algorithm>

#include "app/console/draw_table.h"
#include "app/console/json_form.h"
#include "app/console/player.h"
#include "app/console/terminal.h"
#include "engine/game_text.h"
#include "tests/fuzz/bodies.h"
#include "tests/fuzz/json_check.h"
#include "tests/fuzz/sound_game.h"

namespace longwood::fuzz {
namespace {

using console::Player;
using console::Reply;
using console::TypedCommand;
using console::Verb;

constexpr std::size_t most_lines = 500;

// Each answer lists the whole table: it takes a hundred times as long as the command. So the length
// of an input says which lines are answered in full; every line can be.
constexpr std::size_t answers_every = 40;

// Files are the business of other tests: a fuzzer must not write where it likes.
bool touches_files(const TypedCommand &command) { return command.verb == Verb::Save || command.verb == Verb::Load; }

// Those only the prompt answers.
bool needs_no_player(const TypedCommand &command) {
    switch (command.verb) {
    case Verb::State:
    case Verb::Quit:
    case Verb::Nothing:
    case Verb::Rules:
    case Verb::Help: return true;
    default: return false;
    }
}

Reply answer_to(Player &player, const console::Typed &typed) {
    if (const auto *error = std::get_if<console::TypingError>(&typed)) return {.ok = false, .text = error->sentence};
    const auto &command = std::get<TypedCommand>(typed);
    if (touches_files(command) || needs_no_player(command)) return {.text = "done"};
    return player.perform(command);
}

// Between the brackets behind a key; "" if they are not there.
std::string_view list_behind(std::string_view json, std::string_view key) {
    const auto at = json.find(key);
    if (at == std::string_view::npos) return "";
    const auto rest = json.substr(at + key.size());
    return rest.substr(0, rest.find(']'));
}

void require_answer(const Player &player, const Reply &reply) {
    const std::string line = console::answer(player, reply);
    require(line.find('\n') == std::string::npos, "an answer is one line");
    require(line.starts_with(reply.ok ? R"({"ok":true,"state":{)" : R"({"ok":false,"error":")"),
            "an answer says why not");
    require(is_json(line), "an answer is JSON");
    const auto &session = player.session();
    const auto legal = legal_moves(session.rules(), session.position()).size();
    require(std::size_t(std::ranges::count(list_behind(line, R"("legal":[)"), '"')) == 2 * legal,
            "an answer lists every legal move");
}

// What the prompt prints: the sentence in lines for a braille display, and the table.
void require_print(const locale::Translator &words, const Player &player, const Reply &reply, const Position &before) {
    constexpr int braille_width = 40;
    for (const std::string &line : console::wrapped(reply.text, braille_width))
        require(line.find('\n') == std::string::npos, "a line is one line");
    for (const char letter : console::in_ascii(reply.text))
        require(static_cast<unsigned char>(letter) < 0x80, "plain ASCII is plain");
    const auto &session = player.session();
    const console::TableStyle style{.ascii = true, .reveal = false, .width = braille_width};
    if (console::changed_lines(words, session.rules(), before, session.position(), style).empty())
        for (const PileId pile : Piles{session.rules()})
            require(before.size(pile) == session.position().size(pile), "changed piles are printed");
}

template<class Read>
void talk(std::string_view input, bool json, const Read &read) {
    static const locale::Translator words{""};
    static const accessibility::Narrator narrator{words};
    if (input.empty()) return;
    const std::size_t first_answer = input.size() % answers_every;
    const Rules &rules = variant_of(static_cast<unsigned char>(input.front()));
    input.remove_prefix(1);
    Player player{Game{rules, 7}, narrator, true};
    for (std::size_t i = 0; i < most_lines && !input.empty(); ++i) {
        const auto line = input.substr(0, input.find('\n'));
        input.remove_prefix(line.size() < input.size() ? line.size() + 1 : line.size());
        const Position before = player.session().position();
        const Reply reply = answer_to(player, read(words, player.session().rules(), line));
        if (!reply.ok) require(player.session().position() == before, "what is refused changes nothing");
        if (!reply.ok || reply.table_changed) require_sentence(reply.text);
        require(has_exactly_the_cards(rules, player.session().position()), "no card is lost or doubled");
        if (json && i % answers_every == first_answer) require_answer(player, reply);
        if (!json) require_print(words, player, reply, before);
    }
    require_sound(player.session().game());
}

} // namespace

void json_commands(std::string_view input) { talk(input, true, console::read_strict); }

void typed_commands(std::string_view input) { talk(input, false, console::read_at_prompt); }

} // namespace longwood::fuzz
