// Which events assistive technology listens for, as the accessibility registry says. So we
// know whether anybody listens at all, and whether they understand announcements.
#pragma once

#include <functional>
#include <memory>
#include <string_view>

namespace longwood::accessibility {

class AtListeners {
  public:
    /// Begins to ask, without waiting. `changed` is called in the main loop for every new answer.
    explicit AtListeners(std::function<void()> changed);
    ~AtListeners();

    /// Whether an answer is in; no desktop to ask counts as one ("nobody").
    bool known() const;
    /// Whether the answer came from a registry, not from there being none.
    bool answered() const;
    /// Whether somebody listens for this event or for a group it belongs to, e.g.
    /// "object:announcement".
    bool wants(std::string_view event) const;
    /// Whether anybody may listen to the table: yes, until we know better.
    bool anyone() const;
    /// Whether a screen reader is there: it follows focus and windows, unlike a magnifier.
    bool screen_reader() const;

  private:
    struct Inquiry;
    std::shared_ptr<Inquiry> inquiry_;
};

} // namespace longwood::accessibility
