// The dialogs of the window. In each the label stands before its control, the first control
// has the focus, Escape closes.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <wx/window.h>

#include "engine/deal.h"
#include "locale/translator.h"

namespace longwood::wx {

struct ListQuestion {
    std::string title;
    std::string label;
    std::vector<std::string> items = {};
    int selected = 0;
    std::string accept; // the button that takes the selected item
};

/// The index of the item chosen from a list with arrows and Enter, or nothing.
std::optional<int> choose_from_list(wxWindow *parent, const locale::Translator &words, const ListQuestion &question);

/// The deal number typed in; asks until it is one. Begins with that of the running game.
std::optional<DealNumber> ask_deal_number(wxWindow *parent, const locale::Translator &words, DealNumber now);

/// A long text in a read-only control that screen readers read by line.
void show_text(wxWindow *parent, const locale::Translator &words, const std::string &title, const std::string &label,
               const std::string &text);

/// One sentence in a message box.
void show_message(wxWindow *parent, const locale::Translator &words, const std::string &sentence);

/// Whether the player agrees, by the button `accept`, to what the sentence asks; not doing it is
/// the default.
bool ask_whether(wxWindow *parent, const locale::Translator &words, const std::string &sentence,
                 const std::string &accept);

/// The files of the system's file dialogs; nothing if the player gave up.
std::optional<std::string> ask_file_to_open(wxWindow *parent, const locale::Translator &words);
std::optional<std::string> ask_file_to_save(wxWindow *parent, const locale::Translator &words,
                                            const std::string &proposed);
/// The same for a table for other programs.
std::optional<std::string> ask_table_to_save(wxWindow *parent, const locale::Translator &words,
                                             const std::string &proposed);

} // namespace longwood::wx
