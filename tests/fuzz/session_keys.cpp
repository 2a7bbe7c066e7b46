#include "app/phrases/tell.h"
#include "app/session/session.h"
#include "engine/game_text.h"
#include "engine/player/hint.h"
#include "tests/fuzz/bodies.h"
#include "tests/fuzz/sound_game.h"

namespace longwood::fuzz {
namespace {

using session::Action;
using session::Command;
using session::Session;

constexpr std::size_t most_commands = 3000;

// Takes bytes off the front; zeros at the end.
class Bytes {
  public:
    explicit Bytes(std::string_view input) : input_(input) {}
    bool at_end() const { return input_.empty(); }
    unsigned char next() {
        if (input_.empty()) return 0;
        const auto byte = static_cast<unsigned char>(input_.front());
        input_.remove_prefix(1);
        return byte;
    }

  private:
    std::string_view input_;
};

// Also piles and counts that no variant has: front ends hand on what comes from outside.
PileId next_pile(Bytes &bytes) { return PileId::at_slot(bytes.next() % most_piles); }
int next_number(Bytes &bytes) {
    const int byte = bytes.next();
    if (byte == 255) return 1 << 30;
    return byte >= 250 ? -byte : byte;
}

// Half of the bytes are moves from the list, because guessed ones are seldom legal.
Command next_command(Bytes &bytes, const Session &session) {
    const unsigned char byte = bytes.next();
    if (byte >= 128) {
        const Moves legal = legal_moves(session.rules(), session.position());
        const Move move = legal.empty() ? Move::use_stock() : legal[byte % legal.size()];
        return {.action = Action::Play, .move = move};
    }
    constexpr int actions = int(Action::SameDeal) + 1;
    Command command{.action = Action(byte % actions)};
    switch (command.action) {
    case Action::GoToTableau: command.number = next_number(bytes); break;
    case Action::GoTo: command.spot = {next_pile(bytes), next_number(bytes)}; break;
    case Action::Play: command.move = {next_pile(bytes), next_pile(bytes), next_number(bytes)}; break;
    case Action::NewDeal: command.deal = bytes.next() + DealNumber{1}; break;
    default: break;
    }
    return command;
}

void require_sound_session(const Session &session) {
    const Rules &rules = session.rules();
    const Position &position = session.position();
    require(has_exactly_the_cards(rules, position), "no card is lost or doubled");
    require(has_pile(rules, session.cursor().pile), "the cursor is on a pile of the variant");
    require(session.cursor() == settled(position, session.cursor()), "the cursor is on a place that exists");
    if (const auto &carried = session.carried()) {
        require(has_pile(rules, carried->from) && carried->count >= 1 &&
                    carried->count <= movable_cards(rules, position, carried->from),
                "the cards in hand can move");
        for (const PileId to : session.targets())
            require(is_legal(rules, position, {carried->from, to, carried->count}), "targets take the cards in hand");
    }
}

struct Before {
    Position position;
    std::size_t moves;
    std::size_t undone;
    Spot cursor;
    DealNumber deal;
};

void require_honest(const session::Outcome &outcome, const Session &session, const Before &before) {
    require(outcome.cursor_moved == (session.cursor() != before.cursor), "a moved cursor is told");
    require(outcome.standing == standing(session.rules(), session.position()),
            "the standing told is that of the table");
    if (outcome.change != session::Change::None) return;
    require(session.position() == before.position && session.game().moves().size() == before.moves &&
                session.game().undone().size() == before.undone && session.game().number() == before.deal,
            "what is no change changes nothing");
    if (outcome.refusal) require(!outcome.cursor_moved, "a refusal leaves the cursor where it is");
}

} // namespace

void session_keys(std::string_view input) {
    static const locale::Translator words{""};
    static const accessibility::Narrator narrator{words};
    Bytes bytes{input};
    const Rules &rules = variant_of(bytes.next());
    Session session{Game{rules, bytes.next() + DealNumber{1}}};
    for (std::size_t i = 0; i < most_commands && !bytes.at_end(); ++i) {
        const Command command = next_command(bytes, session);
        const Before before{session.position(), session.game().moves().size(), session.game().undone().size(),
                            session.cursor(), session.game().number()};
        const auto outcome = session.perform(command);
        require_sound_session(session);
        require_honest(outcome, session, before);
        const auto said = phrases::tell(narrator, session, outcome, before.position).text;
        if (outcome.refusal || outcome.change != session::Change::None) require_sentence(said);
        if (i % 64 != 63) continue; // hints look ahead, which takes time
        if (const auto hinted = hint(session.rules(), session.position()))
            require(is_legal(session.rules(), session.position(), hinted->move), "a hinted move is legal");
    }
    require_sound(session.game());
}

} // namespace longwood::fuzz
