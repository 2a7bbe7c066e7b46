#include "app/wx/command_line.h"

#include <vector>

#include <catch2/catch.hpp>

#include "locale/catalog_path.h"

namespace {

using namespace longwood;
using wx::Answer;
using wx::CommandLine;

std::variant<CommandLine, Answer> read(std::vector<std::string> arguments) {
    const auto catalogs = locale::catalog_folder();
    locale::Translator words(catalogs);
    arguments.insert(arguments.begin(), "longwood");
    std::vector<char *> pointers;
    for (std::string &argument : arguments)
        pointers.push_back(argument.data());
    return wx::read_command_line(int(pointers.size()), pointers.data(), words, catalogs);
}

std::string refused(std::vector<std::string> arguments) {
    const auto result = read(std::move(arguments));
    const auto *answer = std::get_if<Answer>(&result);
    REQUIRE(answer);
    CHECK(answer->status == 2);
    CHECK(std::count(answer->text.begin(), answer->text.end(), '\n') == 1);
    return answer->text;
}

TEST_CASE("Command line: variant, deal and file are understood") {
    const auto both = std::get<CommandLine>(read({"--variant", "waterloo", "--deal", "12"}));
    CHECK(both.variant->id == "waterloo");
    CHECK(both.deal == 12);
    CHECK(std::get<CommandLine>(read({"a.longwood"})).file == "a.longwood");
    CHECK(std::get<CommandLine>(read({})).variant == nullptr);
    CHECK_FALSE(std::get<CommandLine>(read({})).low_memory);
    CHECK(std::get<CommandLine>(read({"--low-memory", "--deal", "12"})).low_memory);
    CHECK(std::get<CommandLine>(read({"--deal", "9223372036854775807"})).deal == last_deal_number);
}

TEST_CASE("Command line: what is wrong is named in one sentence, exit status 2") {
    CHECK(refused({"--variant", "waterlo"}).find("rouge-et-noir") != std::string::npos);
    CHECK(refused({"--deal", "0"}).find("\"0\"") != std::string::npos);
    CHECK(refused({"--deal", "12x"}).find("\"12x\"") != std::string::npos);
    CHECK(refused({"--deal", "9223372036854775808"}).find("9223372036854775808") != std::string::npos);
    CHECK(refused({"--lang", "xx"}).find("de") != std::string::npos);
    CHECK(refused({"--fast"}).find("--fast") != std::string::npos);
    CHECK(refused({"a.longwood", "b.longwood"}).find("b.longwood") != std::string::npos);
    CHECK(refused({"--deal"}).find("--deal") != std::string::npos);
}

TEST_CASE("Command line: --lang speaks at once") {
    CHECK(refused({"--variant", "x", "--lang", "de"}) != refused({"--variant", "x", "--lang", "en"}));
}

TEST_CASE("Command line: --help and --version answer and end with 0") {
    for (const char *option : {"--help", "-h", "--version"}) {
        const auto result = read({option});
        CHECK(std::get<Answer>(result).status == 0);
        CHECK(std::get<Answer>(result).text.find("ongwood") != std::string::npos);
    }
}

} // namespace
