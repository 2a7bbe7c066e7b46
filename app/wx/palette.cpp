#include "app/wx/palette.h"

#include <algorithm>
#include <cmath>

namespace longwood::wx {
namespace {

constexpr Shade black{0, 0, 0};
constexpr Shade white{255, 255, 255};

// Clubs, diamonds, hearts, spades.
using SuitShades = std::array<Shade, suits_in_deck>;

constexpr SuitShades two_of(Shade dark, Shade red) { return {dark, red, red, dark}; }

constexpr Shade red_on_light{186, 12, 32};
constexpr Shade ink_on_light{22, 22, 28};
constexpr SuitShades four_on_light{Shade{0, 104, 44}, Shade{22, 76, 190}, red_on_light, ink_on_light};
constexpr Shade red_on_dark{255, 128, 128};
constexpr Shade ink_on_dark{240, 240, 236};
constexpr SuitShades four_on_dark{Shade{126, 222, 140}, Shade{140, 184, 255}, red_on_dark, ink_on_dark};
// Darker still, for 7:1.
constexpr Shade red_in_contrast{156, 0, 16};
constexpr SuitShades four_in_contrast{Shade{0, 84, 28}, Shade{0, 52, 156}, red_in_contrast, black};

constexpr Palette green{.cloth = {17, 92, 58},
                        .outline = {152, 208, 176},
                        .paper = {255, 254, 250},
                        .edge = {70, 74, 78},
                        .suits = two_of(ink_on_light, red_on_light),
                        .suits_on_pictures = {},
                        .ink = ink_on_light,
                        .back = {38, 66, 132},
                        .back_pattern = {132, 158, 214},
                        .focus = {255, 214, 10},
                        .focus_edge = {10, 10, 10},
                        .target = {160, 230, 255}};

constexpr Palette light{.cloth = {226, 230, 232},
                        .outline = {78, 88, 96},
                        .paper = white,
                        .edge = {82, 88, 94},
                        .suits = two_of(ink_on_light, red_on_light),
                        .suits_on_pictures = {},
                        .ink = ink_on_light,
                        .back = {44, 80, 130},
                        .back_pattern = {164, 192, 230},
                        .focus = {255, 202, 0},
                        .focus_edge = {10, 10, 10},
                        .target = {130, 215, 255}};

constexpr Palette dark{.cloth = {22, 24, 28},
                       .outline = {150, 156, 166},
                       .paper = {44, 47, 53},
                       .edge = {150, 154, 162},
                       .suits = two_of(ink_on_dark, red_on_dark),
                       .suits_on_pictures = {},
                       .ink = ink_on_dark,
                       .back = {58, 78, 122},
                       .back_pattern = {30, 42, 74},
                       .focus = {255, 214, 10},
                       .focus_edge = black,
                       .target = {130, 215, 255}};

constexpr Palette high_contrast{.cloth = black,
                                .outline = white,
                                .paper = white,
                                .edge = black,
                                .suits = two_of(black, red_in_contrast),
                                .suits_on_pictures = {},
                                .ink = black,
                                .back = black,
                                .back_pattern = white,
                                .focus = {255, 255, 0},
                                .focus_edge = black,
                                .target = {0, 255, 255}};

const Palette &base_of(Theme theme) {
    switch (theme) {
    case Theme::Green: break;
    case Theme::Light: return light;
    case Theme::Dark: return dark;
    case Theme::HighContrast: return high_contrast;
    }
    return green;
}

const SuitShades &four_of(Theme theme) {
    switch (theme) {
    case Theme::Dark: return four_on_dark;
    case Theme::HighContrast: return four_in_contrast;
    default: return four_on_light;
    }
}

double linear(std::uint8_t part) {
    const double share = part / 255.0;
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

double luminance(Shade shade) {
    return 0.2126 * linear(shade.red) + 0.7152 * linear(shade.green) + 0.0722 * linear(shade.blue);
}

} // namespace

Palette palette_of(Theme theme, bool four_colors) {
    Palette palette = base_of(theme);
    if (four_colors) palette.suits = four_of(theme);
    palette.suits_on_pictures = theme == Theme::Dark ? palette_of(Theme::Light, four_colors).suits : palette.suits;
    return palette;
}

double contrast(Shade a, Shade b) {
    const double one = luminance(a) + 0.05, other = luminance(b) + 0.05;
    return std::max(one, other) / std::min(one, other);
}

} // namespace longwood::wx
