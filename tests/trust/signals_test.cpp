// A timer's signal again and again in the middle of whatever the program does with files, as of a
// terminal that changes its size: nothing may fail by it, and no copy may end early.
#include <catch2/catch.hpp>

#include <csignal>

#include <sys/time.h>

#include "app/session/files.h"
#include "app/session/history.h"
#include "tests/session/folder.h"

namespace longwood::tests {
namespace {

volatile std::sig_atomic_t signals = 0;

// From its making to its end: a signal every so many microseconds, whose handler does not ask
// the system to begin interrupted calls again.
class SignalStorm {
  public:
    explicit SignalStorm(int microseconds) {
        struct sigaction action {};
        action.sa_handler = [](int) { signals = signals + 1; };
        ::sigaction(SIGALRM, &action, &before_);
        set_timer(microseconds);
    }
    SignalStorm(const SignalStorm &) = delete;
    SignalStorm &operator=(const SignalStorm &) = delete;
    ~SignalStorm() {
        set_timer(0);
        ::sigaction(SIGALRM, &before_, nullptr);
    }

  private:
    static void set_timer(int microseconds) {
        const itimerval every{{0, microseconds}, {0, microseconds}};
        ::setitimer(ITIMER_REAL, &every, nullptr);
    }
    struct sigaction before_ {};
};

// Three megabytes, no two lines alike.
std::string long_text() {
    std::string text;
    for (int line = 0; text.size() < (3 << 20); ++line)
        text += "line " + std::to_string(line) + '\n';
    return text;
}

} // namespace

TEST_CASE("Signals in the middle of a copy that is put aside: it is whole, byte for byte") {
    const Folder folder;
    const std::string text = long_text();
    put_text(folder / "statistics.jsonl", text);
    signals = 0;
    for (int round = 0; round < 60; ++round) {
        session::AsideResult aside;
        {
            const SignalStorm storm{50 + round};
            aside = session::copy_aside(folder / "statistics.jsonl");
        }
        INFO("round " << round << ", " << signals << " signals until then");
        REQUIRE(aside.error == 0);
        REQUIRE((text_of(aside.other) == text));
        std::filesystem::remove(aside.other);
    }
    CHECK(signals > 60);
}

TEST_CASE("Signals in the middle of reading and writing: all is read and written") {
    const Folder folder;
    const std::string text = long_text();
    signals = 0;
    for (int round = 0; round < 20; ++round) {
        const SignalStorm storm{50 + round};
        REQUIRE(session::write_file(folder / "below/x", text + std::to_string(round)) == 0);
        const auto read = session::read_file(folder / "below/x", 4 << 20);
        REQUIRE(read.error == 0);
        REQUIRE((read.text == text + std::to_string(round)));
    }
    CHECK(signals > 20);
}

TEST_CASE("Signals while results with a damaged line are read: they are put aside at the first time") {
    const Folder folder;
    std::string text = "{\"longwood-statistics\":1}\n";
    for (int line = 0; text.size() < (1 << 20); ++line)
        text += "somebody's line " + std::to_string(line) + '\n';
    for (int round = 0; round < 40; ++round) {
        put_text(folder / "statistics.jsonl", text);
        const session::History history{folder / "statistics.jsonl"};
        session::History::Content content;
        {
            const SignalStorm storm{50 + round};
            content = history.read();
        }
        INFO("round " << round);
        REQUIRE_FALSE(content.in_the_way);
        REQUIRE(content.problem);
        REQUIRE((text_of(content.problem->other) == text));
        std::filesystem::remove(content.problem->other);
    }
}

} // namespace longwood::tests
