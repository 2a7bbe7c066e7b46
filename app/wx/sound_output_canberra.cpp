#include "app/wx/sound_output.h"

#include <cstdint>

#include "accessibility/bridges/system_library.h"

namespace longwood::wx {
namespace {

// libcanberra is loaded while the program runs, where it is. The few functions we need, as canberra.h of version 0.30
// has them. 0 is success.
struct Library {
    int (*create)(void **context) = nullptr;
    int (*change_properties)(void *context, ...) = nullptr; // pairs of strings, then nullptr
    int (*play)(void *context, std::uint32_t id, ...) = nullptr;

    bool complete() const { return create && change_properties && play; }
    static const Library &get();
};

const Library &Library::get() {
    static const Library library = [] {
        Library found;
        const accessibility::SystemLibrary system("libcanberra.so.0");
        system.find("ca_context_create", found.create);
        system.find("ca_context_change_props", found.change_properties);
        system.find("ca_context_play", found.play);
        return found;
    }();
    return library;
}

constexpr const char *end_of_list = nullptr;

} // namespace

SoundOutput::SoundOutput() {
    const Library &library = Library::get();
    if (!library.complete() || library.create(&context_) != 0) return;
    is_there_ = true;
    library.change_properties(context_, "application.name", "Longwood", "application.id", "longwood", end_of_list);
}

bool SoundOutput::play(const std::filesystem::path &file) {
    return is_there() && Library::get().play(context_, 0, "media.filename", file.c_str(), "media.role", "event",
                                             "canberra.cache-control", "never", end_of_list) == 0;
}

} // namespace longwood::wx
