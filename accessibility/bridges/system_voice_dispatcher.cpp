#include "accessibility/bridges/system_voice.h"

#include <cstdlib>
#include <utility>

#include "accessibility/bridges/system_library.h"

namespace longwood::accessibility {

namespace {

// The few functions we need, as libspeechd.h of version 0.8 and later has them.
struct Library {
    void *(*open)(const char *client, const char *connection, const char *user, int mode, const void *address,
                  int autospawn, char **error) = nullptr;
    void (*close)(void *connection) = nullptr;
    int (*say)(void *connection, int priority, const char *text) = nullptr;
    int (*cancel)(void *connection) = nullptr;
    int (*set_language)(void *connection, const char *language) = nullptr;

    bool complete() const { return open && close && say && cancel && set_language; }
    static const Library &get();
};

constexpr int mode_single = 0;      // SPD_MODE_SINGLE: no thread for callbacks, we want none
constexpr int priority_message = 2; // SPD_MESSAGE: messages wait for each other; we cancel ourselves

const Library &Library::get() {
    static const Library library = [] {
        Library found;
        const SystemLibrary system("libspeechd.so.2");
        system.find("spd_open2", found.open);
        system.find("spd_close", found.close);
        system.find("spd_say", found.say);
        system.find("spd_cancel", found.cancel);
        system.find("spd_set_language", found.set_language);
        return found;
    }();
    return library;
}

} // namespace

struct SystemVoice::Connection {
    const Library &library;
    void *dispatcher;
};

SystemVoice::SystemVoice(std::unique_ptr<Connection> connection) : connection_(std::move(connection)) {}

SystemVoice::~SystemVoice() { connection_->library.close(connection_->dispatcher); }

std::unique_ptr<SystemVoice> SystemVoice::connect(Failure &failure) {
    const Library &library = Library::get();
    failure = Failure::NoLibrary;
    if (!library.complete()) return nullptr;
    char *error = nullptr;
    void *dispatcher = library.open("longwood", "table", nullptr, mode_single, nullptr, 1, &error);
    std::free(error);
    failure = dispatcher ? Failure::None : Failure::NoConnection;
    if (!dispatcher) return nullptr;
    return std::unique_ptr<SystemVoice>(
        new SystemVoice(std::unique_ptr<Connection>(new Connection{library, dispatcher})));
}

bool SystemVoice::set_language(const std::string &language) {
    return connection_->library.set_language(connection_->dispatcher, language.c_str()) == 0;
}

bool SystemVoice::silence() { return connection_->library.cancel(connection_->dispatcher) == 0; }

bool SystemVoice::say(const std::string &text) {
    return connection_->library.say(connection_->dispatcher, priority_message, text.c_str()) >= 0;
}

} // namespace longwood::accessibility
