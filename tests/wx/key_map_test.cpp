#include "app/wx/key_map.h"

#include <algorithm>
#include <clocale>
#include <cstdint>
#include <cwchar>
#include <map>
#include <set>
#include <string>
#include <tuple>

#include <wctype.h>

#ifdef _WIN32
#include <windows.h>
#endif

#include <catch2/catch.hpp>

#include "app/wx/view_choices.h"
#include "engine/path_text.h"
#include "locale/catalog_path.h"
#include "locale/languages.h"

namespace {

using namespace longwood;
using wx::Chord;
using wx::CommandId;
using wx::Key;
using wx::Menu;

// The character after '&', in upper case in every alphabet; 0 if there is none.
#ifdef _WIN32
std::uintptr_t access_key(const std::string &label) {
    const auto mark = label.find('&');
    const std::wstring rest = mark == std::string::npos ? L" " : path_of_text(label.substr(mark + 1)).wstring();
    const wchar_t character = rest.empty() || rest.front() == L' ' ? L'\0' : rest.front();
    // One letter in the place of a text is what becomes upper case.
    return reinterpret_cast<std::uintptr_t>(::CharUpperW(reinterpret_cast<wchar_t *>(std::uintptr_t(character))));
}
#else
wint_t access_key(const std::string &label) {
    static const locale_t utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
    REQUIRE(utf8);
    const locale_t before = uselocale(utf8);
    const auto mark = label.find('&');
    wchar_t character = 0;
    std::mbstate_t state{};
    if (mark != std::string::npos)
        (void)std::mbrtowc(&character, label.data() + mark + 1, label.size() - mark - 1, &state);
    uselocale(before);
    return character == L' ' ? 0 : towupper_l(wint_t(character), utf8);
}
#endif

TEST_CASE("Key map: no key does two things") {
    std::map<std::tuple<Key, bool, bool>, CommandId> taken;
    for (const auto &binding : wx::key_map())
        for (const Chord &chord : binding.chords) {
            if (chord.key == Key::None) continue;
            CAPTURE(binding.label);
            CHECK(taken.insert({{chord.key, chord.ctrl, chord.shift}, binding.command}).second);
            CHECK(wx::command_for(chord) == binding.command);
        }
}

TEST_CASE("Key map: every command stands in a menu once, with words") {
    std::set<CommandId> seen;
    for (const auto &binding : wx::key_map()) {
        CHECK(seen.insert(binding.command).second);
        CHECK(std::string(binding.label).size() > 2);
    }
    CHECK(seen.size() == std::size_t(CommandId::About) + 1);
}

// What stands in the menus only.
bool has_no_key(const wx::KeyBinding &binding) { return binding.command == CommandId::About || binding.is_choice; }

TEST_CASE("Key map: every command has a key, but for About and what is chosen once") {
    for (const auto &binding : wx::key_map())
        if (!has_no_key(binding)) {
            CAPTURE(binding.label);
            CHECK(binding.chords[0].key != Key::None);
        }
}

TEST_CASE("Key map: the keys that players expect do what they expect") {
    const auto plain = [](Key key) { return wx::command_for({.key = key}); };
    const auto shift = [](Key key) { return wx::command_for({.key = key, .shift = true}); };
    const auto ctrl = [](Key key) { return wx::command_for({.key = key, .ctrl = true}); };
    CHECK(plain(Key::Space) == CommandId::PickUpOrPutDown);
    CHECK(plain(Key::Enter) == CommandId::PickUpOrPutDown);
    CHECK(shift(Key::Enter) == CommandId::ToFoundation);
    CHECK(plain(Key::Escape) == CommandId::CancelCarry);
    CHECK(plain(Key::Plus) == CommandId::CarryMore);
    CHECK(plain(Key::Tab) == CommandId::NextGroup);
    CHECK(shift(Key::F6) == CommandId::PreviousGroup);
    CHECK(plain(wx::key_of('D')) == CommandId::UseStock);
    CHECK(plain(wx::key_of('Z')) == CommandId::Undo);
    CHECK(ctrl(wx::key_of('Y')) == CommandId::Redo);
    CHECK(ctrl(wx::key_of('G')) == CommandId::SameDeal);
    CHECK(wx::tableau_number(*plain(wx::key_of('0'))) == 10);
    CHECK(wx::tableau_number(*shift(wx::key_of('2'))) == 12);
    CHECK_FALSE(ctrl(wx::key_of('I')));
    CHECK_FALSE(ctrl(Key::Tab));
}

TEST_CASE("Key map: in a mirrored table Left leads to the pile at the left, which is the next") {
    using session::Action;
    CHECK(wx::as_seen(Action::PreviousPile, false) == Action::PreviousPile);
    CHECK(wx::as_seen(Action::PreviousPile, true) == Action::NextPile);
    CHECK(wx::as_seen(Action::NextPile, true) == Action::PreviousPile);
    CHECK(wx::as_seen(Action::FirstPile, true) == Action::FirstPile);
    CHECK(wx::as_seen(Action::NextCard, true) == Action::NextCard);
}

// The access keys of one menu, each with the label that has it.
class AccessKeys {
  public:
    void add(const std::string &label) {
        CAPTURE(label);
        REQUIRE(access_key(label) != 0);
        const auto [other, is_new] = taken_.insert({access_key(label), label});
        CAPTURE(other->second);
        CHECK(is_new);
    }

  private:
    std::map<std::uintptr_t, std::string> taken_;
};

void check_menus(const locale::Translator &words) {
    std::map<Menu, AccessKeys> menus;
    for (const auto &binding : wx::key_map())
        if (wx::tableau_number(binding.command) <= 10) // 11 and 12 have none
            menus[binding.menu].add(wx::menu_label(words, binding));
    menus[Menu::Game].add(wx::menu_title(words, Menu::Variant));
    menus[Menu::Go].add(wx::menu_title(words, Menu::GoToTableau));
    std::map<wx::ViewPart, AccessKeys> parts;
    for (const auto &choice : wx::view_choices()) {
        const std::string label = words.text_in("menu", choice.label);
        choice.part == wx::ViewPart::Menu ? menus[Menu::View].add(label) : parts[choice.part].add(label);
    }
    REQUIRE(parts.size() == 3);
    for (const auto &part : parts)
        menus[Menu::View].add(wx::view_title(words, part.first));
    AccessKeys bar;
    for (const Menu menu : {Menu::Game, Menu::Cards, Menu::Go, Menu::Read, Menu::View, Menu::Settings, Menu::Help})
        bar.add(wx::menu_title(words, menu));
}

TEST_CASE("Key map: access keys differ within a menu and a submenu, in every language") {
    const auto catalogs = locale::catalog_folder();
    const auto codes = locale::codes_in(catalogs);
    REQUIRE(codes.size() >= 2); // English and German: else the catalogs were not found
    for (const std::string &code : codes) {
        locale::Translator words(catalogs);
        REQUIRE(words.choose(code));
        CAPTURE(code);
        check_menus(words);
    }
}

TEST_CASE("Key map: the list of keys names every command with its key") {
    const locale::Translator words(locale::catalog_folder());
    const std::string list = wx::key_list(words);
    for (const auto &binding : wx::key_map()) {
        if (has_no_key(binding)) continue;
        CAPTURE(binding.label);
        CHECK(list.find(": " + wx::plain_label(words, binding) + "\n") != std::string::npos);
    }
    CHECK(list.find("Ctrl+N: New deal\n") != std::string::npos);
    CHECK(list.find("Z or Ctrl+Z: Undo\n") != std::string::npos);
    // The dialog with the rules has keys of its own.
    for (const char *key : {"F6", "Shift+F6", "F3", "Alt+Left"})
        CHECK(list.find(key, list.rfind("In the rules, ")) != std::string::npos);
}

} // namespace
