// Properties that hold in every game: 2,000 random games a main variant and 500 a relative, looked at after every
// move, and late tables that games from the deal seldom reach. Plain ifs and one FAIL,
// because an assertion a move would take minutes.
#include <catch2/catch.hpp>

#include <algorithm>

#include "engine/game_text.h"
#include "engine/variants.h"
#include "tests/support/names.h"
#include "tests/support/random_games.h"
#include "tests/support/table.h"

namespace longwood::tests {
namespace {

bool all_face(std::span<const Card> cards, bool up) {
    return std::ranges::all_of(cards, [&](Card card) { return card.face_up() == up; });
}

// What is wrong with a table, or "".
std::string complaint_about_pile(const Rules &rules, const Position &table, PileId pile) {
    const auto cards = table.cards(pile);
    switch (pile.kind()) {
    case PileKind::Stock: return all_face(cards, false) ? "" : "a stock card lies face up";
    case PileKind::Sequence: return cards.empty() || cards.size() == ranks_in_suit ? "" : "part of a sequence";
    case PileKind::Foundation:
        if (cards.size() > ranks_in_suit) return "a foundation of more than 13 cards [C3]";
        if (has_base_rank(rules) && !cards.empty() && cards.front().rank() != table.base()) return "wrong base rank";
        break;
    case PileKind::Tableau:
        if (cards.empty()) {
            const bool card_left = !table.empty(PileId::stock()) || !table.empty(PileId::waste());
            const bool fills = rules.tableau.spaces != SpaceFilling::ByHand;
            return fills && card_left ? "a space that did not fill itself [DS-T3]" : "";
        }
        // Face-down cards lie below all face-up ones, and none on top [C2].
        return std::ranges::is_partitioned(cards, &Card::face_down) && cards.back().face_up() ? "" : "a card face down";
    default: break;
    }
    return all_face(cards, true) ? "" : "a card lies face down on " + to_text(pile);
}

std::string complaint_about(const Rules &rules, const Position &table) {
    if (!has_exactly_the_cards(rules, table)) return "cards lost or doubled";
    for (const PileId pile : Piles{rules})
        if (auto complaint = complaint_about_pile(rules, table, pile); !complaint.empty()) return complaint;
    return "";
}

// Every move there could be, asked one by one.
Moves legal_moves_asked_singly(const Rules &rules, const Position &table) {
    Moves moves;
    if (is_legal(rules, table, Move::use_stock())) moves.push_back(Move::use_stock());
    for (int from = 0; from < most_piles; ++from) {
        for (int to = 0; to < most_piles; ++to) {
            for (int count = 0; count <= 15; ++count) {
                const Move move{PileId::at_slot(from), PileId::at_slot(to), count};
                if (!move.uses_stock() && is_legal(rules, table, move)) moves.push_back(move);
            }
        }
    }
    return moves;
}

bool is_standing(Standing is, bool no_move, bool all_idle, bool won) {
    if (won) return is == Standing::Won;
    if (no_move) return is == Standing::NoMoveLeft;
    if (all_idle) return is == Standing::OnlyIdleMovesLeft;
    return is == Standing::Open || is == Standing::ProvedDead;
}

std::string complaint_about_lists(const Rules &rules, const Position &table, const Moves &legal) {
    if (legal != legal_moves_asked_singly(rules, table)) return "the list of moves is not what refusal says";
    if (!std::ranges::is_sorted(legal)) return "the list of moves is not in table order";
    const Moves useful = useful_moves(rules, table);
    if (!std::ranges::includes(legal, useful)) return "a useful move that is not legal";
    if (!is_standing(standing(rules, table), legal.empty(), useful.empty(), is_won(rules, table)))
        return "wrong standing";
    for (const PileId pile : Piles{rules}) {
        const auto from_pile = [&](const Move &move) { return move.from == pile && !move.uses_stock(); };
        const int most = movable_cards(rules, table, pile);
        for (const Move &move : legal)
            if (from_pile(move) && move.count > most) return "more cards move than movable_cards says";
    }
    return "";
}

// Foundations that the move does not name stay as they are [C8].
bool only_named_foundations_change(const Rules &rules, const Position &before, const Position &after,
                                   const Move &move) {
    return std::ranges::all_of(Piles{rules}, [&](PileId pile) {
        const bool up = pile.kind() == PileKind::Foundation || pile.kind() == PileKind::Sequence;
        return !up || pile == move.from || pile == move.to || std::ranges::equal(before.cards(pile), after.cards(pile));
    });
}

std::string complaint_about_move(Game &game, const Move &move) {
    const Rules &rules = game.rules();
    const Position before = game.position();
    Position advanced = before;
    advance(rules, advanced, move);
    const auto outcome = game.play(move);
    const auto *events = std::get_if<Events>(&outcome);
    if (!events) return "a legal move is refused";
    if (events->empty()) return "a move without events";
    if (advanced != game.position()) return "advance and play differ";
    if (advanced.hash() != game.position().hash()) return "equal tables, different hashes";
    const bool tells_won = events->back().kind == EventKind::Won;
    if (tells_won != is_won(rules, game.position())) return "winning and its event differ";
    if (!only_named_foundations_change(rules, before, game.position(), move)) return "a foundation changed by itself";
    if (before != game.position() && before.hash() == game.position().hash()) return "different tables, equal hashes";
    return complaint_about(rules, game.position());
}

std::string complaint_about_undo(Game game) {
    const Position end = game.position();
    const std::size_t steps = game.moves().size();
    const auto text = to_text(game);
    const auto read = game_from_text(text);
    if (!std::holds_alternative<Game>(read)) return "its own text is not read";
    const Game &copy = std::get<Game>(read);
    if (copy.position() != end || copy.moves() != game.moves() || to_text(copy) != text) return "text round trip";
    std::vector<Position> tables;
    for (tables.push_back(end); game.undo();)
        tables.push_back(game.position());
    if (tables.size() != steps + 1 || tables.back() != game.start()) return "undo does not reach the deal";
    while (game.can_redo()) {
        tables.pop_back();
        game.redo();
        if (game.position() != tables.back()) return "redo leads elsewhere";
    }
    return game.position() == end && game.moves().size() == steps ? "" : "redo does not reach the end";
}

void play_at_random(Game game, std::mt19937_64 &random, bool look_at_lists) {
    const std::size_t most_moves = 60 + random_below(random, 140);
    std::string complaint = complaint_about(game.rules(), game.position());
    Moves legal;
    while (complaint.empty() && game.moves().size() < most_moves) {
        list_legal_moves(game.rules(), game.position(), legal);
        if (look_at_lists) complaint = complaint_about_lists(game.rules(), game.position(), legal);
        if (legal.empty() || !complaint.empty()) break;
        complaint = complaint_about_move(game, random_move(legal, random));
    }
    if (complaint.empty()) complaint = complaint_about_undo(game);
    if (!complaint.empty()) FAIL(complaint << "\n" << to_text(game) << table_text(game.rules(), game.position()));
}

} // namespace

TEST_CASE("In hundreds of random games a variant cards are kept, undo and redo are exact, text comes back") {
    std::mt19937_64 random{2026};
    for (const Rules *rules : variants()) {
        CAPTURE(rules->id);
        for (DealNumber number = 1; number <= DealNumber(share_of_games(*rules, 2000)); ++number)
            play_at_random(Game{*rules, number}, random, false);
    }
}

TEST_CASE("The list of legal moves is what asking for every pile, pile and count gives") {
    std::mt19937_64 random{7};
    for (const Rules *rules : variants()) {
        CAPTURE(rules->id);
        const int games = std::max(1, share_of_games(*rules, 3)); // a million questions each
        for (int game = 0; game < games; ++game)
            play_at_random(Game{*rules, DealNumber(3001 + game)}, random, true);
        for (int game = 0; game < games; ++game)
            play_at_random(Game{*rules, 1, random_late_table(*rules, random)}, random, true);
    }
}

TEST_CASE("On late tables, too, cards are kept, undo and redo are exact, text comes back") {
    std::mt19937_64 random{8};
    for (const Rules *rules : variants()) {
        CAPTURE(rules->id);
        for (int game = 0; game < share_of_games(*rules, 200); ++game)
            play_at_random(Game{*rules, 1, random_late_table(*rules, random)}, random, false);
    }
}

} // namespace longwood::tests
