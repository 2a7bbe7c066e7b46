// Keys as the key map names them, apart from any toolkit.
#pragma once

#include <cstdint>

namespace longwood::wx {

/// Letters and digits follow as 'A' to 'Z' and '0' to '9'.
enum class Key : std::uint8_t {
    None,
    Left,
    Right,
    Up,
    Down,
    Home,
    End,
    PageUp,
    PageDown,
    Tab,
    Space,
    Enter,
    Escape,
    Plus,
    Minus,
    F1,
    F6,
    F8,
    Digit0 = '0',
    A = 'A'
};

/// 'A' to 'Z' and '0' to '9' as a key.
constexpr Key key_of(char letter) { return Key(letter); }

/// A key with the keys held down.
struct Chord {
    Key key = Key::None;
    bool ctrl = false;
    bool shift = false;
    bool operator==(const Chord &) const = default;
};

} // namespace longwood::wx
