#include "app/session/crash_texts.h"

#include <atomic>
#include <csignal>
#include <string>

#include <windows.h>

// What runs when the program ends may not allocate or lock: bytes are copied only.
namespace longwood::session {
namespace {

std::atomic_flag is_reporting = ATOMIC_FLAG_INIT;

void put(HANDLE file, const char *text, std::size_t length) {
    DWORD written = 0;
    ::WriteFile(file, text, DWORD(length), &written, nullptr);
}

void put(HANDLE file, const char *text) { put(file, text, std::char_traits<char>::length(text)); }

// `digits` digits of the number, from the right.
template<class Letter>
void put_digits(Letter *to, unsigned long number, int digits, unsigned base = 10) {
    for (int i = digits - 1; i >= 0; --i, number /= base)
        to[i] = Letter("0123456789ABCDEF"[number % base]);
}

// "2026-11-30-14-05-09" in the time of Greenwich, as on other systems.
void put_date(wchar_t *to) {
    SYSTEMTIME now{};
    ::GetSystemTime(&now);
    put_digits(to, now.wYear, 4);
    put_digits(to + 5, now.wMonth, 2);
    put_digits(to + 8, now.wDay, 2);
    put_digits(to + 11, now.wHour, 2);
    put_digits(to + 14, now.wMinute, 2);
    put_digits(to + 17, now.wSecond, 2);
}

void write_report(unsigned long code) {
    if (is_reporting.test_and_set()) return;
    CrashTexts &texts = *crash_texts();
    put_date(texts.path.data() + texts.date_at);
    const HANDLE file = ::CreateFileW(texts.path.c_str(), GENERIC_WRITE, 0, nullptr, CREATE_NEW, 0, nullptr);
    if (file == INVALID_HANDLE_VALUE) return;
    put(file, texts.program.data(), texts.program.size());
    char number[9] = "00000000";
    put_digits(number, code, 8, 16);
    put(file, " ended by itself: exception ");
    put(file, number);
    if (const char *what = texts.what_ended.load()) {
        put(file, ", error ");
        put(file, what);
    }
    put(file, ".\n");
    if (const std::string *game = texts.game.load()) {
        put(file, "The game follows; save it as a file ending in .longwood to open it.\n\n");
        put(file, game->data(), game->size());
    }
    ::FlushFileBuffers(file);
    ::CloseHandle(file);
}

LONG WINAPI on_exception(EXCEPTION_POINTERS *exception) {
    write_report(exception->ExceptionRecord->ExceptionCode);
    return EXCEPTION_CONTINUE_SEARCH;
}

void on_abort(int) { write_report(0); }

} // namespace

void handle_crashes() {
    ::SetUnhandledExceptionFilter(on_exception);
    std::signal(SIGABRT, on_abort);
}

} // namespace longwood::session
