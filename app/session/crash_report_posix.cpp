#include "app/session/crash_report.h"

#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <string>
#include <typeinfo>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

#include "engine/game_text.h"

// What runs in the signal handler may not allocate, lock or use the C library's formats: all
// texts are made beforehand, and the handler only copies bytes.
namespace longwood::session {
namespace {

namespace fs = std::filesystem;

constexpr std::array fatal_signals{SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT};

struct Prepared {
    std::string program;     // "Longwood 0.1.0"
    std::string path;        // of the report, ending in room for the date
    std::size_t date_at = 0; // where in the path
    std::string games[2];    // the game as text; one of them is whole at any time
    std::vector<char> stack; // for the handler: the other may be used up
};

// Never destroyed: a crash may come at the very end. Written before the handlers are set.
Prepared *prepared = nullptr;
std::atomic<const std::string *> game_text{nullptr};
std::atomic<const char *> what_ended{nullptr};
std::atomic_flag is_reporting = ATOMIC_FLAG_INIT;

void put(int file, const char *text, std::size_t length) {
    while (length > 0) {
        const auto written = ::write(file, text, length);
        if (written <= 0) return;
        text += written;
        length -= std::size_t(written);
    }
}

void put(int file, const char *text) {
    std::size_t length = 0;
    while (text[length] != '\0')
        ++length;
    put(file, text, length);
}

// `digits` digits of the number, from the right.
void put_digits(char *to, long number, int digits) {
    for (int i = digits - 1; i >= 0; --i, number /= 10)
        to[i] = char('0' + number % 10);
}

// "2026-11-30-14-05-09" in the time of Greenwich; the C library's calendar is not for handlers.
void put_date(char *to) {
    timespec now{};
    ::clock_gettime(CLOCK_REALTIME, &now);
    const long day_number = long(now.tv_sec) / 86400, second = long(now.tv_sec) % 86400;
    const std::chrono::year_month_day day{std::chrono::sys_days{std::chrono::days{day_number}}};
    put_digits(to, int(day.year()), 4);
    put_digits(to + 5, long(unsigned(day.month())), 2);
    put_digits(to + 8, long(unsigned(day.day())), 2);
    put_digits(to + 11, second / 3600, 2);
    put_digits(to + 14, second / 60 % 60, 2);
    put_digits(to + 17, second % 60, 2);
}

void write_report(int signal) {
    put_date(prepared->path.data() + prepared->date_at);
    const int file = ::open(prepared->path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (file < 0) return;
    put(file, prepared->program.data(), prepared->program.size());
    char number[3] = "00";
    put_digits(number, signal, 2);
    put(file, " ended by itself: signal ");
    put(file, number);
    if (const char *what = what_ended.load()) {
        put(file, ", error ");
        put(file, what);
    }
    put(file, ".\n");
    if (const std::string *game = game_text.load()) {
        put(file, "The game follows; save it as a file ending in .longwood to open it.\n\n");
        put(file, game->data(), game->size());
    }
    ::fsync(file);
    ::close(file);
}

// Writes once, then lets the signal do what it would have done.
void on_signal(int signal) {
    if (!is_reporting.test_and_set()) write_report(signal);
    std::signal(signal, SIG_DFL);
    ::raise(signal);
}

// Of an exception only its kind: its words may name folders, and so the player.
[[noreturn]] void on_terminate() {
    what_ended = "unknown";
    try {
        if (const auto thrown = std::current_exception()) std::rethrow_exception(thrown);
    } catch (const std::exception &error) {
        what_ended = typeid(error).name();
    } catch (...) { // not ours
    }
    std::abort();
}

} // namespace

void report_crashes_to(const fs::path &folder, std::string_view program) {
    if (prepared) return;
    std::error_code ignored;
    fs::create_directories(folder, ignored);
    auto *made = new Prepared;
    made->program = program;
    made->path = (folder / "crash-").native();
    made->date_at = made->path.size();
    made->path += "0000-00-00-00-00-00.txt";
    made->stack.resize(1 << 16);
    prepared = made;
    stack_t stack{};
    stack.ss_sp = made->stack.data();
    stack.ss_size = made->stack.size();
    ::sigaltstack(&stack, nullptr);
    struct sigaction action {};
    action.sa_handler = on_signal;
    action.sa_flags = SA_ONSTACK | SA_NODEFER;
    for (const int signal : fatal_signals)
        ::sigaction(signal, &action, nullptr);
    std::set_terminate(on_terminate);
}

// Into the text that the handler does not look at.
void remember_for_crash_report(const Game &game) {
    if (!prepared) return;
    std::string &next = prepared->games[game_text.load() == &prepared->games[0] ? 1 : 0];
    next = to_text(game);
    game_text = &next;
}

} // namespace longwood::session
