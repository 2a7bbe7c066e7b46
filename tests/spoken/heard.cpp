// Plays a story as a front end does: command, outcome, tree, bridge.
#include <sstream>
#include <stdexcept>

#include "accessibility/bridges/log.h"
#include "accessibility/describe_table.h"
#include "app/phrases/tell.h"
#include "tests/spoken/steps.h"
#include "tests/spoken/story.h"

namespace longwood::tests {
namespace {

using namespace accessibility;
using session::Change;

class Listener {
  public:
    Listener(const Story &story, const std::string &language)
        : words_(LONGWOOD_BUILT_CATALOGS), narrator_(words_), session_(story.game), bridge_(out_) {
        if (!words_.choose(language)) throw std::runtime_error("no catalog of language " + language);
        show(true);
        bridge_.announce({narrator_.dealt(session_.game())});
    }

    void step(const std::string &step) {
        out_ << "\n> " << step << '\n';
        if (step.starts_with("verbosity ")) return choose_verbosity(step.substr(10));
        if (const auto text = reading_from(step, narrator_, session_)) return bridge_.announce({*text});
        const auto command = command_from(step);
        if (!command) throw std::invalid_argument("story: no step \"" + step + "\"");
        const Position before = session_.position();
        const session::Outcome outcome = session_.perform(*command);
        show(outcome.change == Change::Dealt || outcome.change == Change::UndoneAll ||
             outcome.change == Change::RedoneAll);
        bridge_.announce(phrases::tell(narrator_, session_, outcome, before));
    }

    std::string heard() const { return out_.str(); }

  private:
    void choose_verbosity(const std::string &name) {
        narrator_.set_verbosity(name == "brief"  ? Verbosity::Brief
                                : name == "full" ? Verbosity::Full
                                                 : Verbosity::Normal);
        tree_ = describe_table(narrator_, session_.game(), session_.cursor(), session_.carried()); // nothing happened
    }

    void show(bool bulk) {
        const Tree before = tree_;
        tree_ = describe_table(narrator_, session_.game(), session_.cursor(), session_.carried());
        bridge_.update(tree_, changes_between(before, tree_), bulk);
    }

    std::ostringstream out_;
    locale::Translator words_;
    Narrator narrator_;
    session::Session session_;
    LogBridge bridge_;
    Tree tree_;
};

} // namespace

std::string heard(const Story &story, const std::string &language) {
    Listener listener{story, language};
    for (const std::string &step : story.steps)
        listener.step(step);
    return listener.heard();
}

} // namespace longwood::tests
