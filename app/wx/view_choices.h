// What can be chosen in the menu View beside the commands that have keys.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "app/session/settings.h"
#include "locale/translator.h"

namespace longwood::wx {

/// Where a choice stands: in a submenu of View, or in View itself.
enum class ViewPart : std::uint8_t { Theme, Faces, Drawing, Menu };

/// A word setting and its value, or a switch.
struct ViewChoice {
    ViewPart part;
    const char *label; // msgid with the context "menu"; '&' marks the access key
    const session::WordSetting *setting = nullptr;
    std::string_view word = {};
    const session::SwitchSetting *on_or_off = nullptr;
};

/// All of them, in the order of the menus.
std::span<const ViewChoice> view_choices();

/// The title of a submenu in the player's language, with '&'; of View itself, nothing.
std::string view_title(const locale::Translator &words, ViewPart part);

} // namespace longwood::wx
