#include "app/phrases/statistics.h"

#include <cmath>
#include <ctime>

#include "accessibility/wording.h"
#include "app/phrases/problems.h"
#include "engine/variants.h"
#include "locale/names.h"

namespace longwood::phrases {
namespace {

using locale::fill;
using locale::HelpPage;
using locale::HelpSection;
using locale::Translator;
using session::Figures;
using session::Result;

// Collects the lines of one variant.
class Lines {
  public:
    Lines(const Translator &words, HelpSection &section) : words_(words), section_(section) {}

    void add(std::string line) { section_.paragraphs.push_back({.text = std::move(line), .is_item = true}); }
    void add(const std::string &pattern, long n) { add(fill(pattern, {{"number", words_.number(n)}})); }

  private:
    const Translator &words_;
    HelpSection &section_;
};

std::string result_word(const Translator &words, Result result) {
    switch (result) {
    // TRANSLATORS: a list of results of deals: "won, given up, won, running"
    case Result::Won: return words.text_in("result", "won");
    // TRANSLATORS: a list of results of deals: "won, given up, won, running"
    case Result::GivenUp: return words.text_in("result", "given up");
    case Result::Running: break;
    }
    // TRANSLATORS: a list of results of deals: "won, given up, won, running"
    return words.text_in("result", "running");
}

void add_counts(const Translator &words, const Figures &figures, Lines &lines) {
    // TRANSLATORS: a line of the statistics: how many deals the player began
    lines.add(words.text("Deals started: {number}"), figures.played);
    const int decided = figures.won + figures.given_up;
    if (decided > 0)
        // TRANSLATORS: a line of the statistics: how many deals were won, and their share: "Won: 3, 43 %"
        lines.add(
            fill(words.text("Won: {number}, {percent}"),
                 {{"number", words.number(figures.won)}, {"percent", words.percent(double(figures.won) / decided)}}));
    // TRANSLATORS: a line of the statistics: how many deals were left for another one
    lines.add(words.text("Given up: {number}"), figures.given_up);
    if (figures.running > 0)
        // TRANSLATORS: a line of the statistics: how many deals are neither won nor given up
        lines.add(words.text("Still running: {number}"), figures.running);
}

void add_times(const Translator &words, const Figures &figures, Lines &lines) {
    if (!figures.best_seconds) return;
    // TRANSLATORS: a line of the statistics: the quickest win; {time} is e.g. "12 minutes 5 seconds", {date}
    // "2026-11-30"
    lines.add(fill(words.text("Best time: {time}, on {date}"), {{"time", duration(words, figures.best_seconds->value)},
                                                                {"date", day_of(figures.best_seconds->when)}}));
    // TRANSLATORS: a line of the statistics: {time} is e.g. "12 minutes 5 seconds"
    lines.add(fill(words.text("Mean time of the wins: {time}"),
                   {{"time", duration(words, std::llround(figures.mean_seconds))}}));
    // TRANSLATORS: a line of the statistics: the win with the fewest moves; {date} is e.g. "2026-11-30"
    lines.add(
        fill(words.text("Fewest moves: {number}, on {date}"),
             {{"number", words.number(long(figures.best_moves->value))}, {"date", day_of(figures.best_moves->when)}}));
    // TRANSLATORS: a line of the statistics
    lines.add(words.text("Mean moves of the wins: {number}"), std::lround(figures.mean_moves));
}

void add_streaks(const Translator &words, const Figures &figures, Lines &lines) {
    if (figures.longest.length == 0) return;
    // TRANSLATORS: a line of the statistics: how many of the last deals were won one after the other
    lines.add(words.text("Wins in a row now: {number}"), figures.current.length);
    // TRANSLATORS: a line of the statistics: {first} and {last} are dates: "2026-11-28 to 2026-11-30"
    lines.add(fill(words.text("Most wins in a row: {number}, {first} to {last}"),
                   {{"number", words.number(figures.longest.length)},
                    {"first", day_of(figures.longest.first)},
                    {"last", day_of(figures.longest.last)}}));
}

void add_days(const Translator &words, const Figures &figures, Lines &lines) {
    // TRANSLATORS: a line of the statistics: {first} and {last} are dates, e.g. "2026-11-30"
    lines.add(fill(words.text("First deal: {first}; last deal: {last}"),
                   {{"first", day_of(figures.first_started)}, {"last", day_of(figures.last_started)}}));
    std::vector<std::string> results;
    for (const Result result : figures.recent)
        results.push_back(result_word(words, result));
    // TRANSLATORS: a line of the statistics; {results} is e.g. "won, given up, won, running"
    lines.add(fill(words.text("The last deals, oldest first: {results}"),
                   {{"results", accessibility::list_of(words, results)}}));
}

void add_variant(const Translator &words, const session::History::Content &content, const longwood::Rules &rules,
                 HelpPage &page) {
    const Figures figures = session::figures_of(content.starts, rules.id, content.running);
    if (figures.played == 0) return;
    HelpSection &section =
        page.sections.emplace_back(HelpSection{.id = rules.id, .heading = variant_name(words, rules)});
    Lines lines{words, section};
    add_counts(words, figures, lines);
    add_times(words, figures, lines);
    add_streaks(words, figures, lines);
    add_days(words, figures, lines);
}

} // namespace

HelpPage statistics_page(const Translator &words, const session::History::Content &content,
                         const longwood::Rules *first) {
    // TRANSLATORS: title of the page with the player's figures
    HelpPage page{.title = words.text("Statistics")};
    if (first) add_variant(words, content, *first, page);
    for (const longwood::Rules *rules : variants())
        if (rules != first) add_variant(words, content, *rules, page);
    if (page.sections.empty())
        // TRANSLATORS: instead of statistics, before the first move ever
        page.sections.push_back({.paragraphs = {{.text = words.text("No deal was started yet. A deal counts from its "
                                                                    "first move on.")}}});
    return page;
}

std::string statistics_text(const Translator &words, const session::History::Content &content,
                            const longwood::Rules *first) {
    const std::string text = locale::lay_out(statistics_page(words, content, first)).text;
    return content.problem ? sentence(words, *content.problem) + "\n\n" + text : text;
}

std::string won_of(const Translator &words, const Figures &figures) {
    if (figures.won == 0) return {};
    // TRANSLATORS: said after a win: {won} is a number; {count} is how many deals of the game were started
    return fill(words.plural("Won {won} of {count} deal.", "Won {won} of {count} deals.", figures.played),
                {{"won", words.number(figures.won)}, {"count", words.number(figures.played)}});
}

std::string duration(const Translator &words, std::int64_t seconds) {
    const auto hours = [&](long n) {
        // TRANSLATORS: a part of a time, e.g. in "2 hours 7 minutes"
        return fill(words.plural("{count} hour", "{count} hours", n), {{"count", words.number(n)}});
    };
    const auto minutes = [&](long n) {
        // TRANSLATORS: a part of a time, e.g. in "12 minutes 5 seconds"
        return fill(words.plural("{count} minute", "{count} minutes", n), {{"count", words.number(n)}});
    };
    const long whole = long(seconds);
    if (whole >= 3600)
        // TRANSLATORS: a time: "2 hours 7 minutes"
        return fill(words.text("{hours} {minutes}"),
                    {{"hours", hours(whole / 3600)}, {"minutes", minutes(whole / 60 % 60)}});
    // TRANSLATORS: a time, or a part of one, e.g. in "12 minutes 5 seconds"
    const std::string rest =
        fill(words.plural("{count} second", "{count} seconds", whole % 60), {{"count", words.number(whole % 60)}});
    if (whole < 60) return rest;
    // TRANSLATORS: a time: "12 minutes 5 seconds"
    return fill(words.text("{minutes} {seconds}"), {{"minutes", minutes(whole / 60)}, {"seconds", rest}});
}

std::string day_of(session::Moment moment) {
    const std::time_t time = std::chrono::system_clock::to_time_t(moment);
    std::tm parts{};
    ::localtime_r(&time, &parts);
    char text[32];
    const auto length = std::strftime(text, sizeof text, "%Y-%m-%d", &parts);
    return {text, length};
}

} // namespace longwood::phrases
