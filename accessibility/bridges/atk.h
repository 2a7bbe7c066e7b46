// The table for screen readers and other assistive technology on GTK 3, through ATK.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "accessibility/bridge.h"
#include "locale/translator.h"

namespace longwood::accessibility {

class AtkBridge : public Bridge {
  public:
    /// Whether a screen reader runs; nothing as long as the answer is not in (a moment
    /// after the start, since the desktop is asked without waiting), or if there is none to ask.
    virtual std::optional<bool> screen_reader_listens() const = 0;
};

/// Answers for `gtk_widget` (what wxWindow::GetHandle returns) from now on. Make it right after
/// the window is created and before its frame is shown: whoever asks earlier keeps the silent
/// drawing area. Destroy it before the widget. `words` must outlive the bridge.
/// `listeners_changed` is called in the main loop when screen_reader_listens or listening may
/// have changed.
std::unique_ptr<AtkBridge> make_atk_bridge(void *gtk_widget, Requests requests, const locale::Translator &words,
                                           std::function<void()> listeners_changed = {});

} // namespace longwood::accessibility
