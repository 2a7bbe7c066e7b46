# For CMake: Windows by Debian's MinGW-w64. build.sh names the architecture (x86_64, i686) and the
# folder of the libraries by -DLONGWOOD_WINDOWS and -DLONGWOOD_WINDOWS_PREFIX.
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES LONGWOOD_WINDOWS LONGWOOD_WINDOWS_PREFIX)
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_VERSION 6.1) # Windows 7
set(host ${LONGWOOD_WINDOWS}-w64-mingw32)
set(CMAKE_SYSTEM_PROCESSOR ${LONGWOOD_WINDOWS})
set(prefix ${LONGWOOD_WINDOWS_PREFIX})

# By name those whose threads are like those of POSIX: std::thread needs them.
set(CMAKE_C_COMPILER ${host}-gcc-posix)
set(CMAKE_CXX_COMPILER ${host}-g++-posix)
set(CMAKE_RC_COMPILER ${host}-windres)

# Nothing of Linux: libraries only from the prefix, programs only from here.
set(CMAKE_FIND_ROOT_PATH ${prefix} /usr/${host})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)

set(oldest "-D_WIN32_WINNT=0x0601 -DWINVER=0x0601 -DUNICODE -D_UNICODE")
set(CMAKE_C_FLAGS_INIT "${oldest} -ffunction-sections -fdata-sections")
set(CMAKE_CXX_FLAGS_INIT "${oldest} -ffunction-sections -fdata-sections \
-DU_STATIC_IMPLEMENTATION -DBOOST_ALL_NO_LIB -DBOOST_THREAD_USE_LIB")
set(CMAKE_EXE_LINKER_FLAGS_INIT "-static -Wl,--gc-sections -Wl,--no-insert-timestamp")

set(wxWidgets_CONFIG_EXECUTABLE ${prefix}/bin/wx-config CACHE FILEPATH "")
set(wxWidgets_CONFIG_OPTIONS --prefix=${prefix} CACHE STRING "") # the cache may have been moved

# Tests run under Wine.
set(in_wine ${CMAKE_CURRENT_LIST_DIR}/run_in_wine.sh)
if(LONGWOOD_WINDOWS STREQUAL "i686")
    list(PREPEND in_wine env WINEARCH=win32)
endif()
set(CMAKE_CROSSCOMPILING_EMULATOR "${in_wine}" CACHE STRING "")
