#include "app/console/player.h"

#include <algorithm>
#include <utility>

#include "accessibility/wording.h"
#include "app/console/laid_out.h"
#include "app/phrases/problems.h"
#include "app/phrases/statistics.h"
#include "app/phrases/tell.h"
#include "app/session/game_file.h"
#include "app/session/to_foundation.h"
#include "engine/path_text.h"
#include "engine/referee.h"
#include "locale/names.h"

namespace longwood::console {

using accessibility::Sentences;
using locale::fill;
using session::Action;
using session::Command;

// Who sees what lies face down plays another game: it is neither counted nor kept.
Player::Player(Game game, const accessibility::Narrator &narrator, bool reveal, session::Recorder *recorder,
               session::GameKeeper *keeper)
    : recorder_(recorder), session_(std::move(game), reveal ? nullptr : keeper, reveal ? nullptr : recorder),
      narrator_(narrator), reveal_(reveal) {}

std::string Player::greeting() const {
    Sentences sentences{narrator_.words()};
    const Game &game = session_.game();
    sentences.add(game.can_undo() ? narrator_.summary(game) : narrator_.dealt(game));
    return sentences.text();
}

Reply Player::perform(const TypedCommand &command) {
    switch (command.verb) {
    case Verb::Draw: return through_session({.action = Action::UseStock});
    case Verb::Move:
        // To the engine a move from the stock to the stock is the use of the stock.
        if (command.move.from == command.move.to) {
            const Reason reason = has_pile(session_.rules(), command.move.to) ? Reason::SamePile : Reason::NoSuchPile;
            return {.ok = false,
                    .text = narrator_.refused(session_.rules(), session_.position(),
                                              Refusal{.reason = reason, .move = command.move})};
        }
        return through_session({.action = Action::Play, .move = command.move});
    case Verb::Undo: return through_session({.action = Action::Undo});
    case Verb::Redo: return through_session({.action = Action::Redo});
    case Verb::NewDeal: return through_session({.action = Action::NewDeal, .deal = command.number});
    case Verb::SameDeal: return through_session({.action = Action::SameDeal});
    case Verb::Save: return save(command.rest);
    case Verb::Load: return load(command.rest);
    case Verb::Put: return put(command.rest);
    case Verb::Moves: return list_moves();
    case Verb::Choose: return choose(command.number);
    case Verb::Statistics: return statistics();
    case Verb::ToFoundation: return to_foundation(command.pile, command.move.count);
    default: return read(command);
    }
}

Reply Player::through_session(const Command &command) {
    const Position before = session_.position();
    const session::Outcome outcome = session_.perform(command);
    const bool changed = outcome.change != session::Change::None;
    if (changed) listed_.clear();
    Sentences sentences{narrator_.words()};
    sentences.add_unchanged(phrases::tell(narrator_, session_, outcome, before).text);
    if (recorder_ && session::is_new_win(outcome))
        sentences.add(
            phrases::won_of(narrator_.words(), session::figures_of(recorder_->read().starts, session_.rules().id)));
    return {.ok = changed, .text = sentences.text(), .events = outcome.events, .table_changed = changed};
}

Reply Player::save(const std::string &file) const {
    const auto problem = session::save_game(session_.game(), path_of_text(file));
    if (problem) return {.ok = false, .text = phrases::sentence(narrator_, *problem)};
    // TRANSLATORS: Text game: the game was written to the file.
    return {.text = fill(narrator_.words().text("Saved as {path}."), {{"path", file}})};
}

Reply Player::load(const std::string &file) {
    auto read = session::load_game(path_of_text(file));
    if (const auto *problem = std::get_if<session::Problem>(&read))
        return {.ok = false, .text = phrases::sentence(narrator_, *problem)};
    session_.replace(std::get<Game>(std::move(read)));
    listed_.clear();
    return {.text = greeting(), .table_changed = true};
}

Reply Player::put(const std::string &json) {
    if (!reveal_)
        // TRANSLATORS: Text game, command for tests; "put" and "--reveal" are typed.
        return {.ok = false, .text = narrator_.words().text("put works only in a game started with --reveal.")};
    auto table = read_table(narrator_.words(), session_.rules(), json);
    if (const auto *error = std::get_if<TypingError>(&table)) return {.ok = false, .text = error->sentence};
    session_.replace(Game{session_.rules(), session_.game().number(), std::get<Position>(table)});
    listed_.clear();
    // TRANSLATORS: Text game, command for tests: a table was laid out by hand.
    return {.text = narrator_.words().text("The table is laid out."), .table_changed = true};
}

Reply Player::list_moves() {
    listed_ = moves_to_offer(session_.rules(), session_.position());
    // TRANSLATORS: Text game, instead of a list of moves.
    if (listed_.empty()) return {.text = narrator_.words().text("No move changes anything now.")};
    std::string list;
    for (std::size_t i = 0; i < listed_.size(); ++i) {
        const std::string offer = narrator_.offer(session_.rules(), session_.position(), listed_[i]);
        // TRANSLATORS: Text game, a line of a list of moves: "12: eight of hearts on nine of spades, pile 3".
        list += fill(narrator_.words().text("{number}: {move}"), {{"number", std::to_string(i + 1)}, {"move", offer}}) +
                '\n';
    }
    // TRANSLATORS: Text game, below a list of moves with numbers.
    list += narrator_.words().text("Type a number to make that move.");
    return {.text = list};
}

Reply Player::statistics() {
    if (!recorder_) return {.text = phrases::statistics_text(narrator_.words(), {})};
    recorder_->write();
    return {.text = phrases::statistics_text(narrator_.words(), recorder_->read(), &session_.rules())};
}

Reply Player::choose(std::uint64_t number) {
    if (listed_.empty())
        // TRANSLATORS: Text game; "moves" is typed as it is.
        return {.ok = false, .text = narrator_.words().text("Type moves first: it numbers the moves.")};
    if (number < 1 || number > listed_.size())
        // TRANSLATORS: Text game; {number} is the highest number of a list of moves.
        return {.ok = false,
                .text = fill(narrator_.words().text("The list has the moves 1 to {number}."),
                             {{"number", std::to_string(listed_.size())}})};
    return through_session({.action = Action::Play, .move = listed_[std::size_t(number) - 1]});
}

Reply Player::to_foundation(PileId pile, int count) {
    const Rules &rules = session_.rules();
    const Position &position = session_.position();
    auto move = session::to_foundation(rules, position, pile, count);
    if (!move && count == 1) move = session::best_to_foundation(rules, position, pile);
    if (move) return through_session({.action = Action::Play, .move = *move});
    const auto refused = session::nearest_refusal(rules, position, pile, count);
    const session::Outcome outcome{.refusal = refused, .nothing = session::Nothing::NoFoundationTakes};
    return {.ok = false, .text = phrases::tell(narrator_, session_, outcome, position).text};
}

Reply Player::read(const TypedCommand &command) const {
    const Rules &rules = session_.rules();
    const Position &position = session_.position();
    const auto pile = [&](PileId id) -> Reply {
        if (has_pile(rules, id)) return {.text = narrator_.pile(rules, position, id)};
        return {.ok = false,
                .text = narrator_.refused(rules, position, {.reason = Reason::NoSuchPile, .move = {id, id}})};
    };
    switch (command.verb) {
    case Verb::Waste: return pile(PileId::waste());
    case Verb::Stock: return pile(PileId::stock());
    case Verb::Reserve: return pile(PileId::reserve());
    case Verb::Pile: return pile(command.pile);
    case Verb::Foundations: return {.text = narrator_.foundations(rules, position)};
    case Verb::Tops: return {.text = narrator_.all_tops(rules, position)};
    case Verb::Base: return {.text = narrator_.base_rank(rules, position)};
    case Verb::Summary: return {.text = narrator_.summary(session_.game())};
    default: return {};
    }
}

} // namespace longwood::console
