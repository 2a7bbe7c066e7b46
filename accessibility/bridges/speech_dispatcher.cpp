#include "accessibility/bridges/speech_dispatcher.h"

#include <dlfcn.h>

#include <cstdlib>

namespace longwood::accessibility {

// The few functions we need, as libspeechd.h of version 0.8 and later has them.
struct SpeechDispatcher::Library {
    void *(*open)(const char *client, const char *connection, const char *user, int mode, const void *address,
                  int autospawn, char **error) = nullptr;
    void (*close)(void *connection) = nullptr;
    int (*say)(void *connection, int priority, const char *text) = nullptr;
    int (*cancel)(void *connection) = nullptr;
    int (*set_language)(void *connection, const char *language) = nullptr;

    bool complete() const { return open && close && say && cancel && set_language; }
    static const Library &get();
};

namespace {

constexpr int mode_single = 0;      // SPD_MODE_SINGLE: no thread for callbacks, we want none
constexpr int priority_message = 2; // SPD_MESSAGE: messages wait for each other; we cancel ourselves

template<class Function>
void find(void *library, const char *name, Function *&function) {
    function = reinterpret_cast<Function *>(dlsym(library, name));
}

} // namespace

const SpeechDispatcher::Library &SpeechDispatcher::Library::get() {
    static const Library library = [] {
        Library found;
        void *handle = dlopen("libspeechd.so.2", RTLD_NOW | RTLD_LOCAL);
        if (!handle) return found;
        find(handle, "spd_open2", found.open);
        find(handle, "spd_close", found.close);
        find(handle, "spd_say", found.say);
        find(handle, "spd_cancel", found.cancel);
        find(handle, "spd_set_language", found.set_language);
        return found;
    }();
    return library;
}

std::unique_ptr<SpeechDispatcher> SpeechDispatcher::connect(Failure &failure) {
    const Library &library = Library::get();
    failure = Failure::NoLibrary;
    if (!library.complete()) return nullptr;
    char *error = nullptr;
    void *connection = library.open("longwood", "table", nullptr, mode_single, nullptr, 1, &error);
    std::free(error);
    failure = connection ? Failure::None : Failure::NoConnection;
    if (!connection) return nullptr;
    return std::unique_ptr<SpeechDispatcher>(new SpeechDispatcher(library, connection));
}

SpeechDispatcher::~SpeechDispatcher() { library_.close(connection_); }

bool SpeechDispatcher::set_language(const std::string &language) {
    return library_.set_language(connection_, language.c_str()) == 0;
}

bool SpeechDispatcher::silence() { return library_.cancel(connection_) == 0; }

bool SpeechDispatcher::say(const std::string &text) {
    return library_.say(connection_, priority_message, text.c_str()) >= 0;
}

} // namespace longwood::accessibility
