// The door through which libFuzzer comes; LONGWOOD_FUZZ_BODY is the target's function.
#include <cstddef>
#include <cstdint>

#include "tests/fuzz/bodies.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
    longwood::fuzz::LONGWOOD_FUZZ_BODY({reinterpret_cast<const char *>(data), size});
    return 0;
}
