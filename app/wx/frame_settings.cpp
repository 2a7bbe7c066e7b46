// What the player chooses for good: the language, how much is said and by whom.
#include "app/wx/frame.h"

#include "app/phrases/problems.h"
#include "app/wx/dialogs.h"
#include "app/wx/language.h"
#include "app/wx/menus.h"
#include "app/wx/text.h"
#include "app/wx/toolkit.h"
#include "app/wx/window_ids.h"
#include "locale/catalog_path.h"

namespace longwood::wx {

namespace settings = session::settings;

void Frame::set(CommandId command) {
    switch (command) {
    case CommandId::Language: return ask_language();
    case CommandId::OwnVoice: return switch_own_voice();
    case CommandId::Sounds: return switch_sounds();
    default: return choose_verbosity(command);
    }
}

void Frame::tell_if(const std::optional<session::Problem> &problem) {
    if (problem) show_message(this, desk_.words, phrases::sentence(desk_.words, *problem));
}

void Frame::ask_language() {
    const auto &words = desk_.words;
    // TRANSLATORS: title of a dialog
    ListQuestion question{.title = words.text("Language"),
                          // TRANSLATORS: label of a list in a dialog
                          .label = words.text("Languages:"),
                          .accept = words.text_in("button", "OK")};
    const auto choices = languages_to_choose(words, desk_.system_language, locale::catalog_folder());
    const bool is_of_system = !desk_.is_language_of_command_line && desk_.settings.get(settings::language).empty();
    for (const LanguageChoice &choice : choices) {
        if (!is_of_system && choice.code == words.language()) question.selected = int(question.items.size());
        question.items.push_back(choice.name);
    }
    const auto chosen = choose_from_list(this, words, question);
    if (!chosen) return;
    // Later: the menu that asked for it goes away.
    CallAfter([this, code = choices[std::size_t(*chosen)].code] { choose_language(code); });
}

void Frame::choose_language(const std::string &chosen) {
    const std::string &code = chosen.empty() ? desk_.system_language : chosen;
    if (!desk_.words.choose(code)) return show_message(this, desk_.words, locale::language_refused(desk_.words, code));
    desk_.is_language_of_command_line = false;
    show_words();
    tell_if(desk_.settings.set(settings::language, chosen));
    // TRANSLATORS: after the player chose another language; {language} is e.g. "Deutsch"
    say(locale::fill(desk_.words.text("The language is now {language}."),
                     {{"language", locale::own_name(desk_.words)}}));
}

// Everything in the words of now: the game, the cursor and what is carried stay.
void Frame::show_words() {
    const bool mirrored = locale::right_to_left(desk_.words);
    set_toolkit_language(desk_.words.language(), mirrored);
    const wxLayoutDirection direction = mirrored ? wxLayout_RightToLeft : wxLayout_LeftToRight;
    SetLayoutDirection(direction);
    line_->set_direction(direction);
    make_menus();
    show_title();
    table_->show_words(desk_.words);
    Layout();
    speech_->words_changed();
    announcer_.show_place(place());
    read_to_.clear(); // the same place is elsewhere in other words
}

void Frame::choose_verbosity(CommandId command) {
    const std::string_view word = command == CommandId::SpeakBriefly  ? "brief"
                                  : command == CommandId::SpeakInFull ? "full"
                                                                      : "normal";
    tell_if(desk_.settings.set(settings::verbosity, word));
    desk_.take_verbosity();
    tick_menus();
    speech_->words_changed();
    say(plain_label(desk_.words, binding_of(command)) + ".");
}

void Frame::switch_own_voice() {
    const bool on = !speech_->own_voice_is_on();
    speech_->switch_own_voice(on);
    tick_menus(); // a key does not tick by itself
    tell_if(desk_.settings.set(session::settings::own_voice, on ? "on" : "off"));
    // TRANSLATORS: the program's own voice was switched on
    if (on) return say(desk_.words.text("Longwood speaks."));
    // TRANSLATORS: the program's own voice was switched off
    say(desk_.words.text("Longwood is silent."));
}

void Frame::switch_sounds() {
    const bool on = !sounds_.is_on();
    sounds_.switch_on(on);
    tick_menus(); // a key does not tick by itself
    tell_if(desk_.settings.set(session::settings::sounds, on));
    // TRANSLATORS: the short sounds that go with what happens were switched on
    if (on) return say(desk_.words.text("Sounds on."));
    // TRANSLATORS: the short sounds that go with what happens were switched off
    say(desk_.words.text("Sounds off."));
}

} // namespace longwood::wx
