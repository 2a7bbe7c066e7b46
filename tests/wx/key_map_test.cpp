#include "app/wx/key_map.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <tuple>

#include <catch2/catch.hpp>

#include "locale/catalog_path.h"
#include "locale/languages.h"

namespace {

using namespace longwood;
using wx::Chord;
using wx::CommandId;
using wx::Key;
using wx::Menu;

// The character after '&', in upper case where it is ASCII.
std::string access_key(const std::string &label) {
    const auto mark = label.find('&');
    if (mark == std::string::npos || mark + 1 == label.size()) return {};
    std::size_t end = mark + 2;
    while (end < label.size() && (std::uint8_t(label[end]) & 0xC0) == 0x80)
        ++end;
    std::string key = label.substr(mark + 1, end - mark - 1);
    if (key.size() == 1) key[0] = char(std::toupper(key[0]));
    return key;
}

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

TEST_CASE("Key map: access keys differ within a menu, in every language") {
    const auto catalogs = locale::catalog_folder();
    const auto codes = locale::codes_in(catalogs);
    REQUIRE(codes.size() >= 2); // English and German: else the catalogs were not found
    for (const std::string &code : codes) {
        locale::Translator words(catalogs);
        REQUIRE(words.choose(code));
        std::map<std::pair<Menu, std::string>, std::string> taken;
        for (const auto &binding : wx::key_map()) {
            if (binding.menu == Menu::GoToTableau) continue; // twelve piles, told apart by number
            const std::string label = wx::menu_label(words, binding);
            CAPTURE(code, label);
            REQUIRE_FALSE(access_key(label).empty());
            const auto [other, is_new] = taken.insert({{binding.menu, access_key(label)}, label});
            CAPTURE(other->second);
            CHECK(is_new);
        }
        std::set<std::string> titles;
        for (const Menu menu : {Menu::Game, Menu::Cards, Menu::Go, Menu::Read, Menu::View, Menu::Settings, Menu::Help})
            CHECK(titles.insert(access_key(wx::menu_title(words, menu))).second);
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
}

} // namespace
