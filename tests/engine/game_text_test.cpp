// Saved games: what is written is read back; everything else is refused with line and reason.
#include <catch2/catch.hpp>

#include "engine/game_text.h"
#include "engine/variants.h"
#include "tests/support/names.h"
#include "tests/support/random_games.h"
#include "tests/support/table.h"

namespace longwood::tests {
namespace {

const std::string head = "Longwood game 1\nvariant: waterloo\ndeal: 1234\n";

// "read", or the kind of error, its line, detail and, where there is one, the refusal.
std::string answer_to(std::string_view text) {
    const auto read = game_from_text(text);
    const auto *error = std::get_if<GameTextError>(&read);
    if (!error) return "read";
    std::string answer{name_of(error->kind)};
    answer += ", line " + std::to_string(error->line);
    if (!error->detail.empty()) answer += ": " + error->detail;
    if (error->refusal.reason != Reason::None)
        answer += std::string(" (") + std::string(name_of(error->refusal.reason)) + ')';
    return answer;
}

Game game_of(std::string_view text) { return std::get<Game>(game_from_text(text)); }

std::string replaced(std::string text, std::string_view old, std::string_view with) {
    text.replace(text.find(old), old.size(), with);
    return text;
}

// A game with moves, undone moves and, if wanted, a table laid out.
Game some_game(const Rules &rules, bool laid_out) {
    std::mt19937_64 random{5};
    Game game = laid_out ? Game{rules, 77, random_late_table(rules, random)} : Game{rules, 77};
    for (int i = 0; i < 12; ++i) {
        const Moves legal = legal_moves(rules, game.position());
        if (legal.empty()) break;
        game.play(random_move(legal, random));
    }
    for (int i = 0; i < 4; ++i)
        game.undo();
    return game;
}

} // namespace

TEST_CASE("A saved game reads like this") {
    Game game{*find_variant("waterloo"), 1234};
    game.play(Move::use_stock());
    game.play({PileId::waste(), PileId::foundation(1), 1}); // refused: leaves no trace
    game.play(Move::use_stock());
    game.play(Move::use_stock());
    game.undo();
    CHECK(to_text(game) == head + "moves: 2\ndraw\ndraw\nundone: 1\ndraw\n");
}

TEST_CASE("A saved game is read back with its moves, its undone moves and its table") {
    for (const Rules *rules : variants()) {
        for (const bool laid_out : {false, true}) {
            CAPTURE(rules->id, laid_out);
            const Game game = some_game(*rules, laid_out);
            REQUIRE(game.can_undo());
            REQUIRE(game.can_redo());
            const Game read = game_of(to_text(game));
            CHECK(&read.rules() == rules);
            CHECK(read.number() == 77);
            CHECK(read.position() == game.position());
            CHECK(read.start() == game.start());
            CHECK(read.moves() == game.moves());
            CHECK(read.undone() == game.undone());
            CHECK(read.was_laid_out() == laid_out);
            CHECK(to_text(read) == to_text(game));
        }
    }
}

TEST_CASE("Line ends, comments, empty lines and spaces at line ends do not matter") {
    const std::string plain = head + "moves: 1\ndraw\n";
    CHECK(answer_to(plain) == "read");
    std::string dos;
    for (const char letter : plain)
        dos += letter == '\n' ? std::string("\r\n") : std::string(1, letter);
    CHECK(to_text(game_of(dos)) == plain);
    CHECK(to_text(game_of("# mailed by a friend\n\n" + replaced(plain, "draw\n", "# now\n\n  \ndraw  \t\n"))) == plain);
    CHECK(to_text(game_of(plain.substr(0, plain.size() - 1))) == plain);
}

TEST_CASE("A file of another program is not a game") {
    CHECK(answer_to("") == "NotAGame, line 0");
    CHECK(answer_to("\n\n\n") == "NotAGame, line 3");
    CHECK(answer_to("\x7f"
                    "ELF") == "NotAGame, line 1");
    CHECK(answer_to("Longwood game\n") == "NotAGame, line 1");
    CHECK(answer_to("Longwood game x\n") == "NotAGame, line 1");
    CHECK(answer_to("Longwood game 0\n") == "NotAGame, line 1");
    CHECK(answer_to("Longwood game -3\n") == "NotAGame, line 1");
    CHECK(answer_to(std::string(1000, '\0')) == "NotAGame, line 1");
}

TEST_CASE("A game of a newer version is refused with that version") {
    CHECK(answer_to(replaced(head, "game 1", "game 2")) == "NewerVersion, line 1: 2");
}

TEST_CASE("An unknown variant and a deal number out of range are told") {
    CHECK(answer_to(replaced(head, "waterloo", "klondyke")) == "UnknownVariant, line 2: klondyke");
    for (const char *number : {"0", "9223372036854775808", "99999999999999999999999", "-1", "1x", "x"})
        CHECK(answer_to(replaced(head, "1234", number)) == std::string("BadDealNumber, line 3: ") + number);
    CHECK(answer_to(replaced(head, "1234", "9223372036854775807") + "moves: 0\n") == "read");
}

TEST_CASE("What is missing is told by its key") {
    CHECK(answer_to("Longwood game 1\n") == "Missing, line 1: variant:");
    CHECK(answer_to("Longwood game 1\nvariant: waterloo\n") == "Missing, line 2: deal:");
    CHECK(answer_to(head) == "Missing, line 3: moves:");
}

TEST_CASE("An unknown key is told, wherever it stands") {
    CHECK(answer_to(replaced(head, "deal:", "number:")) == "UnknownKey, line 3: number: 1234");
    CHECK(answer_to(head + "speed: 3\nmoves: 0\n") == "UnknownKey, line 4: speed: 3");
    CHECK(answer_to(head + "moves: 0\nspeed: 3\n") == "UnknownKey, line 5: speed: 3");
    CHECK(answer_to(head + "moves: 0\nmoves: 0\n") == "UnknownKey, line 5: moves: 0");
}

TEST_CASE("A line that is no move, and a count that is not kept, are told") {
    CHECK(answer_to(head + "moves: 2\ndraw\nfold\n") == "NotAMove, line 6: fold");
    CHECK(answer_to(head + "moves: 2\ndraw\n") == "Count, line 5: 2");
    CHECK(answer_to(head + "moves: 0\ndraw\n") == "Count, line 5: 0");
    CHECK(answer_to(head + "moves: many\ndraw\n") == "Count, line 4: many");
    CHECK(answer_to(head + "moves: -1\n") == "Count, line 4: -1");
    CHECK(answer_to(head + "moves: 99999999999\n") == "Count, line 4: 99999999999");
    CHECK(answer_to(head + "moves: 0\nundone: 2\ndraw\n") == "Count, line 6: 2");
}

TEST_CASE("A move that the rules refuse is told with its line and the reason") {
    CHECK(answer_to(head + "moves: 2\ndraw\nmove stock tableau-1 1\n") ==
          "IllegalMove, line 6: move stock tableau-1 1 (StockNotTakenByHand)");
    CHECK(answer_to(head + "moves: 1\n# comment\nmove reserve foundation-1\n") ==
          "IllegalMove, line 6: move reserve foundation-1 1 (NoSuchPile)");
    CHECK(answer_to(head + "moves: 0\nundone: 1\nmove tableau-1 tableau-1 1\n") ==
          "IllegalMove, line 6: move tableau-1 tableau-1 1 (SamePile)");
}

TEST_CASE("Another variant's moves are refused") {
    const std::string text = to_text(some_game(*find_variant("rouge-et-noir"), false));
    CHECK(answer_to(replaced(text, "rouge-et-noir", "malmaison")) != "read");
}

TEST_CASE("A table laid out must hold exactly the cards of the decks, on piles of the variant") {
    const std::string text = to_text(some_game(*find_variant("waterloo"), true));
    const auto line_of_table = text.find("table ");
    const auto end_of_line = text.find('\n', line_of_table);
    CHECK(answer_to(text) == "read");
    // A card less, a card more, a card twice, no card, no pile, a pile twice, a base where there is none.
    CHECK(answer_to(std::string(text).erase(end_of_line - 3, 3)).starts_with("Table, line "));
    CHECK(answer_to(std::string(text).insert(end_of_line, " 7H")).starts_with("Table, line "));
    const std::string last_card = text.substr(end_of_line - 2, 2);
    const std::string other = last_card == "7H" ? "8H" : "7H";
    const std::string before = text.substr(0, end_of_line - 2);
    const std::string after = text.substr(end_of_line);
    CHECK(answer_to(before + other + after).starts_with("Table, line "));
    CHECK(answer_to(before + "7X" + after) == "Table, line 4: #7X");
    CHECK(answer_to(replaced(text, "table tableau-1:", "table tableau-9:")).starts_with("Table, line "));
    CHECK(answer_to(replaced(text, "table tableau-2:", "table tableau-1:")).starts_with("Table, line "));
    CHECK(answer_to(replaced(text, "table tableau-2:", "table tableau-2")).starts_with("Table, line "));
    CHECK(answer_to(head + "base: 7\nmoves: 0\n") == "Table, line 4: base: 7");
    const std::string signora = replaced(head, "waterloo", "double-signora");
    CHECK(answer_to(signora + "base: X\nmoves: 0\n") == "Table, line 4: base: X");
    CHECK(answer_to(signora + "base: 7\nmoves: 0\n").starts_with("Table, line 5"));
}

TEST_CASE("A table laid out must lie as tables lie: stock face down, tops face up, a base rank set") {
    const auto answer_after = [&](const char *variant, auto change) {
        const Rules &rules = *find_variant(variant);
        Position table = deal(rules, 1);
        change(table);
        const std::string answer = answer_to(to_text(Game{rules, 1, table}));
        return answer.substr(0, answer.find(','));
    };
    CHECK(answer_after("rouge-et-noir", [](Position &) {}) == "read");
    CHECK(answer_after("rouge-et-noir", [](Position &table) { table.turn_top_down(PileId::tableau(1)); }) ==
          "TableLiesWrong");
    CHECK(answer_after("rouge-et-noir", [](Position &table) { table.turn_top_up(PileId::stock()); }) ==
          "TableLiesWrong");
    CHECK(answer_after("rouge-et-noir", [](Position &table) {
              table.shift(PileId::tableau(1), PileId::sequence(1), 1);
              table.turn_top_up(PileId::tableau(1));
          }) == "TableLiesWrong");
    CHECK(answer_after("waterloo", [](Position &table) { table.turn_top_down(PileId::foundation(1)); }) ==
          "TableLiesWrong");
    CHECK(answer_after("double-signora", [](Position &table) { table.turn_top_down(PileId::reserve()); }) ==
          "TableLiesWrong");
    CHECK(answer_after("double-signora", [](Position &table) {
              table.shift(PileId::reserve(), PileId::foundation(1), 1);
          }) == "TableLiesWrong");
    CHECK(answer_after("double-signora", [](Position &table) {
              table.shift(PileId::reserve(), PileId::foundation(1), 1);
              table.set_base(table.top(PileId::foundation(1)).rank());
          }) == "read");
}

TEST_CASE("A text too long for any game is refused unread") {
    const std::string longest = head + "moves: 0\n" + std::string(longest_game_text, '#');
    CHECK(answer_to(longest) == "TooLong, line 1");
    CHECK(answer_to(longest.substr(0, longest_game_text)) == "read");
    CHECK(answer_to(head + std::string(1000000, 'x')).size() < 200); // and no endless line is repeated
}

TEST_CASE("A game cut off at any byte is a game or an error, and never more than it was") {
    for (const Rules *rules : variants()) {
        for (const bool laid_out : {false, true}) {
            const std::string text = to_text(some_game(*rules, laid_out));
            for (std::size_t length = 0; length <= text.size(); ++length) {
                const auto read = game_from_text(std::string_view(text).substr(0, length));
                const auto *game = std::get_if<Game>(&read);
                if (!game) continue;
                CAPTURE(rules->id, length, text.size());
                REQUIRE(text.starts_with(to_text(*game).substr(0, length)));
            }
        }
    }
}

TEST_CASE("A game with any byte changed is a game or an error") {
    std::mt19937_64 random{3};
    const std::string text = to_text(some_game(*find_variant("double-signora"), false));
    int games = 0;
    for (int i = 0; i < 3000; ++i) {
        std::string changed = text;
        changed[random_below(random, changed.size())] = char(random_below(random, 256));
        const auto read = game_from_text(changed);
        if (const auto *game = std::get_if<Game>(&read)) {
            ++games;
            REQUIRE(game_of(to_text(*game)).position() == game->position());
        }
    }
    CHECK(games < 3000);
}

} // namespace longwood::tests
