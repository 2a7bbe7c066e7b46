// The menu bar, made from the key map.
#pragma once

#include <functional>

#include <wx/menu.h>

#include "app/wx/key_map.h"

namespace longwood::wx {

/// The menus in the player's language. Their hundred items are made when somebody first opens a menu or asks for
/// them: most players use the keys, and the items would cost a tenth of the program's own memory and of its start.
class MenuBar : public wxMenuBar {
  public:
    /// `filled` is called after items were made, to tick what is chosen. `words` must outlive the menus.
    MenuBar(const locale::Translator &words, std::function<void()> filled);

    /// Makes all items now, for assistive technology that looks into menus without opening them.
    void fill();

    /// Ticks an item or takes its tick away, if it was made already.
    void tick(int id, bool on);

  private:
    void fill(Menu which);

    const locale::Translator &words_;
    std::function<void()> filled_;
};

} // namespace longwood::wx
