// The one main of all test executables.
#define CATCH_CONFIG_MAIN
#define DO_NOT_USE_WMAIN // Windows needs a switch of the linker for that
#include <catch2/catch.hpp>
