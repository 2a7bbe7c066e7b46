// The menu View: the player's choices of theme, cards and drawing, kept in the settings and
// shown at once.
#pragma once

#include <functional>
#include <string>

#include <wx/frame.h>

#include "app/wx/desk.h"
#include "app/wx/menus.h"
#include "app/wx/table_view.h"

namespace longwood::wx {

/// Adds the choices that have no key: submenus and ticks.
void add_view_choices(wxMenu &menu, const locale::Translator &words);

class ViewOptions {
  public:
    /// Listens to the menu of the frame and to changes of the system's colours.
    /// `tick_menus` is called after a choice.
    ViewOptions(wxFrame &frame, Desk &desk, TableView &table, std::function<void(const std::string &)> say,
                std::function<void()> tick_menus);

    /// Carries out a command of the menu that has a key.
    void run(CommandId command);

    /// Ticks what is chosen.
    void tick(MenuBar &bar) const;

  private:
    void choose(int id);
    void apply();
    void resize_cards(int percent);
    void told(const std::optional<session::Problem> &problem);

    wxFrame &frame_;
    Desk &desk_;
    TableView &table_;
    std::function<void(const std::string &)> say_;
    std::function<void()> tick_menus_;
};

} // namespace longwood::wx
