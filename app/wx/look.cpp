#include "app/wx/look.h"

#include "app/wx/machine.h"

namespace longwood::wx {
namespace {

namespace settings = session::settings;

constexpr std::uint64_t little_memory = std::uint64_t{1} << 30;

Theme theme_of(const std::string &word, const SystemLook &system) {
    if (word == "green") return Theme::Green;
    if (word == "light") return Theme::Light;
    if (word == "dark") return Theme::Dark;
    if (word == "high-contrast") return Theme::HighContrast;
    if (system.has_high_contrast) return Theme::HighContrast;
    return system.is_dark ? Theme::Dark : Theme::Green;
}

} // namespace

Look look_of(const session::Settings &chosen, const SystemLook &system, Drawing drawing) {
    const bool large_print = chosen.get(settings::cards) == "large-print";
    return {.theme = theme_of(chosen.get(settings::theme), system),
            .faces = large_print ? Faces::LargePrint : Faces::Classic,
            .four_colors = chosen.get(settings::suit_colors) == "four",
            .drawing = drawing,
            .moves = drawing == Drawing::Fine && chosen.get(settings::animation) && !system.wants_no_motion,
            .arrangement = {.card_percent = int(chosen.get(settings::card_size)),
                            .left_handed = chosen.get(settings::left_handed),
                            .wide_strips = large_print}};
}

Drawing drawing_of(const session::Settings &chosen, bool low_memory) {
    const std::string word = chosen.get(settings::drawing);
    if (low_memory || word == "low-memory") return Drawing::LowMemory;
    if (word == "fine") return Drawing::Fine;
    const std::uint64_t memory = memory_of_machine();
    return memory != 0 && memory < little_memory ? Drawing::LowMemory : Drawing::Fine;
}

} // namespace longwood::wx
