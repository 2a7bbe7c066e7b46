#include "app/wx/key_map.h"

#include <algorithm>
#include <string_view>

#include "app/wx/key_table.h"

namespace longwood::wx {
namespace {

std::string key_name(const locale::Translator &words, Key key) {
    switch (key) {
    // TRANSLATORS: the arrow key, as written on keyboards or said in manuals
    case Key::Left: return words.text_in("key", "Left");
    // TRANSLATORS: the arrow key
    case Key::Right: return words.text_in("key", "Right");
    // TRANSLATORS: the arrow key
    case Key::Up: return words.text_in("key", "Up");
    // TRANSLATORS: the arrow key
    case Key::Down: return words.text_in("key", "Down");
    // TRANSLATORS: a key, German Pos1
    case Key::Home: return words.text_in("key", "Home");
    // TRANSLATORS: a key, German Ende
    case Key::End: return words.text_in("key", "End");
    // TRANSLATORS: a key, German Bild auf
    case Key::PageUp: return words.text_in("key", "Page Up");
    // TRANSLATORS: a key, German Bild ab
    case Key::PageDown: return words.text_in("key", "Page Down");
    // TRANSLATORS: a key
    case Key::Tab: return words.text_in("key", "Tab");
    // TRANSLATORS: the space bar
    case Key::Space: return words.text_in("key", "Space");
    // TRANSLATORS: the Enter key
    case Key::Enter: return words.text_in("key", "Enter");
    // TRANSLATORS: the Escape key
    case Key::Escape: return words.text_in("key", "Esc");
    case Key::Plus: return "+";
    case Key::Minus: return "−";
    case Key::F1: return "F1";
    case Key::F6: return "F6";
    case Key::F8: return "F8";
    case Key::None: return "";
    default: return std::string(1, char(key));
    }
}

std::string without_marks(std::string label) {
    std::erase(label, '&');
    constexpr std::string_view dots = "…";
    if (label.ends_with(dots)) label.resize(label.size() - dots.size());
    return label;
}

// The digit on whose key the pile lies: "&7", "1&0". There is none left for 11 and 12.
std::string with_access_key(std::string written, int number) {
    if (number < 1 || number > 10) return written;
    std::size_t last = written.size() - 1;
    while (last > 0 && (static_cast<unsigned char>(written[last]) & 0xC0) == 0x80)
        --last; // to the first byte of the digit
    return written.insert(last, 1, '&');
}

std::string chord_names(const locale::Translator &words, const KeyBinding &binding) {
    std::string names;
    for (const Chord &chord : binding.chords) {
        if (chord.key == Key::None) continue;
        const std::string name = chord_name(words, chord);
        names = names.empty()
                    ? name
                    // TRANSLATORS: two keys that do the same, in the list of keys
                    : locale::fill(words.text_in("key", "{key} or {other}"), {{"key", names}, {"other", name}});
    }
    return names;
}

} // namespace

std::span<const KeyBinding> key_map() { return key_table(); }

const KeyBinding &binding_of(CommandId command) { return *std::ranges::find(key_map(), command, &KeyBinding::command); }

std::optional<CommandId> command_for(Chord chord) {
    if (chord.key == Key::None) return std::nullopt;
    for (const KeyBinding &binding : key_map())
        if (std::ranges::find(binding.chords, chord) != binding.chords.end()) return binding.command;
    return std::nullopt;
}

session::Action as_seen(session::Action action, bool mirrored) {
    using session::Action;
    if (mirrored && action == Action::PreviousPile) return Action::NextPile;
    if (mirrored && action == Action::NextPile) return Action::PreviousPile;
    return action;
}

int tableau_number(CommandId command) {
    if (command < CommandId::GoToTableau1 || command > CommandId::GoToTableau12) return 0;
    return int(command) - int(CommandId::GoToTableau1) + 1;
}

std::string menu_label(const locale::Translator &words, const KeyBinding &binding) {
    const int number = tableau_number(binding.command);
    return locale::fill(words.text_in("menu", binding.label),
                        {{"number", with_access_key(words.number(number), number)}});
}

std::string menu_title(const locale::Translator &words, Menu menu) {
    switch (menu) {
    // TRANSLATORS: title of a menu; & marks the access key, another one in each menu of the bar
    case Menu::Game: return words.text_in("menu", "&Game");
    // TRANSLATORS: submenu of Game: the names of the games, one of them ticked
    case Menu::Variant: return words.text_in("menu", "Var&iant");
    // TRANSLATORS: title of a menu: picking up, putting down, using the stock
    case Menu::Cards: return words.text_in("menu", "&Cards");
    // TRANSLATORS: title of a menu: going from pile to pile and card to card
    case Menu::Go: return words.text_in("menu", "G&o");
    // TRANSLATORS: title of a submenu of Go: Pile 1, Pile 2, ...
    case Menu::GoToTableau: return words.text_in("menu", "&Tableau pile");
    // TRANSLATORS: title of a menu: has piles read out
    case Menu::Read: return words.text_in("menu", "&Read");
    // TRANSLATORS: title of a menu: how table and cards look
    case Menu::View: return words.text_in("menu", "&View");
    // TRANSLATORS: title of a menu: language, speech, sounds
    case Menu::Settings: return words.text_in("menu", "&Settings");
    // TRANSLATORS: title of a menu
    case Menu::Help: return words.text_in("menu", "&Help");
    }
    return {};
}

std::string plain_label(const locale::Translator &words, const KeyBinding &binding) {
    return without_marks(menu_label(words, binding));
}

std::string chord_name(const locale::Translator &words, Chord chord) {
    const std::string key = key_name(words, chord.key);
    // TRANSLATORS: keys pressed together, German Strg+Umschalt+{key}
    if (chord.ctrl && chord.shift) return locale::fill(words.text_in("key", "Ctrl+Shift+{key}"), {{"key", key}});
    // TRANSLATORS: keys pressed together, German Strg+{key}
    if (chord.ctrl) return locale::fill(words.text_in("key", "Ctrl+{key}"), {{"key", key}});
    // TRANSLATORS: keys pressed together, German Umschalt+{key}
    if (chord.shift) return locale::fill(words.text_in("key", "Shift+{key}"), {{"key", key}});
    return key;
}

std::string key_list(const locale::Translator &words) {
    std::string list;
    std::optional<Menu> menu;
    for (const KeyBinding &binding : key_map()) {
        const std::string keys = chord_names(words, binding);
        if (keys.empty()) continue;
        if (menu != binding.menu) {
            if (menu) list += '\n';
            list += without_marks(menu_title(words, binding.menu)) + '\n';
            menu = binding.menu;
        }
        // TRANSLATORS: a line of the list of keys, e.g. "D: Use the stock"
        list += locale::fill(words.text_in("key", "{keys}: {command}"),
                             {{"keys", keys}, {"command", plain_label(words, binding)}});
        list += '\n';
    }
    // TRANSLATORS: at the end of the list of keys; "Left" is the arrow key
    return list + '\n' +
           words.text(
               "In the rules, F6 and Shift+F6 go from heading to heading, letters begin a search, F3 goes on with "
               "it, and Alt+Left goes back to the rules that you came from.") +
           '\n';
}

} // namespace longwood::wx
