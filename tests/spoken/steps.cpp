#include "tests/spoken/steps.h"

#include <map>
#include <stdexcept>

#include "accessibility/wording.h"
#include "engine/referee.h"

namespace longwood::tests {
namespace {

using session::Action;
using session::Command;

const std::map<std::string, Action> actions{
    {"left", Action::PreviousPile},
    {"right", Action::NextPile},
    {"home", Action::FirstPile},
    {"end", Action::LastPile},
    {"up", Action::PreviousCard},
    {"down", Action::NextCard},
    {"page up", Action::FirstCard},
    {"page down", Action::LastCard},
    {"previous group", Action::PreviousGroup},
    {"next group", Action::NextGroup},
    {"pick up", Action::PickUpOrPutDown},
    {"put down", Action::PickUpOrPutDown},
    {"cancel", Action::CancelCarry},
    {"more", Action::CarryMore},
    {"fewer", Action::CarryFewer},
    {"to foundation", Action::ToFoundation},
    {"use stock", Action::UseStock},
    {"all to foundations", Action::AllToFoundations},
    {"undo", Action::Undo},
    {"redo", Action::Redo},
    {"undo all", Action::UndoAll},
    {"redo all", Action::RedoAll},
    {"same deal", Action::SameDeal},
};

PileId pile_at(const std::string &name) {
    const auto pile = pile_from_text(name);
    if (!pile) throw std::invalid_argument("story: no pile " + name);
    return *pile;
}

std::string offers(const accessibility::Narrator &narrator, const session::Session &session) {
    accessibility::Sentences sentences{narrator.words()};
    for (const Move &move : useful_moves(session.rules(), session.position()))
        sentences.add_phrase(narrator.offer(session.rules(), session.position(), move));
    if (sentences.text().empty()) sentences.add(narrator.standing(Standing::NoMoveLeft));
    return sentences.text();
}

} // namespace

std::optional<Command> command_from(const std::string &step) {
    if (const auto action = actions.find(step); action != actions.end()) return Command{.action = action->second};
    if (step.starts_with("play ")) {
        const auto move = move_from_text(step.substr(5));
        if (!move) throw std::invalid_argument("story: no move " + step);
        return Command{.action = Action::Play, .move = *move};
    }
    if (step.starts_with("new deal ")) return Command{.action = Action::NewDeal, .deal = std::stoull(step.substr(9))};
    if (step.starts_with("number ")) return Command{.action = Action::GoToTableau, .number = std::stoi(step.substr(7))};
    if (step.starts_with("go ")) {
        const auto space = step.rfind(' ');
        const Spot spot{pile_at(step.substr(3, space - 3)), std::stoi(step.substr(space + 1))};
        return Command{.action = Action::GoTo, .spot = spot};
    }
    return std::nullopt;
}

std::optional<std::string> reading_from(const std::string &step, const accessibility::Narrator &narrator,
                                        const session::Session &session) {
    if (!step.starts_with("read ")) return std::nullopt;
    const std::string what = step.substr(5);
    const Rules &rules = session.rules();
    const Position &position = session.position();
    if (what == "tops") return narrator.all_tops(rules, position);
    if (what == "foundations") return narrator.foundations(rules, position);
    if (what == "base rank") return narrator.base_rank(rules, position);
    if (what == "summary") return narrator.summary(session.game());
    if (what == "hint") return narrator.hint(rules, position);
    if (what == "moves") return offers(narrator, session);
    if (what.starts_with("advice ")) return narrator.advice(rules, position, pile_at(what.substr(7)));
    return narrator.pile(rules, position, pile_at(what));
}

} // namespace longwood::tests
