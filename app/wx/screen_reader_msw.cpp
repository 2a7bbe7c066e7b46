#include "app/wx/screen_reader.h"

#include <utility>

#include "accessibility/bridges/msaa.h"

namespace longwood::wx {

std::unique_ptr<accessibility::Bridge> make_screen_reader_bridge(wxWindow &window, accessibility::Requests requests,
                                                                 const locale::Translator &words, Found found) {
    window.CallAfter([tell = std::move(found.screen_reader)] { tell(accessibility::screen_reader_runs()); });
    return accessibility::make_msaa_bridge(window, std::move(requests), words);
}

std::string own_voice_missing(const locale::Translator &words) {
    // TRANSLATORS: shown when the program's own voice was switched on, on Windows
    return words.text("Longwood cannot speak: Windows has no voice, or its voice does not start.");
}

} // namespace longwood::wx
