// A library of the system that is loaded while the program runs, where it is there.
#pragma once

#include <dlfcn.h>

namespace longwood::accessibility {

class SystemLibrary {
  public:
    /// It stays loaded until the program ends. `name`: e.g. "libspeechd.so.2".
    explicit SystemLibrary(const char *name) : handle_(::dlopen(name, RTLD_NOW | RTLD_LOCAL)) {}

    /// The function of that name; as it was, if there is no such library or no such function.
    template<class Function>
    void find(const char *name, Function *&function) const {
        void *found = handle_ ? ::dlsym(handle_, name) : nullptr;
        if (found) function = reinterpret_cast<Function *>(found);
    }

  private:
    void *handle_;
};

} // namespace longwood::accessibility
