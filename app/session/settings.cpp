#include "app/session/settings.h"

#include <algorithm>
#include <cassert>
#include <cerrno>
#include <utility>

#include <nlohmann/json.hpp>

#include "app/session/files.h"
#include "app/session/json_depth.h"
#include "app/session/lock.h"

namespace longwood::session {
namespace {

using Json = nlohmann::ordered_json;
namespace fs = std::filesystem;

constexpr std::size_t largest_file = 1 << 20;

bool is_allowed(const WordSetting &setting, std::string_view value) {
    return setting.words.empty() ? value.size() <= 200 : std::ranges::find(setting.words, value) != setting.words.end();
}
bool is_allowed(const NumberSetting &setting, std::int64_t value) {
    return value >= setting.least && value <= setting.most;
}

bool is_sound(const WordSetting &setting, const Json &value) {
    return value.is_string() && is_allowed(setting, value.get_ref<const std::string &>());
}
bool is_sound(const NumberSetting &setting, const Json &value) {
    return value.is_number_integer() && is_allowed(setting, value.get<std::int64_t>());
}
bool is_sound(const SwitchSetting &, const Json &value) { return value.is_boolean(); }

using Setting = std::variant<WordSetting, NumberSetting, SwitchSetting>;

constexpr Setting documented[]{
    settings::language,  settings::verbosity,    settings::own_voice,     settings::screen_reader,
    settings::mouse,     settings::theme,        settings::index_size,    settings::window_x,
    settings::window_y,  settings::window_width, settings::window_height, settings::window_maximized,
    settings::animation, settings::sounds,       settings::cards,         settings::suit_colors,
    settings::drawing,   settings::card_size,    settings::left_handed};

std::string_view key_of(const Setting &setting) {
    return std::visit([](const auto &one) { return one.key; }, setting);
}

// The object in the file; nothing if there is none. A file that is no JSON object is set aside.
struct Content {
    Json object = Json::object();
    std::optional<Problem> problem = {};
    bool in_the_way = false; // it could not be read or set aside and must not be overwritten
};

Content read(const fs::path &path) {
    const FileContent file = read_file(path, largest_file);
    if (file.error == ENOENT) return {};
    if (is_passing(file.error)) {
        Problem problem{.kind = Problem::Kind::CannotRead, .path = path, .system = file.error};
        return {.problem = problem, .in_the_way = true};
    }
    const bool readable = file.error == 0 && !nests_too_deep(file.text);
    Json object = readable ? Json::parse(file.text, nullptr, false) : Json{};
    if (readable && object.is_object()) return {.object = std::move(object)};
    const AsideResult aside = set_aside(path);
    const auto kind = aside.error == 0 ? Problem::Kind::SetAside : Problem::Kind::CannotRead;
    Problem problem{.kind = kind, .path = path, .other = aside.other, .system = file.error};
    if (aside.error != 0 && problem.system == 0) problem.system = aside.error;
    return {.problem = problem, .in_the_way = aside.error != 0};
}

// Removes the values that are not allowed; whether there were any.
bool drop_bad_values(Json &object) {
    bool dropped = false;
    for (const Setting &setting : documented) {
        const std::string key{key_of(setting)};
        const auto found = object.find(key);
        if (found == object.end()) continue;
        if (std::visit([&](const auto &one) { return is_sound(one, *found); }, setting)) continue;
        object.erase(key);
        dropped = true;
    }
    return dropped;
}

} // namespace

Settings::Settings(fs::path path) : path_(std::move(path)) {
    Content content = read(path_);
    if (content.problem) problems_.push_back(*content.problem);
    if (drop_bad_values(content.object)) {
        const AsideResult aside = copy_aside(path_);
        problems_.push_back({.kind = aside.error == 0 ? Problem::Kind::SetAside : Problem::Kind::CannotRead,
                             .path = path_,
                             .other = aside.other,
                             .system = aside.error});
        // Without the copy the file stays as it is, and its bad values with it.
        if (aside.error == 0) write_file(path_, content.object.dump(4) + '\n');
    }
    for (const Setting &setting : documented) {
        const std::string key{key_of(setting)};
        const auto found = content.object.find(key);
        if (found == content.object.end()) continue;
        if (found->is_boolean())
            values_[key] = found->get<bool>();
        else if (found->is_string())
            values_[key] = found->get<std::string>();
        else
            values_[key] = found->get<std::int64_t>();
    }
}

std::string language_in(const fs::path &path) {
    const FileContent file = read_file(path, largest_file);
    if (file.error != 0 || nests_too_deep(file.text)) return {};
    const Json object = Json::parse(file.text, nullptr, false);
    if (!object.is_object()) return {};
    const auto found = object.find(settings::language.key);
    return found != object.end() && is_sound(settings::language, *found) ? found->get<std::string>() : std::string{};
}

template<class T>
const T *Settings::find(std::string_view key) const {
    const auto found = values_.find(key);
    return found == values_.end() ? nullptr : std::get_if<T>(&found->second);
}

std::string Settings::get(const WordSetting &setting) const {
    if (const auto *value = find<std::string>(setting.key)) return *value;
    return setting.words.empty() ? std::string{} : std::string{setting.words.front()};
}

std::int64_t Settings::get(const NumberSetting &setting) const {
    const auto *value = find<std::int64_t>(setting.key);
    return value ? *value : setting.standard;
}

bool Settings::get(const SwitchSetting &setting) const {
    const auto *value = find<bool>(setting.key);
    return value ? *value : setting.standard;
}

std::optional<Problem> Settings::set(const WordSetting &setting, std::string_view value) {
    assert(is_allowed(setting, value));
    return change(setting.key, std::string{value});
}

std::optional<Problem> Settings::set(const NumberSetting &setting, std::int64_t value) {
    assert(is_allowed(setting, value));
    return change(setting.key, value);
}

std::optional<Problem> Settings::set(const SwitchSetting &setting, bool value) { return change(setting.key, value); }

// The file is read again and only the one value changed in it, so that two programs do
// not undo each other's changes, and unknown keys stay.
std::optional<Problem> Settings::change(std::string_view key, Value value) {
    const std::string name{key};
    values_[name] = value;
    const Lock lock = Lock::wait_for(std::filesystem::path{path_} += ".lock");
    Content content = read(path_);
    if (content.in_the_way) return content.problem;
    if (content.problem) { // damaged since it was read: everything known goes into the new one
        for (const auto &known : values_)
            std::visit([&](const auto &plain) { content.object[known.first] = plain; }, known.second);
    }
    std::visit([&](const auto &plain) { content.object[name] = plain; }, value);
    const std::string text = content.object.dump(4, ' ', false, Json::error_handler_t::replace) + '\n';
    if (const int error = write_file(path_, text); error != 0)
        return Problem{.kind = Problem::Kind::CannotWrite, .path = path_, .system = error};
    return content.problem;
}

} // namespace longwood::session
