// The colours of table and cards in every theme. No wx here, so that a test can compute
// how well everything stands out.
#pragma once

#include <array>
#include <cstdint>

#include "engine/card.h"

namespace longwood::wx {

struct Shade {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    bool operator==(const Shade &) const = default;
};

enum class Theme : std::uint8_t { Green, Light, Dark, HighContrast };

struct Palette {
    Shade cloth;
    Shade outline; // of empty piles, on the cloth
    Shade paper;
    Shade edge;                                         // of cards, between paper and paper
    std::array<Shade, suits_in_deck> suits;             // on the paper, in the order of Suit
    std::array<Shade, suits_in_deck> suits_on_pictures; // whose ground is pale in every theme
    Shade ink;                                          // numbers on the paper
    Shade back;                                         // with its pattern inside a rim of paper
    Shade back_pattern;
    Shade focus; // a frame between two lines of focus_edge
    Shade focus_edge;
    Shade target; // marks of piles that take what is carried, edged in focus_edge
};

/// The colours of a theme; with four colours every suit has its own.
Palette palette_of(Theme theme, bool four_colors);

/// How well two colours stand out from each other, from 1 to 21, as the Web Content
/// Accessibility Guidelines compute it.
double contrast(Shade a, Shade b);

} // namespace longwood::wx
