#include "app/wx/menus.h"

#include <algorithm>

#include <wx/control.h>

#include "app/wx/text.h"
#include "app/wx/view_options.h"
#include "app/wx/window_ids.h"
#include "engine/variants.h"
#include "locale/names.h"

namespace longwood::wx {
namespace {

// As wx reads them in menu labels, in English always; GTK and Windows show them in the
// language of the player.
std::string accelerator_key(Key key) {
    switch (key) {
    case Key::Left: return "Left";
    case Key::Right: return "Right";
    case Key::Up: return "Up";
    case Key::Down: return "Down";
    case Key::Home: return "Home";
    case Key::End: return "End";
    case Key::PageUp: return "PageUp";
    case Key::PageDown: return "PageDown";
    case Key::Tab: return "Tab";
    case Key::Space: return "Space";
    case Key::Enter: return "Enter";
    case Key::Escape: return "Esc";
    case Key::Plus: return "+";
    case Key::Minus: return "-";
    case Key::F1: return "F1";
    case Key::F6: return "F6";
    case Key::F8: return "F8";
    case Key::None: return "";
    default: return std::string(1, char(key));
    }
}

// GTK has no accelerators on these keys: their names stand in the label.
bool only_as_text(Key key) {
    return key == Key::Tab || key == Key::Left || key == Key::Right || key == Key::Up || key == Key::Down;
}

std::string accelerator(const locale::Translator &words, Chord chord) {
    if (chord.key == Key::None) return {};
    if (only_as_text(chord.key)) return " (" + chord_name(words, chord) + ")";
    return std::string("\t") + (chord.ctrl ? "Ctrl+" : "") + (chord.shift ? "Shift+" : "") + accelerator_key(chord.key);
}

void append(wxMenu &menu, const locale::Translator &words, const KeyBinding &binding) {
    if (binding.separator_before) menu.AppendSeparator();
    const wxItemKind kind = binding.is_choice ? wxITEM_RADIO : binding.is_switch ? wxITEM_CHECK : wxITEM_NORMAL;
    const wxString label = to_wx(menu_label(words, binding) + accelerator(words, binding.chords[0]));
    menu.Append(id_of(binding.command), label, wxEmptyString, kind);
}

// The main variants, then their relatives by family, without a separator: it would begin a second group of
// radio items, of which one is always chosen too.
wxMenu *make_variant_menu(const locale::Translator &words, const longwood::Rules &variant) {
    auto *menu = new wxMenu;
    int index = 0;
    for (const longwood::Rules *rules : variants()) {
        const int id = variant_id(index++);
        menu->AppendRadioItem(id, wxControl::EscapeMnemonics(to_wx(locale::variant_name(words, *rules))));
        if (rules == &variant) menu->Check(id, true);
    }
    return menu;
}

wxMenu *make_menu(const locale::Translator &words, Menu which) {
    auto *menu = new wxMenu;
    for (const KeyBinding &binding : key_map())
        if (binding.menu == which) append(*menu, words, binding);
    return menu;
}

} // namespace

wxMenuBar *make_menu_bar(const locale::Translator &words, const longwood::Rules &variant) {
    auto *bar = new wxMenuBar;
    for (const Menu which : {Menu::Game, Menu::Cards, Menu::Go, Menu::Read, Menu::View, Menu::Settings, Menu::Help}) {
        wxMenu *menu = make_menu(words, which);
        if (which == Menu::Game)
            menu->Insert(5, wxID_ANY, to_wx(menu_title(words, Menu::Variant)), make_variant_menu(words, variant));
        if (which == Menu::View) add_view_choices(*menu, words);
        if (which == Menu::Go) {
            menu->AppendSeparator();
            menu->AppendSubMenu(make_menu(words, Menu::GoToTableau), to_wx(menu_title(words, Menu::GoToTableau)));
        }
        bar->Append(menu, to_wx(menu_title(words, which)));
    }
    return bar;
}

void tick_variant(wxMenuBar &bar, const longwood::Rules &variant) {
    const auto all = variants();
    const auto found = std::ranges::find(all, &variant);
    if (found != all.end()) bar.Check(variant_id(int(found - all.begin())), true);
}

} // namespace longwood::wx
