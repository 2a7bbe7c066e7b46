// How the tree and the announcements reach a platform. One implementation a platform
// (bridges/); the log bridge is what tests read.
#pragma once

#include <functional>
#include <vector>

#include "accessibility/tree.h"
#include "accessibility/utterance.h"

namespace longwood::accessibility {

/// What assistive technology asks of the table; the window turns it into commands.
struct Requests {
    std::function<void(Spot)> focus = {};
    std::function<void(Spot)> pick_up_or_put_down = {};
    std::function<void(Spot)> to_foundation = {};
    std::function<void()> use_stock = {};
    /// Somebody began to listen, or looks at the table although nobody listens: call update
    /// now if the table changed since the last one.
    std::function<void()> describe = {};
};

class Bridge {
  public:
    virtual ~Bridge() = default;

    /// The tree has become `now`. `bulk`: a deal, restart or undo-all, told as one change
    /// a pile, not card by card. The tree must stay alive and unchanged until the next call.
    virtual void update(const Tree &now, const std::vector<TreeChange> &changes, bool bulk) = 0;

    /// Speak. Called after update, so that the focus comes first and the sentence last.
    virtual void announce(const Utterance &utterance) = 0;

    /// Whether anybody listens; if not, nobody needs to make trees.
    virtual bool listening() const = 0;
};

} // namespace longwood::accessibility
