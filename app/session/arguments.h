// What was typed after the program's name. One source file a system.
#pragma once

#include <string>
#include <vector>

namespace longwood::session {

/// The arguments of main in UTF-8, the program's name first. Windows has them in another form
/// than main gets them, in which names of files in other scripts are broken.
class Arguments {
  public:
    Arguments(int count, char **arguments);
    Arguments(const Arguments &) = delete;
    Arguments &operator=(const Arguments &) = delete;

    int count() const { return int(pointers_.size()) - 1; }
    /// As main has them, with a null at the end.
    char **values() { return pointers_.data(); }

  private:
    std::vector<std::string> texts_ = {};
    std::vector<char *> pointers_ = {};
};

} // namespace longwood::session
