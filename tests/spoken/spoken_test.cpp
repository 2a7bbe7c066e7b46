// What players hear, word for word: tests/spoken/<story>.<language>.txt are approved by
// reading them. After a change of words: LONGWOOD_APPROVE=1 writes them anew; read the
// difference before committing it.
#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "tests/spoken/story.h"
#include "tests/support/source_file.h"

using namespace longwood;
using namespace longwood::tests;

namespace {

const std::filesystem::path folder = LONGWOOD_SPOKEN;

std::vector<std::string> stories() {
    std::vector<std::string> names;
    for (const auto &entry : std::filesystem::directory_iterator(folder))
        if (entry.path().extension() == ".story") names.push_back(entry.path().stem().string());
    std::ranges::sort(names);
    return names;
}

std::string approved_file(const std::string &story, const std::string &language) {
    return "tests/spoken/" + story + '.' + language + ".txt";
}

void approve(const std::string &story, const std::string &language, const std::string &text) {
    std::ofstream(folder / (story + '.' + language + ".txt"), std::ios::binary) << text;
}

} // namespace

TEST_CASE("What is heard in every story is what was approved, in English and German") {
    const std::string language = GENERATE("en", "de");
    for (const std::string &name : stories()) {
        INFO("story " << name << ", language " << language);
        const std::string text = heard(story_from(source_file("tests/spoken/" + name + ".story")), language);
        if (std::getenv("LONGWOOD_APPROVE")) approve(name, language, text);
        CHECK(text == source_file(approved_file(name, language)));
    }
}

TEST_CASE("There are stories, and no approved text without one") {
    CHECK(stories().size() >= 12);
    for (const auto &entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() != ".txt" || entry.path().filename() == "CMakeLists.txt") continue;
        const auto story = entry.path().stem().stem().string() + ".story";
        INFO(entry.path().filename().string());
        CHECK(std::filesystem::exists(folder / story));
    }
}

TEST_CASE("German stories are German: no sentence is the English one") {
    for (const std::string &name : stories()) {
        const Story story = story_from(source_file("tests/spoken/" + name + ".story"));
        const std::string german = heard(story, "de");
        std::istringstream lines{heard(story, "en")};
        for (std::string line; std::getline(lines, line);) {
            if (line.empty() || line.starts_with('>')) continue;
            INFO("story " << name << ": " << line);
            CHECK(german.find(line + '\n') == std::string::npos);
        }
    }
}
