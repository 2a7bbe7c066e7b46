#include "app/wx/menus.h"

#include <algorithm>
#include <utility>

#include <wx/control.h>

#include "app/wx/text.h"
#include "app/wx/toolkit.h"
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
wxMenu *make_variant_menu(const locale::Translator &words) {
    auto *menu = new wxMenu;
    int index = 0;
    for (const longwood::Rules *rules : variants())
        menu->AppendRadioItem(variant_id(index++),
                              wxControl::EscapeMnemonics(to_wx(locale::variant_name(words, *rules))));
    return menu;
}

void append_all(wxMenu &menu, const locale::Translator &words, Menu which) {
    for (const KeyBinding &binding : key_map())
        if (binding.menu == which) append(menu, words, binding);
}

void add_submenus(wxMenu &menu, const locale::Translator &words, Menu which) {
    if (which == Menu::Game)
        menu.Insert(5, wxID_ANY, to_wx(menu_title(words, Menu::Variant)), make_variant_menu(words));
    if (which == Menu::View) add_view_choices(menu, words);
    if (which != Menu::Go) return;
    auto *tableaus = new wxMenu;
    append_all(*tableaus, words, Menu::GoToTableau);
    menu.AppendSeparator();
    menu.AppendSubMenu(tableaus, to_wx(menu_title(words, Menu::GoToTableau)));
}

constexpr Menu titles[] = {Menu::Game, Menu::Cards, Menu::Go, Menu::Read, Menu::View, Menu::Settings, Menu::Help};

} // namespace

MenuBar::MenuBar(const locale::Translator &words, std::function<void()> filled)
    : words_(words), filled_(std::move(filled)) {
    for (const Menu which : titles) {
        auto *menu = new wxMenu;
        Append(menu, to_wx(menu_title(words, which)));
        before_opening(*menu, [this, which] { fill(which); });
    }
}

void MenuBar::fill(Menu which) {
    wxMenu &menu = *GetMenu(std::size_t(std::ranges::find(titles, which) - titles));
    if (menu.GetMenuItemCount() > 0) return;
    append_all(menu, words_, which);
    add_submenus(menu, words_, which);
    if (filled_) filled_();
}

void MenuBar::fill() {
    for (const Menu which : titles)
        fill(which);
}

void MenuBar::tick(int id, bool on) {
    if (wxMenuItem *item = FindItem(id)) item->Check(on);
}

} // namespace longwood::wx
