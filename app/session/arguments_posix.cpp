#include "app/session/arguments.h"

namespace longwood::session {

Arguments::Arguments(int count, char **arguments) : pointers_(arguments, arguments + count) {
    pointers_.push_back(nullptr);
}

} // namespace longwood::session
