#include "app/wx/key_codes.h"

#include <optional>
#include <string_view>

#include <wx/defs.h>

namespace longwood::wx {
namespace {

std::optional<Key> named_key(int code) {
    switch (code) {
    case WXK_LEFT:
    case WXK_NUMPAD_LEFT: return Key::Left;
    case WXK_RIGHT:
    case WXK_NUMPAD_RIGHT: return Key::Right;
    case WXK_UP:
    case WXK_NUMPAD_UP: return Key::Up;
    case WXK_DOWN:
    case WXK_NUMPAD_DOWN: return Key::Down;
    case WXK_HOME:
    case WXK_NUMPAD_HOME: return Key::Home;
    case WXK_END:
    case WXK_NUMPAD_END: return Key::End;
    case WXK_PAGEUP:
    case WXK_NUMPAD_PAGEUP: return Key::PageUp;
    case WXK_PAGEDOWN:
    case WXK_NUMPAD_PAGEDOWN: return Key::PageDown;
    case WXK_TAB: return Key::Tab;
    case WXK_SPACE:
    case WXK_NUMPAD_SPACE: return Key::Space;
    case WXK_RETURN:
    case WXK_NUMPAD_ENTER: return Key::Enter;
    case WXK_ESCAPE: return Key::Escape;
    case WXK_ADD:
    case WXK_NUMPAD_ADD: return Key::Plus;
    case WXK_SUBTRACT:
    case WXK_NUMPAD_SUBTRACT: return Key::Minus;
    case WXK_F1: return Key::F1;
    case WXK_F6: return Key::F6;
    case WXK_F8: return Key::F8;
    default: break;
    }
    if (code >= WXK_NUMPAD0 && code <= WXK_NUMPAD9) return key_of(char('0' + code - WXK_NUMPAD0));
    return std::nullopt;
}

// The digit or the letter of an English keyboard at the place of the key.
Key key_at_place([[maybe_unused]] const wxKeyEvent &event) {
#if defined(__WXGTK__)
    // Key codes of the X server and of Wayland: those of the kernel plus 8.
    struct Row {
        wxUint32 first;
        std::string_view keys;
    };
    constexpr Row rows[] = {{10, "1234567890"}, {24, "QWERTYUIOP"}, {38, "ASDFGHJKL"}, {52, "ZXCVBNM"}};
    for (const Row &row : rows)
        if (const wxUint32 place = event.GetRawKeyFlags() - row.first; place < row.keys.size())
            return key_of(row.keys[place]);
    return Key::None;
#else
    const wxUint32 code = event.GetRawKeyCode(); // virtual keys of Windows
    const bool named = (code >= '0' && code <= '9') || (code >= 'A' && code <= 'Z');
    return named ? key_of(char(code)) : Key::None;
#endif
}

bool is_digit(Key key) { return key >= Key::Digit0 && key <= key_of('9'); }

Key key_of_event(const wxKeyEvent &event) {
    const int code = event.GetKeyCode();
    if (const auto named = named_key(code)) return *named;
    const Key place = key_at_place(event);
    if (is_digit(place)) return place;
    if (code >= 'A' && code <= 'Z') return key_of(char(code));
    if (code >= 'a' && code <= 'z') return key_of(char(code - 'a' + 'A'));
    if (code >= '0' && code <= '9') return key_of(char(code));
    if (code == '+' || code == '=') return Key::Plus;
    if (code == '-' || code == '_') return Key::Minus;
    const bool other_script = code <= WXK_SPACE || code > 127;
    return other_script ? place : Key::None;
}

} // namespace

Chord chord_of(const wxKeyEvent &event) {
    if (event.AltDown() || event.MetaDown()) return {};
    Chord chord{.key = key_of_event(event), .ctrl = event.ControlDown(), .shift = event.ShiftDown()};
    // Plus lies on a shifted key of many keyboards.
    if (chord.key == Key::Plus || chord.key == Key::Minus) chord.shift = false;
    return chord;
}

} // namespace longwood::wx
