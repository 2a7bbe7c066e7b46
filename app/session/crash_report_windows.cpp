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
    char number[9] = "00000000";
    put_digits(number, code, 8, 16);
    put_report(texts, " ended by itself: exception ", number,
               [file](const char *bytes, std::size_t count) { put(file, bytes, count); });
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
