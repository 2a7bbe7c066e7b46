#include "app/wx/view_choices.h"

namespace longwood::wx {
namespace {

namespace settings = session::settings;

// Access keys (after '&') differ within a menu, in every language; a test checks it.
constexpr ViewChoice choices[] = {
    // TRANSLATORS: menu View, Theme: the colours that the system has chosen
    {ViewPart::Theme, NC_("menu", "As the &system"), &settings::theme, "system"},
    // TRANSLATORS: menu View, Theme
    {ViewPart::Theme, NC_("menu", "&Green cloth"), &settings::theme, "green"},
    // TRANSLATORS: menu View, Theme
    {ViewPart::Theme, NC_("menu", "&Light"), &settings::theme, "light"},
    // TRANSLATORS: menu View, Theme
    {ViewPart::Theme, NC_("menu", "&Dark"), &settings::theme, "dark"},
    // TRANSLATORS: menu View, Theme
    {ViewPart::Theme, NC_("menu", "&High contrast"), &settings::theme, "high-contrast"},
    // TRANSLATORS: menu View, Card faces: with pips and pictures
    {ViewPart::Faces, NC_("menu", "&Classic"), &settings::cards, "classic"},
    // TRANSLATORS: menu View, Card faces: rank and suit fill the card
    {ViewPart::Faces, NC_("menu", "&Large print"), &settings::cards, "large-print"},
    // TRANSLATORS: menu View, Drawing: the program chooses
    {ViewPart::Drawing, NC_("menu", "&Automatic"), &settings::drawing, "auto"},
    // TRANSLATORS: menu View, Drawing: fast, with pictures kept in memory
    {ViewPart::Drawing, NC_("menu", "&Fine"), &settings::drawing, "fine"},
    // TRANSLATORS: menu View, Drawing: for computers with little memory
    {ViewPart::Drawing, NC_("menu", "&Low memory"), &settings::drawing, "low-memory"},
    // TRANSLATORS: menu View: every suit has a colour of its own; ticked while it is on
    {ViewPart::Menu, NC_("menu", "&Four suit colours"), &settings::suit_colors, "four"},
    // TRANSLATORS: menu View: stock and waste lie at the right; ticked while it is on
    {.part = ViewPart::Menu, .label = NC_("menu", "Left-&handed table"), .on_or_off = &settings::left_handed},
    // TRANSLATORS: menu View: cards glide from pile to pile; ticked while it is on
    {.part = ViewPart::Menu, .label = NC_("menu", "Cards &glide"), .on_or_off = &settings::animation},
};

} // namespace

std::span<const ViewChoice> view_choices() { return choices; }

std::string view_title(const locale::Translator &words, ViewPart part) {
    switch (part) {
    // TRANSLATORS: submenu of View: colours of the table
    case ViewPart::Theme: return words.text_in("menu", "&Theme");
    // TRANSLATORS: submenu of View: how the faces of the cards look
    case ViewPart::Faces: return words.text_in("menu", "&Card faces");
    // TRANSLATORS: submenu of View: how much memory the drawing of the table may use
    case ViewPart::Drawing: return words.text_in("menu", "&Drawing");
    case ViewPart::Menu: break;
    }
    return {};
}

} // namespace longwood::wx
