#include "app/session/crash_texts.h"

#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <ctime>
#include <string>

#include <fcntl.h>
#include <unistd.h>

#include "app/session/uninterrupted.h"

// What runs in the signal handler may not allocate, lock or use the C library's formats: it only
// copies bytes.
namespace longwood::session {
namespace {

constexpr std::array fatal_signals{SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT};

std::atomic_flag is_reporting = ATOMIC_FLAG_INIT;

void put(int file, const char *text, std::size_t length) {
    while (length > 0) {
        const auto written = uninterrupted([&] { return ::write(file, text, length); });
        if (written <= 0) return;
        text += written;
        length -= std::size_t(written);
    }
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

void write_report(CrashTexts &texts, int signal) {
    put_date(texts.path.data() + texts.date_at);
    const int file = uninterrupted(
        [&] { return ::open(texts.path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600); });
    if (file < 0) return;
    char number[3] = "00";
    put_digits(number, signal, 2);
    put_report(texts, " ended by itself: signal ", number,
               [file](const char *bytes, std::size_t count) { put(file, bytes, count); });
    uninterrupted([&] { return ::fsync(file); });
    ::close(file);
}

// Writes once, then lets the signal do what it would have done.
void on_signal(int signal) {
    if (!is_reporting.test_and_set()) write_report(*crash_texts(), signal);
    std::signal(signal, SIG_DFL);
    ::raise(signal);
}

} // namespace

void handle_crashes() {
    // For the handler, and for good: the other stack may be used up.
    static char room[1 << 16];
    stack_t stack{};
    stack.ss_sp = room;
    stack.ss_size = sizeof room;
    ::sigaltstack(&stack, nullptr);
    struct sigaction action {};
    action.sa_handler = on_signal;
    action.sa_flags = SA_ONSTACK | SA_NODEFER;
    for (const int signal : fatal_signals)
        ::sigaction(signal, &action, nullptr);
}

} // namespace longwood::session
