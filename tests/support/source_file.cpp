#include "tests/support/source_file.h"

#include <fstream>
#include <sstream>
#include <stdexcept>

namespace longwood::tests {

std::string source_file(const std::string &path) {
    std::ifstream file{std::string(LONGWOOD_SOURCE_DIR) + '/' + path, std::ios::binary};
    if (!file) throw std::runtime_error("cannot read " + path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

} // namespace longwood::tests
