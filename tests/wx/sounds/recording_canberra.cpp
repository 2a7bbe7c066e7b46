// Stands in for libcanberra: writes down what it is asked to play (LONGWOOD_HEARD names the file), and
// can hang like an audio system that does not answer (LONGWOOD_AUDIO=hangs) or refuse (=refuses).
#include <unistd.h>

#include <cstdarg>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <string>

namespace {

void write_down(const std::string &line) {
    if (const char *path = std::getenv("LONGWOOD_HEARD")) std::ofstream(path, std::ios::app) << line << '\n';
}

} // namespace

extern "C" {

int ca_context_create(void **context) {
    static int something;
    *context = &something;
    write_down("created");
    return 0;
}

int ca_context_change_props(void *, ...) { return 0; }

int ca_context_play(void *, std::uint32_t id, ...) {
    std::string file;
    va_list list;
    va_start(list, id);
    while (const char *key = va_arg(list, const char *)) {
        const char *value = va_arg(list, const char *);
        if (std::string(key) == "media.filename") file = value;
    }
    va_end(list);
    write_down(access(file.c_str(), R_OK) == 0 ? file : "cannot be read: " + file);
    const char *audio = std::getenv("LONGWOOD_AUDIO");
    const std::string mode = audio ? audio : "";
    while (mode == "hangs")
        pause();
    return mode == "refuses" ? -5 : 0;
}
}
