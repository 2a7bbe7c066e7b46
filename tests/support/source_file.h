// Files of the source tree that tests compare with.
#pragma once

#include <string>

namespace longwood::tests {

/// The whole file, `path` from the root of the source tree. Throws if it cannot be read.
std::string source_file(const std::string &path);

} // namespace longwood::tests
