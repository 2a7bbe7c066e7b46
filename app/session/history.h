// The results of all started deals, in one file of JSON lines that people can read:
//
//     {"longwood-statistics":1}
//     {"variant":"malmaison","deal":12,"started":"2026-11-30T07:12:01.250Z","seconds":312,"moves":117,"won":"2026-11-30T07:20:00.000Z"}
//
// One line is one started deal and its one result, in the order of the starts. A line
// without "won" is a deal that was given up, or that still runs. FORMATS.md says more.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "app/session/problem.h"
#include "engine/deal.h"

namespace longwood::session {

/// A moment of the calendar, to the millisecond.
using Moment = std::chrono::sys_time<std::chrono::milliseconds>;

/// One started deal. `variant` and `started` together are its name: no two have both alike.
struct Start {
    std::string variant = {};
    DealNumber deal = first_deal_number;
    Moment started = {};
    std::int64_t seconds = 0;       // played; pauses are not
    std::int64_t moves = 0;         // on the table when it was last looked at, or at the win
    std::optional<Moment> won = {}; // nothing: given up, or it still runs
    std::string others = {};        // keys of later versions, as a JSON object; they are kept
    bool operator==(const Start &) const = default;
};
using Starts = std::vector<Start>;

/// Deals of variants: the id and the number.
using Deals = std::set<std::pair<std::string, DealNumber>>;

inline constexpr std::int64_t most_seconds = 1'000'000'000;
inline constexpr std::int64_t most_moves = 10'000'000;

/// "2026-11-30T07:12:01.250Z": the time of Greenwich, so that a journey changes nothing.
std::string to_text(Moment moment);
/// Reads what to_text writes, with or without the milliseconds, from 1970 to 2261.
std::optional<Moment> moment_from(std::string_view text);

/// The file of the results. Every change reads it again under a lock, so that two programs
/// do not lose each other's results, and replaces it as a whole, with its previous copy.
class History {
  public:
    /// Usually data_folder() / "statistics.jsonl". Nothing is touched before it is read.
    explicit History(std::filesystem::path path);

    const std::filesystem::path &path() const { return path_; }

    struct Content {
        Starts starts = {};
        std::optional<Problem> problem = {}; // SetAside: what was damaged lies there, the rest counts
        bool is_missing = false;             // there is no such file (yet)
        bool in_the_way = false;             // what is there can be neither read nor set aside
        std::string heading = {};            // keys of the first line of later versions, as a JSON object
        Deals running = {};                  // see Recorder::read; History knows nothing of it
    };
    /// All results. Lines that are damaged are copied aside with the whole file and left out;
    /// a file that cannot be ours is set aside; one of a newer version is left alone.
    Content read() const;

    /// Changes the results by `change`, which gets them as they are now and says whether it
    /// changed any, and writes them. `is_missing`: there is no file yet, or no longer.
    std::optional<Problem> change(const std::function<bool(Starts &starts, bool is_missing)> &change) const;

    /// Begins anew. What was there is kept under a dated name, which is returned: nothing
    /// if there was nothing.
    std::variant<std::optional<std::filesystem::path>, Problem> reset() const;

  private:
    std::filesystem::path path_;
};

/// For tables elsewhere: a line of headings, then a line a start, oldest first [RFC 4180].
std::string to_csv(const Starts &starts);

} // namespace longwood::session
