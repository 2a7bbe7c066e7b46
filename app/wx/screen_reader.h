// The way from the table to screen readers, and what the own voice lacks: screen_reader_gtk.cpp,
// screen_reader_msw.cpp.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include <wx/window.h>

#include "accessibility/bridge.h"
#include "locale/translator.h"

namespace longwood::wx {

/// Called from the main loop.
struct Found {
    std::function<void(bool)> screen_reader = {}; // once, when it turns out whether one runs
    std::function<void()> somebody_listens = {};  // assistive technology of any kind; more than once
};

/// Make it before the window's frame shows, destroy it before the window.
std::unique_ptr<accessibility::Bridge> make_screen_reader_bridge(wxWindow &window, accessibility::Requests requests,
                                                                 const locale::Translator &words, Found found);

/// Why the own voice cannot speak.
std::string own_voice_missing(const locale::Translator &words);

} // namespace longwood::wx
