// The fuzz bodies without a fuzzer, on every compiler: the corpora, the same damaged in
// ways that repeat, and inputs too large or too deep for a corpus.
#include <catch2/catch.hpp>

#include <cstdlib>
#include <filesystem>
#include <random>
#include <string>
#include <vector>

#include "tests/fuzz/bodies.h"
#include "tests/support/source_file.h"

namespace longwood::fuzz {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> corpus_of(std::string_view target) {
    std::vector<fs::path> paths;
    for (const auto &entry : fs::directory_iterator{fs::path{LONGWOOD_FUZZ_CORPUS} / target})
        paths.push_back(entry.path());
    std::ranges::sort(paths);
    std::vector<std::string> inputs;
    for (const auto &path : paths)
        inputs.push_back(
            tests::source_file("tests/fuzz/corpus/" + std::string{target} + '/' + path.filename().native()));
    return inputs;
}

std::size_t below(std::mt19937_64 &random, std::size_t bound) { return bound == 0 ? 0 : random() % bound; }

// Cut, doubled, mixed with another one, bytes changed: what happens to files and lines.
std::string damaged(std::string input, const std::vector<std::string> &corpus, std::mt19937_64 &random) {
    for (std::size_t times = 1 + below(random, 4); times > 0; --times) {
        const std::size_t at = below(random, input.size());
        const std::size_t length = below(random, std::min<std::size_t>(input.size() - at, 40) + 1);
        const std::string &other = corpus[below(random, corpus.size())];
        const std::size_t from = below(random, other.size());
        switch (below(random, 6)) {
        case 0: input.erase(at, length); break;
        case 1: input.insert(at, input.substr(at, length)); break;
        case 2: input.insert(at, other, from, 40); break;
        case 3: input.resize(at); break;
        case 4: input.insert(at, 1, char(random())); break;
        default:
            if (!input.empty()) input[at] = char(random());
        }
        if (input.size() > 20'000) input.resize(20'000);
    }
    return input;
}

// What was wrong, with the input so that it can be added to the corpus; or "".
std::string complaint(const Target &target, const std::string &input) {
    try {
        target.body(input);
    } catch (const std::exception &error) {
        return std::string{target.name} + ": " + error.what() + "\n" + input.substr(0, 2000);
    }
    return "";
}

int rounds() {
    const char *wanted = std::getenv("LONGWOOD_FUZZ_ROUNDS");
    return wanted ? std::atoi(wanted) : 60;
}

std::string repeated(std::string_view text, std::size_t times) {
    std::string all;
    for (all.reserve(text.size() * times); times > 0; --times)
        all += text;
    return all;
}

const Target &target(std::string_view name) {
    for (const Target &one : targets)
        if (one.name == name) return one;
    throw std::logic_error{"no such target"};
}

// Lists and objects, a hundred thousand deep.
std::vector<std::string> deep_brackets() {
    constexpr std::size_t depth = 100'000;
    return {repeated("[", depth) + '1' + repeated("]", depth), repeated("{\"a\":", depth) + '1' + repeated("}", depth)};
}

} // namespace

TEST_CASE("Every input of the corpora is answered soundly") {
    for (const Target &one : targets) {
        const auto corpus = corpus_of(one.name);
        CHECK(corpus.size() >= 4);
        for (const auto &input : corpus)
            CHECK(complaint(one, input) == "");
        CHECK(complaint(one, "") == "");
    }
}

TEST_CASE("Damaged inputs of the corpora are answered soundly") {
    for (const Target &one : targets) {
        const auto corpus = corpus_of(one.name);
        std::mt19937_64 random{7};
        for (int round = 0; round < rounds(); ++round) {
            const std::string input = damaged(corpus[below(random, corpus.size())], corpus, random);
            if (const auto wrong = complaint(one, input); !wrong.empty()) FAIL(wrong);
        }
    }
}

TEST_CASE("A file or a line that never ends is answered soundly") {
    constexpr std::size_t megabyte = 1 << 20;
    for (const Target &one : targets) {
        CHECK(complaint(one, std::string(megabyte, 'a')) == "");
        CHECK(complaint(one, std::string(megabyte, '\0')) == "");
    }
    const std::string heading = "Longwood game 1\nvariant: waterloo\ndeal: 7\nmoves: 800000\n";
    CHECK(complaint(target("game_text"), heading + repeated("draw\n", 800'000)) == "");
    CHECK(complaint(target("game_text"), heading + repeated("\n", 4 * megabyte - 100)) == "");
    CHECK(complaint(target("game_text"), std::string(5 * megabyte, '\n')) == "");
}

TEST_CASE("Brackets within brackets, however deep, are answered soundly in settings") {
    for (const auto &deep : deep_brackets()) {
        CHECK(complaint(target("settings_file"), deep) == "");
        CHECK(complaint(target("settings_file"), "{\"later\": " + deep + "}") == "");
        CHECK(complaint(target("settings_file"), "{\"language\": " + deep + "}") == "");
        CHECK(complaint(target("settings_file"), "{\"later\": " + deep.substr(0, deep.size() / 2)) == "");
    }
}

TEST_CASE("Brackets within brackets, however deep, are answered soundly by the text game") {
    for (const auto &deep : deep_brackets()) {
        for (const char *name : {"json_commands", "typed_commands"}) {
            CHECK(complaint(target(name), "\x01put " + deep + "\n") == "");
            CHECK(complaint(target(name), "\x01put {\"piles\": " + deep + "}\n") == "");
            CHECK(complaint(target(name), "\x01put {\"piles\": {\"waste\": [" + deep + "]}}\n") == "");
            CHECK(complaint(target(name), "\x01put {\"base\": " + deep + ", \"piles\": {}}\n") == "");
        }
    }
}

} // namespace longwood::fuzz
