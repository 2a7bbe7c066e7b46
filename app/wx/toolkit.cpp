#include "app/wx/toolkit.h"

#include <wx/translation.h>

#include "app/wx/text.h"

namespace longwood::wx {

void set_toolkit_language(const std::string &language, bool right_to_left) {
    auto *translations = new wxTranslations;
    translations->SetLanguage(to_wx(language));
    // Its texts are English by themselves; to look for others it lists all languages there are.
    if (language != "en") translations->AddStdCatalog();
    wxTranslations::Set(translations); // which deletes the one before
    set_native_language(language, right_to_left);
}

} // namespace longwood::wx
