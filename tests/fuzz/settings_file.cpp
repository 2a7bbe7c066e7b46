#include <fstream>
#include <iterator>

#include "app/phrases/problems.h"
#include "app/session/settings.h"
#include "tests/fuzz/bodies.h"
#include "tests/fuzz/scratch_folder.h"
#include "tests/fuzz/sound_game.h"

namespace longwood::fuzz {
namespace {

namespace fs = std::filesystem;
using session::Problem;
using session::Settings;
namespace settings = session::settings;

std::string text_of(const fs::path &path) {
    std::ifstream in{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{in}, {}};
}

void require_in_bounds(const Settings &read, const session::NumberSetting &setting) {
    const auto value = read.get(setting);
    require(value >= setting.least && value <= setting.most, "a number is within its bounds");
}

void require_known_word(const Settings &read, const session::WordSetting &setting) {
    const auto value = read.get(setting);
    bool known = false;
    for (const auto word : setting.words)
        known = known || word == value;
    require(known, "a word is one of those allowed");
}

} // namespace

void settings_file(std::string_view input) {
    static const ScratchFolder scratch;
    static const locale::Translator words{""};
    const fs::path path = scratch.emptied() / "settings.json";
    std::ofstream{path, std::ios::binary} << input;

    Settings read{path};
    for (const auto *number : {&settings::index_size, &settings::window_x, &settings::window_width})
        require_in_bounds(read, *number);
    for (const auto *word : {&settings::verbosity, &settings::own_voice, &settings::screen_reader, &settings::mouse})
        require_known_word(read, *word);
    require(read.get(settings::language).size() <= 200, "a text is short");
    for (const Problem &problem : read.problems()) {
        require_sentence(phrases::sentence(words, problem));
        require(problem.kind == Problem::Kind::SetAside && text_of(problem.other) == input,
                "what was damaged lies beside it, byte for byte");
    }
    require(!read.set(settings::index_size, std::int64_t{155}), "a setting can be written");
    require(!read.set(settings::verbosity, "full"), "a setting can be written");
    const Settings again{path};
    require(again.problems().empty(), "what the program wrote is sound");
    require(again.get(settings::index_size) == 155 && again.get(settings::verbosity) == "full", "settings come back");
    require(again.get(settings::mouse) == read.get(settings::mouse), "the other settings stay");
}

} // namespace longwood::fuzz
