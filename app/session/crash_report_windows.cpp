#include "app/session/crash_report.h"

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <string>
#include <typeinfo>

#include <windows.h>

#include "engine/game_text.h"

// What runs when the program ends may not allocate or lock: all texts are made beforehand, and
// then bytes are copied only.
namespace longwood::session {
namespace {

namespace fs = std::filesystem;

struct Prepared {
    std::string program;     // "Longwood 0.1.0"
    std::wstring path;       // of the report, ending in room for the date
    std::size_t date_at = 0; // where in the path
    std::string games[2];    // the game as text; one of them is whole at any time
};

// Never destroyed: a crash may come at the very end. Written before anything is handled.
Prepared *prepared = nullptr;
std::atomic<const std::string *> game_text{nullptr};
std::atomic<const char *> what_ended{nullptr};
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
    put_date(prepared->path.data() + prepared->date_at);
    const HANDLE file = ::CreateFileW(prepared->path.c_str(), GENERIC_WRITE, 0, nullptr, CREATE_NEW, 0, nullptr);
    if (file == INVALID_HANDLE_VALUE) return;
    put(file, prepared->program.data(), prepared->program.size());
    char number[9] = "00000000";
    put_digits(number, code, 8, 16);
    put(file, " ended by itself: exception ");
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
    ::FlushFileBuffers(file);
    ::CloseHandle(file);
}

LONG WINAPI on_exception(EXCEPTION_POINTERS *exception) {
    write_report(exception->ExceptionRecord->ExceptionCode);
    return EXCEPTION_CONTINUE_SEARCH;
}

void on_abort(int) { write_report(0); }

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
    made->path += L"0000-00-00-00-00-00.txt";
    prepared = made;
    ::SetUnhandledExceptionFilter(on_exception);
    std::signal(SIGABRT, on_abort);
    std::set_terminate(on_terminate);
}

// Into the text that nobody reports meanwhile.
void remember_for_crash_report(const Game &game) {
    if (!prepared) return;
    std::string &next = prepared->games[game_text.load() == &prepared->games[0] ? 1 : 0];
    next = to_text(game);
    game_text = &next;
}

} // namespace longwood::session
