#include "app/wx/view_options.h"

#include <algorithm>

#include "app/phrases/problems.h"
#include "app/wx/dialogs.h"
#include "app/wx/system_look.h"
#include "app/wx/text.h"
#include "app/wx/view_choices.h"
#include "app/wx/window_ids.h"

namespace longwood::wx {
namespace {

namespace settings = session::settings;

int id_of_choice(const ViewChoice &choice) { return first_view_id + int(&choice - view_choices().data()); }

bool is_chosen(const session::Settings &chosen, const ViewChoice &choice) {
    return choice.on_or_off ? chosen.get(*choice.on_or_off) : chosen.get(*choice.setting) == choice.word;
}

wxMenu *make_submenu(const locale::Translator &words, ViewPart part) {
    auto *menu = new wxMenu;
    for (const ViewChoice &choice : view_choices())
        if (choice.part == part)
            menu->AppendRadioItem(id_of_choice(choice), to_wx(words.text_in("menu", choice.label)));
    return menu;
}

constexpr int size_step = 10;

} // namespace

void add_view_choices(wxMenu &menu, const locale::Translator &words) {
    menu.Insert(0, wxID_ANY, to_wx(view_title(words, ViewPart::Theme)), make_submenu(words, ViewPart::Theme));
    menu.Insert(1, wxID_ANY, to_wx(view_title(words, ViewPart::Faces)), make_submenu(words, ViewPart::Faces));
    std::size_t place = 2;
    for (const ViewChoice &choice : view_choices())
        if (choice.part == ViewPart::Menu)
            menu.InsertCheckItem(place++, id_of_choice(choice), to_wx(words.text_in("menu", choice.label)));
    menu.InsertSeparator(place);
    menu.AppendSubMenu(make_submenu(words, ViewPart::Drawing), to_wx(view_title(words, ViewPart::Drawing)));
}

ViewOptions::ViewOptions(wxFrame &frame, Desk &desk, TableView &table, std::function<void(const std::string &)> say,
                         std::function<void()> tick_menus)
    : frame_(frame), desk_(desk), table_(table), say_(std::move(say)), tick_menus_(std::move(tick_menus)) {
    frame_.Bind(
        wxEVT_MENU, [this](wxCommandEvent &event) { choose(event.GetId()); }, first_view_id, last_view_id);
    frame_.Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent &event) {
        event.Skip();
        apply();
    });
}

void ViewOptions::tick(MenuBar &bar) const {
    for (const ViewChoice &choice : view_choices()) {
        const bool chosen = is_chosen(desk_.settings, choice);
        if (chosen || choice.part == ViewPart::Menu) bar.tick(id_of_choice(choice), chosen);
    }
    bar.tick(id_of(CommandId::Magnifier), table_.magnifies());
}

void ViewOptions::told(const std::optional<session::Problem> &problem) {
    if (problem) show_message(&frame_, desk_.words, phrases::sentence(desk_.words, *problem));
}

void ViewOptions::choose(int id) {
    const auto index = std::size_t(id - first_view_id);
    if (index >= view_choices().size()) return;
    const ViewChoice &choice = view_choices()[index];
    if (choice.on_or_off)
        told(desk_.settings.set(*choice.on_or_off, !desk_.settings.get(*choice.on_or_off)));
    else if (choice.part == ViewPart::Menu && is_chosen(desk_.settings, choice))
        told(desk_.settings.set(*choice.setting, choice.setting->words.front()));
    else
        told(desk_.settings.set(*choice.setting, choice.word));
    if (choice.part == ViewPart::Drawing) desk_.drawing = drawing_of(desk_.settings, false);
    tick_menus_();
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
    tick_menus_(); // a key does not tick by itself
    // TRANSLATORS: the pile at the cursor is shown very large
    if (table_.magnifies()) return say_(desk_.words.text("Magnifier on."));
    // TRANSLATORS: the pile at the cursor is no longer shown very large
    say_(desk_.words.text("Magnifier off."));
}

} // namespace longwood::wx
