#include "app/wx/machine.h"

#include <windows.h>

namespace longwood::wx {

std::uint64_t memory_of_machine() {
    MEMORYSTATUSEX status{};
    status.dwLength = sizeof status;
    return GlobalMemoryStatusEx(&status) ? status.ullTotalPhys : 0;
}

} // namespace longwood::wx
