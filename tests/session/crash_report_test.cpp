#include <catch2/catch.hpp>

#include <csignal>
#include <stdexcept>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "app/session/crash_report.h"
#include "engine/game_text.h"
#include "engine/variants.h"
#include "tests/session/folder.h"

using namespace longwood;
using namespace longwood::session;
using namespace longwood::tests;
namespace fs = std::filesystem;

namespace {

// The signal that ended a process which did that after it had set up reports.
template<class Doing>
int signal_that_ended(const fs::path &folder, const Game &game, Doing doing) {
    const pid_t child = ::fork();
    if (child == 0) {
        const rlimit no_core{};
        ::setrlimit(RLIMIT_CORE, &no_core);
        report_crashes_to(folder, "Longwood 1.2.3");
        remember_for_crash_report(Game{game.rules(), 1});
        remember_for_crash_report(game);
        // Catch has handlers of its own, which ours came after.
        doing();
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

std::string only_report(const Folder &folder) {
    for (const auto &entry : fs::directory_iterator{folder.path()})
        if (entry.path().filename().native().starts_with("crash-")) return text_of(entry.path());
    return "";
}

Game some_game() {
    Game game{*find_variant("malmaison"), 77};
    for (int i = 0; i < 5; ++i)
        game.play(Move::use_stock());
    return game;
}

} // namespace

TEST_CASE("Crash reports: a fatal signal leaves version, signal and the whole game, and still ends the program") {
    const Folder folder;
    const int signal = GENERATE(SIGSEGV, SIGABRT, SIGFPE, SIGBUS, SIGILL);
    const Game game = some_game();
    CHECK(signal_that_ended(folder.path(), game, [&] { ::raise(signal); }) == signal);
    const std::string report = only_report(folder);
    CHECK(report.starts_with("Longwood 1.2.3 ended by itself: signal " + std::string(signal < 10 ? "0" : "") +
                             std::to_string(signal) + ".\n"));
    CHECK(report.ends_with("\n\n" + to_text(game)));
}

TEST_CASE("Crash reports: an exception that nobody catches leaves its kind, not its words") {
    const Folder folder;
    const std::function<void()> throws = [] { throw std::runtime_error{"of somebody"}; };
    const auto fails = [&]() noexcept { throws(); };
    CHECK(signal_that_ended(folder.path(), some_game(), fails) == SIGABRT);
    const std::string report = only_report(folder);
    CHECK(report.find("runtime_error") != std::string::npos);
    CHECK(report.find("somebody") == std::string::npos);
    CHECK(folder.count("crash-") == 1);
}

TEST_CASE("Crash reports: where nothing can be written the program ends all the same") {
    const Folder folder;
    put_text(folder / "file", "x");
    CHECK(signal_that_ended(folder / "file", some_game(), [] { ::raise(SIGSEGV); }) == SIGSEGV);
}

TEST_CASE("Crash reports: the newest is told once") {
    const Folder folder;
    CHECK_FALSE(untold_crash_report(folder.path()));
    put_text(folder / "crash-2026-11-30-07-00-00.txt", "x");
    put_text(folder / "crash-2026-11-30-08-00-00.txt", "x");
    CHECK(untold_crash_report(folder.path()) == folder / "crash-2026-11-30-08-00-00.txt");
    CHECK_FALSE(untold_crash_report(folder.path()));
    put_text(folder / "crash-2026-12-01-00-00-00.txt", "x");
    CHECK(untold_crash_report(folder.path()) == folder / "crash-2026-12-01-00-00-00.txt");
    CHECK_FALSE(untold_crash_report(folder / "nowhere"));
}
