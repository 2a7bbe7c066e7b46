# Run by CPack when all files are staged: Debian wants the programs of games in /usr/games,
# which is as near to /usr/share as /usr/bin.
file(GLOB staged "${CPACK_TEMPORARY_DIRECTORY}/usr/bin" "${CPACK_TEMPORARY_DIRECTORY}/*/usr/bin")
list(LENGTH staged found)
if(NOT found EQUAL 1)
    message(FATAL_ERROR "The programs were staged in ${found} places, not in one: ${staged}")
endif()
cmake_path(GET staged PARENT_PATH prefix)
file(RENAME "${staged}" "${prefix}/games")
