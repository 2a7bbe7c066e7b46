#include "app/wx/view_options.h"

#include <algorithm>
#include <span>

#include "app/phrases/problems.h"
#include "app/wx/dialogs.h"
#include "app/wx/system_look.h"
#include "app/wx/text.h"
#include "app/wx/window_ids.h"

namespace longwood::wx {
namespace {

namespace settings = session::settings;
using session::SwitchSetting;
using session::WordSetting;

enum class Part : std::uint8_t { Theme, Faces, Drawing, Menu };

// A word setting and its value, or a switch.
struct Choice {
    Part part;
    const char *label;
    const WordSetting *setting = nullptr;
    std::string_view word = {};
    const SwitchSetting *on_or_off = nullptr;
};

constexpr Choice choices[] = {
    // TRANSLATORS: menu View, Theme: the colours that the system has chosen
    {Part::Theme, NC_("menu", "As the &system"), &settings::theme, "system"},
    // TRANSLATORS: menu View, Theme
    {Part::Theme, NC_("menu", "&Green cloth"), &settings::theme, "green"},
    // TRANSLATORS: menu View, Theme
    {Part::Theme, NC_("menu", "&Light"), &settings::theme, "light"},
    // TRANSLATORS: menu View, Theme
    {Part::Theme, NC_("menu", "&Dark"), &settings::theme, "dark"},
    // TRANSLATORS: menu View, Theme
    {Part::Theme, NC_("menu", "&High contrast"), &settings::theme, "high-contrast"},
    // TRANSLATORS: menu View, Card faces: with pips and pictures
    {Part::Faces, NC_("menu", "&Classic"), &settings::cards, "classic"},
    // TRANSLATORS: menu View, Card faces: rank and suit fill the card
    {Part::Faces, NC_("menu", "&Large print"), &settings::cards, "large-print"},
    // TRANSLATORS: menu View, Drawing: the program chooses
    {Part::Drawing, NC_("menu", "&Automatic"), &settings::drawing, "auto"},
    // TRANSLATORS: menu View, Drawing: fast, with pictures kept in memory
    {Part::Drawing, NC_("menu", "&Fine"), &settings::drawing, "fine"},
    // TRANSLATORS: menu View, Drawing: for computers with little memory
    {Part::Drawing, NC_("menu", "&Low memory"), &settings::drawing, "low-memory"},
    // TRANSLATORS: menu View: every suit has a colour of its own; ticked while it is on
    {Part::Menu, NC_("menu", "&Four suit colours"), &settings::suit_colors, "four"},
    // TRANSLATORS: menu View: stock and waste lie at the right; ticked while it is on
    {.part = Part::Menu, .label = NC_("menu", "Left-&handed table"), .on_or_off = &settings::left_handed},
    // TRANSLATORS: menu View: cards glide from pile to pile; ticked while it is on
    {.part = Part::Menu, .label = NC_("menu", "Cards &glide"), .on_or_off = &settings::animation},
};

int id_of_choice(const Choice &choice) { return first_view_id + int(&choice - choices); }

bool is_chosen(const session::Settings &chosen, const Choice &choice) {
    return choice.on_or_off ? chosen.get(*choice.on_or_off) : chosen.get(*choice.setting) == choice.word;
}

wxMenu *make_submenu(const locale::Translator &words, Part part) {
    auto *menu = new wxMenu;
    for (const Choice &choice : choices)
        if (choice.part == part)
            menu->AppendRadioItem(id_of_choice(choice), to_wx(words.text_in("menu", choice.label)));
    return menu;
}

constexpr int size_step = 10;

} // namespace

void add_view_choices(wxMenu &menu, const locale::Translator &words) {
    // TRANSLATORS: submenu of View: colours of the table
    menu.Insert(0, wxID_ANY, to_wx(words.text_in("menu", "&Theme")), make_submenu(words, Part::Theme));
    // TRANSLATORS: submenu of View: how the faces of the cards look
    menu.Insert(1, wxID_ANY, to_wx(words.text_in("menu", "&Card faces")), make_submenu(words, Part::Faces));
    std::size_t place = 2;
    for (const Choice &choice : choices)
        if (choice.part == Part::Menu)
            menu.InsertCheckItem(place++, id_of_choice(choice), to_wx(words.text_in("menu", choice.label)));
    menu.InsertSeparator(place);
    // TRANSLATORS: submenu of View: how much memory the drawing of the table may use
    menu.AppendSubMenu(make_submenu(words, Part::Drawing), to_wx(words.text_in("menu", "&Drawing")));
}

ViewOptions::ViewOptions(wxFrame &frame, Desk &desk, TableView &table, std::function<void(const std::string &)> say)
    : frame_(frame), desk_(desk), table_(table), say_(std::move(say)) {
    frame_.Bind(
        wxEVT_MENU, [this](wxCommandEvent &event) { choose(event.GetId()); }, first_view_id, last_view_id);
    frame_.Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent &event) {
        event.Skip();
        apply();
    });
}

void ViewOptions::tick(wxMenuBar &bar) const {
    for (const Choice &choice : choices) {
        const bool chosen = is_chosen(desk_.settings, choice);
        if (chosen || choice.part == Part::Menu) bar.Check(id_of_choice(choice), chosen);
    }
    bar.Check(id_of(CommandId::Magnifier), table_.magnifies());
}

void ViewOptions::told(const std::optional<session::Problem> &problem) {
    if (problem) show_message(&frame_, desk_.words, phrases::sentence(desk_.words, *problem));
}

void ViewOptions::choose(int id) {
    const auto index = std::size_t(id - first_view_id);
    if (index >= std::size(choices)) return;
    const Choice &choice = choices[index];
    if (choice.on_or_off)
        told(desk_.settings.set(*choice.on_or_off, !desk_.settings.get(*choice.on_or_off)));
    else if (choice.part == Part::Menu && is_chosen(desk_.settings, choice))
        told(desk_.settings.set(*choice.setting, choice.setting->words.front()));
    else
        told(desk_.settings.set(*choice.setting, choice.word));
    if (choice.part == Part::Drawing) desk_.drawing = drawing_of(desk_.settings, false);
    if (wxMenuBar *bar = frame_.GetMenuBar()) tick(*bar);
    apply();
}

void ViewOptions::apply() { table_.set_look(look_of(desk_.settings, system_look(), desk_.drawing)); }

void ViewOptions::resize_cards(int percent) {
    const auto &range = settings::card_size;
    const auto next = std::clamp<std::int64_t>(percent, range.least, range.most);
    told(desk_.settings.set(range, next));
    apply();
    // TRANSLATORS: said when the size of the cards was changed; 100 % is what fits the window
    say_(locale::fill(desk_.words.text("Size of cards: {percent}."),
                      {{"percent", desk_.words.percent(double(next) / 100)}}));
}

void ViewOptions::run(CommandId command) {
    const int percent = int(desk_.settings.get(settings::card_size));
    switch (command) {
    case CommandId::LargerCards: return resize_cards(percent + size_step);
    case CommandId::SmallerCards: return resize_cards(percent - size_step);
    case CommandId::FittingCards: return resize_cards(int(settings::card_size.standard));
    default: break;
    }
    table_.magnify(!table_.magnifies());
    if (wxMenuBar *bar = frame_.GetMenuBar()) tick(*bar); // a key does not tick by itself
    // TRANSLATORS: the pile at the cursor is shown very large
    if (table_.magnifies()) return say_(desk_.words.text("Magnifier on."));
    // TRANSLATORS: the pile at the cursor is no longer shown very large
    say_(desk_.words.text("Magnifier off."));
}

} // namespace longwood::wx
