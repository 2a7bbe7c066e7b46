# One compiled catalog for each language of po/LINGUAS, where the programs of the build
# tree look for it too: bin/../share/locale.
find_program(MSGFMT_EXECUTABLE msgfmt REQUIRED)

file(STRINGS po/LINGUAS languages REGEX "^[^#]")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS po/LINGUAS)

set(catalogs)
foreach(language IN LISTS languages)
    set(folder "${PROJECT_BINARY_DIR}/share/locale/${language}/LC_MESSAGES")
    add_custom_command(
        OUTPUT "${folder}/longwood.mo"
        COMMAND "${CMAKE_COMMAND}" -E make_directory "${folder}"
        COMMAND "${MSGFMT_EXECUTABLE}" --check --endianness=little "--output-file=${folder}/longwood.mo"
                "${CMAKE_CURRENT_SOURCE_DIR}/po/${language}.po"
        DEPENDS po/${language}.po
        COMMENT "Catalog ${language}" VERBATIM)
    list(APPEND catalogs "${folder}/longwood.mo")
    install(FILES "${folder}/longwood.mo" DESTINATION "${CMAKE_INSTALL_DATADIR}/locale/${language}/LC_MESSAGES")
endforeach()
add_custom_target(longwood_catalogs ALL DEPENDS ${catalogs})
add_dependencies(longwood_locale longwood_catalogs)
