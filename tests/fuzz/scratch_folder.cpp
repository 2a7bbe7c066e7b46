#include "tests/fuzz/scratch_folder.h"

#include <string>

#include <stdlib.h>

namespace longwood::fuzz {

namespace fs = std::filesystem;

ScratchFolder::ScratchFolder() {
    std::string name = (fs::temp_directory_path() / "longwood-fuzz-XXXXXX").native();
    if (!::mkdtemp(name.data())) throw std::runtime_error{"no temporary folder"};
    path_ = name;
}

ScratchFolder::~ScratchFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

const fs::path &ScratchFolder::emptied() const {
    for (const auto &entry : fs::directory_iterator{path_})
        fs::remove_all(entry.path());
    return path_;
}

} // namespace longwood::fuzz
