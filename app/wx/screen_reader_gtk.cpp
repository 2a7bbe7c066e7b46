#include "app/wx/screen_reader.h"

#include <optional>
#include <utility>

#include "accessibility/bridges/atk.h"

namespace longwood::wx {

std::unique_ptr<accessibility::Bridge> make_screen_reader_bridge(wxWindow &window, accessibility::Requests requests,
                                                                 const locale::Translator &words, Found found) {
    // What the bridge calls must know the bridge.
    const auto bridge = std::make_shared<accessibility::AtkBridge *>(nullptr);
    auto made = accessibility::make_atk_bridge(
        window.GetHandle(), std::move(requests), words, [bridge, found = std::move(found), told = false]() mutable {
            if (!*bridge) return;
            if ((*bridge)->listening()) found.somebody_listens();
            const std::optional<bool> reader = (*bridge)->screen_reader_listens();
            if (reader && !std::exchange(told, true)) found.screen_reader(*reader);
        });
    *bridge = made.get();
    return made;
}

std::string own_voice_missing(const locale::Translator &words) {
    // TRANSLATORS: shown when the program's own voice was switched on; speech-dispatcher is the name of a program
    return words.text("Longwood cannot speak: it needs speech-dispatcher, which is not installed or does not start.");
}

} // namespace longwood::wx
