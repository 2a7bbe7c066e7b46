#include "app/session/history_lines.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <set>
#include <utility>

#include <nlohmann/json.hpp>

#include "app/session/json_depth.h"

namespace longwood::session {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char *heading_key = "longwood-statistics";
constexpr int version = 1;
constexpr std::size_t longest_line = 4000;
constexpr std::size_t longest_others = 3000; // as we write them: numbers may become longer than they were

std::optional<Json> object_from(std::string_view line) {
    if (line.size() > longest_line || nests_too_deep(line)) return std::nullopt;
    Json object = Json::parse(line, nullptr, false);
    return object.is_object() ? std::optional{std::move(object)} : std::nullopt;
}

std::optional<std::int64_t> number_in(const Json &object, const char *key, std::int64_t least, std::int64_t most) {
    const auto found = object.find(key);
    if (found == object.end() || !found->is_number_integer()) return std::nullopt;
    if (found->is_number_unsigned() && found->get<std::uint64_t>() > std::uint64_t(most)) return std::nullopt;
    const auto value = found->get<std::int64_t>();
    return value >= least && value <= most ? std::optional{value} : std::nullopt;
}

std::optional<std::string> text_in(const Json &object, const char *key) {
    const auto found = object.find(key);
    if (found == object.end() || !found->is_string()) return std::nullopt;
    return found->get<std::string>();
}

// As the ids of all variants are, so that it needs no quotes anywhere.
bool is_id(std::string_view text) {
    const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
    return !text.empty() && text.size() <= 60 && std::ranges::all_of(text, fits);
}

// What is left of the object without the keys that are known: a later version's, kept as it is.
std::string others_in(Json object, std::initializer_list<const char *> known) {
    for (const char *key : known)
        object.erase(key);
    return object.empty() ? std::string{} : object.dump();
}

void add_others(Json &object, std::string_view others) {
    if (!others.empty()) object.update(Json::parse(others));
}

std::optional<Start> start_from(std::string_view line) {
    const auto object = object_from(line);
    if (!object) return std::nullopt;
    const auto variant = text_in(*object, "variant");
    const auto deal = number_in(*object, "deal", std::int64_t(first_deal_number), std::int64_t(last_deal_number));
    const auto started = moment_from(text_in(*object, "started").value_or(""));
    const auto seconds = number_in(*object, "seconds", 0, most_seconds);
    const auto moves = number_in(*object, "moves", 0, most_moves);
    std::string others = others_in(*object, {"variant", "deal", "started", "seconds", "moves", "won"});
    if (!variant || !is_id(*variant) || !deal || !started || !seconds || !moves || others.size() > longest_others)
        return std::nullopt;
    Start start{*variant, DealNumber(*deal), *started, *seconds, *moves, {}, std::move(others)};
    if (object->contains("won")) {
        start.won = moment_from(text_in(*object, "won").value_or(""));
        if (!start.won) return std::nullopt;
    }
    return start;
}

std::string line_of(const Start &start) {
    Json object{{"variant", start.variant},
                {"deal", start.deal},
                {"started", to_text(start.started)},
                {"seconds", start.seconds},
                {"moves", start.moves}};
    if (start.won) object["won"] = to_text(*start.won);
    add_others(object, start.others);
    return object.dump() + '\n';
}

std::string_view next_line(std::string_view &text) {
    const auto end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

void read_heading(std::string_view line, Lines &lines) {
    const auto object = object_from(line);
    const auto number = object ? number_in(*object, heading_key, 1, most_moves) : std::nullopt;
    if (number) lines.heading = others_in(*object, {heading_key});
    lines.is_something_else = !number || lines.heading.size() > longest_others;
    lines.is_newer = number && *number > version;
}

} // namespace

Lines read_lines(std::string_view text) {
    Lines lines;
    read_heading(next_line(text), lines);
    if (lines.is_something_else || lines.is_newer) return lines;
    std::set<std::pair<std::string, Moment>> names;
    while (!text.empty()) {
        const std::string_view line = next_line(text);
        if (line.empty()) continue;
        auto start = start_from(line);
        // A line that is there twice counts once.
        if (start && names.insert({start->variant, start->started}).second)
            lines.starts.push_back(std::move(*start));
        else
            lines.is_damaged = true;
    }
    return lines;
}

std::string to_text(const Starts &starts, std::string_view heading) {
    Json first{{heading_key, version}};
    add_others(first, heading);
    std::string text = first.dump() + '\n';
    for (const Start &start : starts)
        text += line_of(start);
    return text;
}

std::string to_text(Moment moment) {
    using namespace std::chrono;
    const auto day = floor<days>(moment);
    const year_month_day date{day};
    const hh_mm_ss time{moment - day};
    char text[64];
    std::snprintf(text, sizeof text, "%04d-%02u-%02uT%02d:%02d:%02d.%03dZ", int(date.year()), unsigned(date.month()),
                  unsigned(date.day()), int(time.hours().count()), int(time.minutes().count()),
                  int(time.seconds().count()), int(time.subseconds().count()));
    return text;
}

std::optional<Moment> moment_from(std::string_view text) {
    using namespace std::chrono;
    constexpr std::string_view pattern = "0000-00-00T00:00:00";
    if (!text.ends_with('Z')) return std::nullopt;
    text.remove_suffix(1);
    if (text.size() == pattern.size() + 4 && text[pattern.size()] != '.') return std::nullopt;
    if (text.size() != pattern.size() && text.size() != pattern.size() + 4) return std::nullopt;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char wanted = i < pattern.size() ? pattern[i] : i == pattern.size() ? '.' : '0';
        const bool fits = wanted == '0' ? text[i] >= '0' && text[i] <= '9' : text[i] == wanted;
        if (!fits) return std::nullopt;
    }
    const auto number = [&](std::size_t at, std::size_t length) {
        int value = 0;
        std::from_chars(text.data() + at, text.data() + at + length, value);
        return value;
    };
    const year_month_day date{year{number(0, 4)}, month{unsigned(number(5, 2))}, day{unsigned(number(8, 2))}};
    const int hour = number(11, 2), minute = number(14, 2), second = number(17, 2);
    // Later the clock of the standard library overflows.
    constexpr int last_year = 2261;
    if (!date.ok() || int(date.year()) < 1970 || int(date.year()) > last_year || hour > 23 || minute > 59 ||
        second > 59)
        return std::nullopt;
    const int thousandths = text.size() > pattern.size() ? number(20, 3) : 0;
    return sys_days{date} + hours{hour} + minutes{minute} + seconds{second} + milliseconds{thousandths};
}

} // namespace longwood::session
