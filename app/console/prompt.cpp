#include "app/console/prompt.h"

#include "app/console/draw_table.h"
#include "app/console/help_texts.h"
#include "app/console/line_reader.h"

namespace longwood::console {
namespace {

using locale::Translator;

class Prompt {
  public:
    Prompt(Player &player, const Translator &words, const Terminal &terminal)
        : player_(player), words_(words), terminal_(terminal) {}

    void run() {
        terminal_.print(player_.greeting());
        print_table();
        LineReader reader;
        // TRANSLATORS: Text game, at the start; "help" is typed as it is.
        terminal_.print(words_.text("Type help for the commands."));
        while (const auto line = reader.next("> "))
            if (!answer(read_at_prompt(words_, player_.session().rules(), *line))) break;
    }

  private:
    TableStyle style() const {
        return {.ascii = terminal_.is_ascii(), .reveal = player_.reveals(), .width = terminal_.width()};
    }

    void print_lines(const std::vector<std::string> &lines) const {
        constexpr int indent = 3;
        for (const std::string &line : lines)
            terminal_.print(line, indent);
    }

    void print_table() const {
        print_lines(table_lines(words_, player_.session().rules(), player_.session().position(), style()));
    }

    // Whether the game goes on.
    bool answer(const Typed &typed) {
        if (const auto *error = std::get_if<TypingError>(&typed)) {
            terminal_.print(error->sentence);
            return true;
        }
        const auto &command = std::get<TypedCommand>(typed);
        const Rules &rules = player_.session().rules();
        switch (command.verb) {
        case Verb::Quit: return false;
        case Verb::Nothing: break;
        case Verb::Help: terminal_.print(commands(words_, rules), 2); break;
        case Verb::Rules: terminal_.print(rules_text(words_, command.rules ? *command.rules : rules, "rules")); break;
        case Verb::State:
            terminal_.print(player_.perform({.verb = Verb::Summary}).text);
            print_table();
            break;
        default: play(command); break;
        }
        return true;
    }

    // The sentence, then what it changed on the table; after a deal that is everything.
    void play(const TypedCommand &command) {
        const Position before = player_.session().position();
        const Reply reply = player_.perform(command);
        if (!reply.text.empty()) terminal_.print(reply.text, command.verb == Verb::Moves ? 3 : 0);
        if (!reply.table_changed) return;
        const bool another_game = command.verb == Verb::NewDeal || command.verb == Verb::SameDeal ||
                                  command.verb == Verb::Load || command.verb == Verb::Put;
        if (another_game) return print_table();
        const auto &session = player_.session();
        print_lines(changed_lines(words_, session.rules(), before, session.position(), style()));
    }

    Player &player_;
    const Translator &words_;
    const Terminal &terminal_;
};

} // namespace

void play_at_prompt(Player &player, const Translator &words, const Terminal &terminal) {
    Prompt{player, words, terminal}.run();
}

} // namespace longwood::console
