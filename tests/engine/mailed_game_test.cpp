// A saved game with what a mail puts around it: found and read, or refused with line and reason.
#include <catch2/catch.hpp>

#include "engine/mailed_game.h"
#include "engine/variants.h"
#include "tests/support/names.h"

namespace longwood::tests {
namespace {

const std::string plain = "Longwood game 1\nvariant: waterloo\ndeal: 1234\nmoves: 2\ndraw\ndraw\nundone: 1\ndraw\n";

// "read" where it is the game above, or the kind of error, its line and detail.
std::string answer_to(std::string_view text) {
    const auto read = game_from_mail(text);
    const auto *error = std::get_if<GameTextError>(&read);
    if (!error) return to_text(std::get<Game>(read)) == plain ? "read" : "another game";
    std::string answer{name_of(error->kind)};
    answer += ", line " + std::to_string(error->line);
    return error->detail.empty() ? answer : answer + ": " + error->detail;
}

// Every line with something before it and something behind it.
std::string framed(std::string_view before, std::string_view text, std::string_view behind = "") {
    std::string framed;
    while (!text.empty()) {
        const auto end = text.find('\n');
        framed += before;
        framed += text.substr(0, end);
        framed += behind;
        framed += '\n';
        text.remove_prefix(end + 1);
    }
    return framed;
}

std::string replaced(std::string text, std::string_view old, std::string_view with) {
    text.replace(text.find(old), old.size(), with);
    return text;
}

} // namespace

TEST_CASE("A game is read as it was saved, with a byte order mark, other line ends and blanks") {
    CHECK(answer_to(plain) == "read");
    CHECK(answer_to("\xEF\xBB\xBF" + plain) == "read");
    CHECK(answer_to("\xEF\xBB\xBF" + framed("", plain, "\r")) == "read");
    CHECK(answer_to(framed("", plain, "  \t")) == "read");
    CHECK(answer_to("# from Rosa\n" + plain + "\n# the end\n\n") == "read");
}

TEST_CASE("A quoted or indented game is read, whatever stands before every line") {
    for (const char *margin : {"> ", ">", ">> ", "> > ", ">>>", "    ", "\t", " > "})
        CHECK(answer_to(framed(margin, plain, "\r")) == "read");
    CHECK(answer_to(framed("> ", replaced(plain, "moves", "\n\nmoves"))) == "read");
    CHECK(answer_to("> Longwood game 1\n>\n> variant: waterloo\n> deal: 1234\n>  \n" +
                    framed("> ", plain.substr(plain.find("moves")))) == "read");
    CHECK(answer_to(framed(std::string(40, '>'), plain)) == "read");
    CHECK(answer_to(framed(std::string(41, '>'), plain)) == "NotAGame, line 1");
}

TEST_CASE("Words before the game and a signature behind it are passed over") {
    const std::string words = "Dear Rosa,\n\nhere is a hard game. You draw, I think.\n> What now?\n\n";
    CHECK(answer_to(words + plain) == "read");
    CHECK(answer_to(plain + "-- \nRosa\nmove to Elba\n") == "read");
    CHECK(answer_to(plain + "--\r\nRosa\r\n") == "read");
    CHECK(answer_to(words + framed("> ", plain + "\n-- \nRosa\n") + "\nI cannot win it.\n") == "read");
    CHECK(answer_to(framed("> ", plain) + "\nI cannot win it.\n-- \nEmil\n") == "read");
}

TEST_CASE("Errors in a mail name its lines") {
    CHECK(answer_to("Dear Rosa,\n\n" + replaced(plain, "waterloo", "klondyke")) == "UnknownVariant, line 4: klondyke");
    CHECK(answer_to("\n" + framed("> ", replaced(plain, "undone", "undoes"))) == "UnknownKey, line 8: undoes: 1");
    CHECK(answer_to("Hello\n> Longwood game 2\n> variant: waterloo\n") == "NewerVersion, line 2: 2");
    CHECK(answer_to("Dear Rosa,\nI love Longwood game 1 and game 2.\n") == "NotAGame, line 1");
    CHECK(answer_to("\xEF\xBB\xBF") == "NotAGame, line 0");
    CHECK(answer_to(std::string(longest_game_text + 1, '>')) == "TooLong, line 1");
}

TEST_CASE("What may be meant in two ways is refused") {
    const std::string quoted = framed("> ", plain);
    CHECK(answer_to(plain + plain) == "UnknownKey, line 9: Longwood game 1");
    CHECK(answer_to(quoted + plain) == "UnknownKey, line 9: Longwood game 1");
    CHECK(answer_to(plain + "-- \nRosa\n" + quoted) == "UnknownKey, line 11: Longwood game 1");
    // The quote marks change in the middle of the game.
    CHECK(answer_to(replaced(quoted, "> undone", ">> undone")) == "UnknownKey, line 7: undone: 1");
    CHECK(answer_to(replaced(quoted, "> undone: 1\n> draw", "undone: 1\ndraw")) == "UnknownKey, line 7: undone: 1");
    CHECK(answer_to(replaced(quoted, "> draw", ">draw")) == "UnknownKey, line 5: draw");
    CHECK(answer_to(replaced(quoted, "> draw\n", "> draw\nWhy so?\n")) == "UnknownKey, line 7: draw");
    // Cut off by words or a signature too early.
    CHECK(answer_to(replaced(quoted, "> draw\n> draw\n> undone: 1\n> draw", "> draw\nand so on")) ==
          "Count, line 6: 2");
    CHECK(answer_to(replaced(plain, "draw\n", "-- \ndraw\n")) == "Count, line 9: 2");
    // Words behind the game, and nothing that says where it ends.
    CHECK(answer_to(plain + "Can you win it?\n") == "NotAMove, line 9: Can you win it?");
}

} // namespace longwood::tests
