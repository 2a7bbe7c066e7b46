#include "app/wx/machine.h"

#include <unistd.h>

namespace longwood::wx {

std::uint64_t memory_of_machine() {
    const long pages = sysconf(_SC_PHYS_PAGES);
    const long size = sysconf(_SC_PAGE_SIZE);
    return pages > 0 && size > 0 ? std::uint64_t(pages) * std::uint64_t(size) : 0;
}

} // namespace longwood::wx
