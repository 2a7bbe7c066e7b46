// A bridge that writes what a screen reader would be told as lines of text: for tests
// and for bug reports.
#pragma once

#include <iosfwd>

#include "accessibility/bridge.h"

namespace longwood::accessibility {

/// One line a fact, in the order told:
///
///     board: Rouge et Noir, Spiel 1234
///     focus: Herz-8, Stapel 7, 7 verdeckt
///     say: Herz-8 auf Pik-9, Stapel 3.
///
/// A slot that is renamed while it has the focus is spoken again, as on the platforms
/// that replace it. With Detail::EveryChange every slot is told that comes, goes or is renamed.
class LogBridge : public Bridge {
  public:
    enum class Detail : std::uint8_t { WhatIsHeard, EveryChange };

    /// `out` must outlive the bridge.
    explicit LogBridge(std::ostream &out, Detail detail = Detail::WhatIsHeard) : out_(out), detail_(detail) {}

    void update(const Tree &now, const std::vector<TreeChange> &changes, bool bulk) override;
    void announce(const Utterance &utterance) override;
    bool listening() const override { return true; }

  private:
    void tell_change(const Tree &now, const TreeChange &change);

    std::ostream &out_;
    Detail detail_;
};

} // namespace longwood::accessibility
