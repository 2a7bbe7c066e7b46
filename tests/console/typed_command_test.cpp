#include <catch2/catch.hpp>

#include "app/console/typed_command.h"
#include "engine/variants.h"

using namespace longwood;
using namespace longwood::console;

namespace {

const locale::Translator english{""};

// The command in words of the strict language, or the sentence.
std::string at_prompt(const char *line, const char *variant = "waterloo") {
    const Typed typed = read_at_prompt(english, *find_variant(variant), line);
    if (const auto *error = std::get_if<TypingError>(&typed)) return error->sentence;
    const auto &command = std::get<TypedCommand>(typed);
    if (command.verb == Verb::Move) return to_text(command.move);
    std::string text = std::to_string(int(command.verb));
    return command.rest.empty() ? text : text + ' ' + command.rest;
}

std::string verb(Verb verb) { return std::to_string(int(verb)); }

} // namespace

TEST_CASE("Moves can be typed short") {
    for (const char *line : {"m t3 f1", "M T3 F1", "move tableau-3 foundation-1", "m 3 f1", " m  t3\tf1 1 ",
                             "m tableau3 foundation1", "m t-3 f-1"})
        CHECK(at_prompt(line) == "move tableau-3 foundation-1 1");
    CHECK(at_prompt("m t10 t2 13", "malmaison") == "move tableau-10 tableau-2 13");
    CHECK(at_prompt("m w t1") == "move waste tableau-1 1");
    CHECK(at_prompt("m r f16", "double-signora") == "move reserve foundation-16 1");
    CHECK(at_prompt("m t1 s4 13", "rouge-et-noir") == "move tableau-1 sequence-4 13");
    CHECK(at_prompt("m t1 f") == verb(Verb::ToFoundation)); // the first that takes it
    CHECK(at_prompt("m t1 x9").starts_with("There is no pile \"x9\". This game has: stock, waste, "));
    CHECK(at_prompt("m t1 t99").starts_with("There is no pile \"t99\"."));
}

TEST_CASE("Every command has a short form") {
    for (const auto &[line, meant] : {std::pair{"d", Verb::Draw},
                                      {"u", Verb::Undo},
                                      {"r", Verb::Redo},
                                      {"s", Verb::State},
                                      {"q", Verb::Quit},
                                      {"l", Verb::Moves},
                                      {"w", Verb::Waste},
                                      {"t", Verb::Stock},
                                      {"g", Verb::Foundations},
                                      {"e", Verb::Reserve},
                                      {"a", Verb::Tops},
                                      {"b", Verb::Base},
                                      {"?", Verb::Help},
                                      {"DRAW", Verb::Draw},
                                      {"v t3", Verb::Pile},
                                      {"12", Verb::Choose},
                                      {"new", Verb::NewDeal},
                                      {"new 12", Verb::NewDeal},
                                      {"", Verb::Nothing}})
        CHECK(at_prompt(line) == verb(meant));
}

TEST_CASE("File names may have spaces and capitals, and ~ is the home folder at the prompt") {
    ::setenv("HOME", "/home/player", 1);
    CHECK(at_prompt("save My  Game.longwood ") == verb(Verb::Save) + " My  Game.longwood");
    CHECK(at_prompt("LOAD ~/x y") == verb(Verb::Load) + " /home/player/x y");
    CHECK(at_prompt("save ~x") == verb(Verb::Save) + " ~x");
}

TEST_CASE("What is typed wrong is answered with a sentence") {
    for (const char *line : {"m", "m t1", "m t1 t2 0", "m t1 t2 x", "m t1 t2 1 1", "d 1", "save", "load", "v", "v t9",
                             "v t1 t2", "dance", "new 0", "new x", "new 1 2", "1 2", "99999999999999999999999"})
        CHECK(at_prompt(line).ends_with("."));
}

TEST_CASE("The strict language of scripts knows whole words only") {
    for (const char *line : {"d", "m t3 f1", "Draw", "help", "1", "", "move t3 f1", "move 3 f1", "moves"})
        CHECK(std::holds_alternative<TypingError>(read_strict(english, *find_variant("waterloo"), line)));
    const Typed typed = read_strict(english, *find_variant("waterloo"), "move tableau-3 foundation-1 2");
    CHECK(to_text(std::get<TypedCommand>(typed).move) == "move tableau-3 foundation-1 2");
}

TEST_CASE("At the prompt the rules of another game are asked for by its name") {
    const auto asked_for = [](const char *line) {
        const Typed typed = read_at_prompt(english, *find_variant("waterloo"), line);
        const auto *command = std::get_if<TypedCommand>(&typed);
        REQUIRE(command);
        CHECK(command->verb == Verb::Rules);
        return command->rules;
    };
    CHECK(asked_for("rules") == nullptr);
    CHECK(asked_for("rules spider") == find_variant("spider"));
    CHECK(asked_for("Rules Forty-Thieves") == find_variant("forty-thieves"));
    CHECK(at_prompt("rules bridge").find("bridge") != std::string::npos);
    CHECK(at_prompt("rules bridge").find("forty-thieves") != std::string::npos);
}
