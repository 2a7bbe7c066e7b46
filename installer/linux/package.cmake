# The Debian package, by CPack.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME longwood)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_CONTACT "The Longwood developers <developers@longwood.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "card patience for ear, hand and eye")
set(CPACK_PACKAGE_DESCRIPTION "Longwood is made for blind players with a screen reader, for players with
little sight, for those who use only the keyboard or only the mouse. Rouge
et Noir, Double Signora, Malmaison, Waterloo and nine relatives from Klondike
to Spider are in it, with the complete rules.
.
Every deal has a number, undo goes back to the deal, and every move is kept
at once. A text game for terminals and braille displays is included.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/games_folder.cmake)
# Folders as Debian has them, whatever the umask of the one who builds.
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS OFF)
# Loaded while the program runs, where they are: its own voice, its sounds, and the screen reader.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "libspeechd2, speech-dispatcher, libcanberra0")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "orca, libcanberra-pulse, fonts-noto-cjk")
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)

include(CPack)
