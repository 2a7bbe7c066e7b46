// The commands of the window that open dialogs or read the table.
#include "app/wx/frame.h"

#include <algorithm>

#include "app/phrases/problems.h"
#include "app/session/game_file.h"
#include "app/session/recent.h"
#include "app/wx/dialogs.h"
#include "app/wx/rules_dialog.h"
#include "app/wx/text.h"
#include "engine/path_text.h"
#include "engine/variants.h"
#include "locale/names.h"

namespace longwood::wx {

using session::Action;

void Frame::run_dialog(CommandId command) {
    switch (command) {
    case CommandId::DealNumber: return ask_deal();
    case CommandId::ChooseVariant: return ask_variant();
    case CommandId::Open: return open();
    case CommandId::SaveAs: return save();
    case CommandId::RecentGames: return ask_recent();
    case CommandId::Statistics: return show_statistics();
    case CommandId::ListMoves: return list_moves(false);
    case CommandId::ListMovesOfCard: return list_moves(true);
    case CommandId::Rules: return show_rules();
    case CommandId::Keys: return show_keys();
    case CommandId::About: return show_about();
    case CommandId::Quit: Close(); break;
    default: break;
    }
}

void Frame::read(CommandId command) {
    const auto &game = desk_.session.game();
    const auto &rules = game.rules();
    const auto &position = game.position();
    switch (command) {
    case CommandId::ReadWaste: return read_pile(PileId::waste());
    case CommandId::ReadStock: return read_pile(PileId::stock());
    case CommandId::ReadReserve: return read_pile(PileId::reserve());
    case CommandId::ReadPile: return read_pile(desk_.session.cursor().pile);
    case CommandId::ReadFoundations: return say(desk_.narrator.foundations(rules, position));
    case CommandId::ReadAllTops: return say(desk_.narrator.all_tops(rules, position));
    case CommandId::ReadBaseRank: return say(desk_.narrator.base_rank(rules, position));
    case CommandId::ReadAdvice: return say(desk_.narrator.advice(rules, position, desk_.session.cursor().pile));
    case CommandId::Hint: {
        const auto found = hint(rules, position);
        table_->mark_hint(found ? std::optional(found->move) : std::nullopt);
        return say(desk_.narrator.hint(rules, position));
    }
    case CommandId::ReadSummary: return say(desk_.narrator.summary(game));
    default: return announcer_.repeat();
    }
}

// Once, and aloud: who needs the offer cannot read it.
void Frame::offer_own_voice() {
    if (desk_.settings.get(session::settings::own_voice) != "auto") return;
    desk_.settings.set(session::settings::own_voice, "off");
    const std::string key = chord_name(desk_.words, binding_of(CommandId::OwnVoice).chords[0]);
    // TRANSLATORS: spoken by the program's own voice at its first start where no screen reader runs; {key} is a key
    speech_->offer(locale::fill(desk_.words.text("No screen reader is running. Press {key} to have Longwood speak."),
                                {{"key", key}}));
}

void Frame::read_pile(PileId pile) { say(desk_.narrator.pile(desk_.session.rules(), desk_.session.position(), pile)); }

void Frame::ask_variant() {
    const auto &words = desk_.words;
    // TRANSLATORS: title of a dialog
    ListQuestion question{.title = words.text("Choose a game"),
                          // TRANSLATORS: label of a list in a dialog
                          .label = words.text("Games:"),
                          // TRANSLATORS: a button: the chosen game is played
                          .accept = words.text_in("button", "Play")};
    for (const longwood::Rules *rules : variants()) {
        if (rules == &desk_.session.rules()) question.selected = int(question.items.size());
        question.items.push_back(locale::variant_name(words, *rules));
    }
    if (const auto chosen = choose_from_list(this, words, question)) choose_variant(*variants()[std::size_t(*chosen)]);
}

// The running game of the variant goes on; the one that is left stays on disk.
void Frame::choose_variant(const longwood::Rules &rules) {
    if (&rules == &desk_.session.rules()) return show_title();
    replace(desk_.running_or_new(rules));
    for (const std::string &trouble : std::exchange(desk_.troubles, {}))
        show_message(this, desk_.words, trouble);
}

void Frame::ask_deal() {
    if (const auto number = ask_deal_number(this, desk_.words, desk_.session.game().number()))
        perform({.action = Action::NewDeal, .deal = *number});
}

void Frame::open() {
    const auto name = ask_file_to_open(this, desk_.words);
    if (!name) return;
    open_file(path_of_text(*name));
}

void Frame::save() {
    const auto &game = desk_.session.game();
    const std::string proposed = std::string(game.rules().id) + "-" + std::to_string(game.number()) + ".longwood";
    const auto name = ask_file_to_save(this, desk_.words, proposed);
    if (!name) return;
    if (const auto problem = session::save_game(game, path_of_text(*name)))
        return show_message(this, desk_.words, phrases::sentence(desk_.words, *problem));
    session::remember_recent(desk_.recent_list, path_of_text(*name));
    // TRANSLATORS: after the game was saved to a file
    say(locale::fill(desk_.words.text("Saved as {file}."), {{"file", *name}}));
}

void Frame::list_moves(bool of_this_card) {
    const auto &session = desk_.session;
    Moves moves = moves_to_offer(session.rules(), session.position());
    if (of_this_card) {
        const Carry here = session.carried().value_or(
            Carry{session.cursor().pile, session.position().size(session.cursor().pile) - session.cursor().index});
        std::erase_if(moves, [&](const longwood::Move &move) {
            return move.from != here.from || (!move.uses_stock() && move.count != here.count);
        });
    }
    // TRANSLATORS: asked for a list of moves, but there is none that changes something
    if (moves.empty()) return say(desk_.words.text("There is no such move."));
    // TRANSLATORS: title of a dialog
    ListQuestion question{.title = desk_.words.text("Moves"),
                          // TRANSLATORS: label of a list in a dialog
                          .label = desk_.words.text("Possible moves:"),
                          // TRANSLATORS: a button: plays the move chosen from the list
                          .accept = desk_.words.text_in("button", "Play the move")};
    for (const longwood::Move &move : moves)
        question.items.push_back(desk_.narrator.offer(session.rules(), session.position(), move));
    if (const auto chosen = choose_from_list(this, desk_.words, question))
        perform({.action = Action::Play, .move = moves[std::size_t(*chosen)]});
}

void Frame::show_rules() {
    const auto own_voice = [this](const std::string &text) {
        if (speech_->own_voice_is_on()) speech_->offer(text);
    };
    // The rules from which links led here.
    std::vector<const longwood::Rules *> trail;
    for (const longwood::Rules *rules = &desk_.session.rules(); rules;) {
        const longwood::Rules *before = trail.empty() ? nullptr : trail.back();
        const Onward onward = RulesDialog(this, desk_.words, *rules, before, own_voice).read(read_to_);
        if (onward.is_back)
            trail.pop_back();
        else
            trail.push_back(rules);
        rules = onward.rules;
    }
}

void Frame::show_keys() {
    // TRANSLATORS: title of the dialog with all keys
    show_text(this, desk_.words, desk_.words.text("Keys"),
              // TRANSLATORS: label of the text with all keys
              desk_.words.text("All keys, each also in the menus:"), key_list(desk_.words));
}

void Frame::show_about() {
    // TRANSLATORS: the text of Help, About Longwood; {version} is e.g. 0.1.0
    show_message(this, desk_.words,
                 locale::fill(desk_.words.text("Longwood {version}, card patience for ear, hand and eye.\n"
                                               "Free software under the GNU General Public License, version 3 or "
                                               "later. It comes without any warranty."),
                              {{"version", LONGWOOD_VERSION}}));
}

} // namespace longwood::wx
