#include "app/console/help_texts.h"

#include "locale/help/help.h"
#include "locale/names.h"

namespace longwood::console {
namespace {

using locale::Translator;

class Lines {
  public:
    void add(const std::string &line) { text_ += (text_.empty() ? "" : "\n") + line; }
    const std::string &text() const { return text_; }

  private:
    std::string text_;
};

void add_options(const Translator &words, Lines &lines) {
    // TRANSLATORS: --help of the text game. What begins with -- is typed so.
    lines.add(words.text("--deal NUMBER: that deal, from 1 to 9223372036854775807"));
    // TRANSLATORS: --help of the text game. What begins with -- is typed so.
    lines.add(words.text("--lang CODE: the language, e.g. de"));
    // TRANSLATORS: --help of the text game. What begins with -- is typed so.
    lines.add(words.text("--load FILE: go on with a saved game"));
    // TRANSLATORS: --help of the text game. What begins with -- is typed so.
    lines.add(words.text("--ascii: suits as letters, nothing but plain characters"));
    // TRANSLATORS: --help of the text game. What begins with -- is typed so.
    lines.add(words.text("--json: for programs, one line of JSON for each command"));
    // TRANSLATORS: --help of the text game. What begins with -- is typed so.
    lines.add(words.text("--reveal: show face-down cards and allow put, for tests"));
}

void add_reading_commands(const Translator &words, const Rules &rules, Lines &lines) {
    // TRANSLATORS: Commands of the text game. What stands before the colon is typed so; letters in brackets are short.
    lines.add(words.text("pile t3 (v): read a pile, top card first"));
    if (has_waste(rules))
        // TRANSLATORS: Commands of the text game. What stands before the colon is typed so.
        lines.add(words.text("waste (w): read the waste"));
    // TRANSLATORS: Commands of the text game. What stands before the colon is typed so.
    lines.add(words.text("stock (t): how many cards are in the stock"));
    // TRANSLATORS: Commands of the text game. What stands before the colon is typed so.
    lines.add(words.text("foundations (g): read the foundations"));
    if (rules.reserve.cards > 0)
        // TRANSLATORS: Commands of the text game. What stands before the colon is typed so.
        lines.add(words.text("reserve (e): read the reserve"));
    // TRANSLATORS: Commands of the text game. What stands before the colon is typed so.
    lines.add(words.text("tops (a): the top cards of all piles"));
    if (has_base_rank(rules))
        // TRANSLATORS: Commands of the text game. What stands before the colon is typed so.
        lines.add(words.text("base (b): the base rank"));
    // TRANSLATORS: Commands of the text game. What stands before the colon is typed so.
    lines.add(words.text("summary: how the game stands"));
}

void add_playing_commands(const Translator &words, Lines &lines) {
    // TRANSLATORS: Commands of the text game. What stands before the colon is typed so; letters in brackets are short.
    lines.add(words.text("draw (d): use the stock"));
    // TRANSLATORS: Commands of the text game. "m t3 t5", "m t3 t5 4" are typed so: from pile, to pile, how many.
    lines.add(words.text("move t3 t5 (m t3 t5): move the top card; m t3 t5 4 moves four cards"));
    // TRANSLATORS: Commands of the text game. What stands before the colon is typed so.
    lines.add(words.text("f t3: play from there to a foundation that takes it"));
    // TRANSLATORS: Commands of the text game. What stands before the colon is typed so; letters in brackets are short.
    lines.add(words.text("undo (u), redo (r): take a move back, make it again"));
    // TRANSLATORS: Commands of the text game. What stands before the colon is typed so; letters in brackets are short.
    lines.add(words.text("moves (l): list the moves; then type a number to make one"));
}

void add_other_commands(const Translator &words, Lines &lines) {
    // TRANSLATORS: Commands of the text game. What stands before the colon is typed so.
    lines.add(words.text("save FILE, load FILE: keep a game, go on with it"));
    // TRANSLATORS: Commands of the text game. What stands before the colon is typed so. "new 12" is deal number 12.
    lines.add(words.text("new, new 12, again: a new deal, deal 12, the same deal"));
    // TRANSLATORS: Commands of the text game. What stands before the colon is typed so; "spider" is a name of a game.
    lines.add(words.text("rules, rules spider: the rules of this game, of another"));
    // TRANSLATORS: Commands of the text game. What stands before the colon is typed so.
    lines.add(words.text("statistics: how many deals you won, and in what time"));
    // TRANSLATORS: Commands of the text game. What stands before the colon is typed so; letters in brackets are short.
    lines.add(words.text("quit (q): end; the game is kept"));
}

std::string names_of_piles(const Translator &words, const Rules &rules) {
    if (rules.sequences.count > 0)
        // TRANSLATORS: Text game: what the player types for a pile. t3, f1, s1 and stock are typed so.
        return words.text("Names of piles: t3 is tableau pile 3, f1 foundation 1, s1 sequence 1, stock the stock.");
    if (rules.reserve.cards > 0)
        // TRANSLATORS: Text game: what the player types for a pile. t3, f1, stock, w and r are typed so.
        return words.text("Names of piles: t3 is tableau pile 3, f1 foundation 1, w the waste, r the reserve, stock "
                          "the stock.");
    // TRANSLATORS: Text game: what the player types for a pile. t3, f1, stock and w are typed so.
    return words.text("Names of piles: t3 is tableau pile 3, f1 foundation 1, w the waste, stock the stock.");
}

} // namespace

std::string usage(const Translator &words) {
    Lines lines;
    // TRANSLATORS: --help of the text game.
    lines.add(words.text("Longwood, card patience in the terminal."));
    // TRANSLATORS: --help of the text game. "longwood-console list" is typed so.
    lines.add(words.text("longwood-console list: the games and their names to type"));
    // TRANSLATORS: --help of the text game. "longwood-console play" is typed so; VARIANT stands for a name.
    lines.add(words.text("longwood-console play VARIANT: play; then type help for the commands"));
    // TRANSLATORS: --help of the text game. "longwood-console rules" is typed so; VARIANT stands for a name.
    lines.add(words.text("longwood-console rules VARIANT: the rules of a game"));
    // TRANSLATORS: --help of the text game. "longwood-console statistics" and "--csv" are typed so.
    lines.add(words.text("longwood-console statistics: how many deals you won, and in what time; with --csv the "
                         "results as a table for other programs"));
    // TRANSLATORS: --help of the text game. What begins with -- is typed so.
    lines.add(words.text("longwood-console --version, --help: the version, this text"));
    // TRANSLATORS: --help of the text game, before a list of options. "play" is typed so.
    lines.add(words.text("Options, after play VARIANT:"));
    add_options(words, lines);
    return lines.text();
}

std::string commands(const Translator &words, const Rules &rules) {
    Lines lines;
    add_playing_commands(words, lines);
    // TRANSLATORS: Commands of the text game. What stands before the colon is typed so; letters in brackets are short.
    lines.add(words.text("state (s): the whole table; in each line the top card of the pile comes first"));
    add_reading_commands(words, rules, lines);
    add_other_commands(words, lines);
    lines.add(names_of_piles(words, rules));
    return lines.text();
}

std::string rules_text(const Translator &words, const Rules &rules, const std::string &command) {
    const locale::HelpPage page = locale::help_page(words, rules);
    std::vector<std::string> commands;
    for (const locale::HelpSection &section : page.sections)
        for (const std::string_view relative : section.relatives)
            commands.push_back(command + ' ' + std::string(relative));
    const std::string text = locale::lay_out(page).text;
    if (commands.empty()) return text;
    // TRANSLATORS: Text game, after the rules; {commands} is typed, e.g. "rules spider, rules klondike".
    return text + '\n' +
           locale::fill(words.text("The rules of the related games: {commands}"),
                        {{"commands", list_of(words, commands)}});
}

} // namespace longwood::console
