// The table for screen readers and other assistive technology on Windows, through MSAA.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "accessibility/bridge.h"
#include "locale/translator.h"

class wxWindow;

namespace longwood::accessibility {

/// Answers for the window from now on. Make it right after the window is created, destroy it
/// before the window. `words` must outlive the bridge.
std::unique_ptr<Bridge> make_msaa_bridge(wxWindow &window, Requests requests, const locale::Translator &words);

/// Whether a screen reader runs, as far as Windows knows.
bool screen_reader_runs();

/// Has a screen reader say the text, beside what has the focus in the window. False where
/// Windows (before 10, version 1709) has no such thing, or the window is none.
bool notify_screen_reader(wxWindow &window, const std::string &text, bool interrupts);

} // namespace longwood::accessibility
