#!/bin/sh
# Sets Longwood up on Debian 12 and starts it: sh installer/setup.sh run
set -eu
cd "$(dirname "$0")/.."
. installer/packages.sh

usage() {
    cat <<'TEXT'
Usage: sh installer/setup.sh VERB [OPTIONS OF THE GAME]

  run               install what is needed, build, and start the game: the window where
                    there is a display, else the text game
  text              the same, and always the text game
  build             install what is needed and build, into build/release/bin
  package           the same, and make the Debian package of it
  install-packages  only install the Debian packages that building needs
  help              this text

Run it as yourself; it asks for the rights of root (sudo) only to install packages.
TEXT
}

build() {
    # shellcheck disable=SC2086
    install_packages $build_packages $play_packages
    # A folder that is configured stays as its owner configured it.
    if [ ! -f build/release/build.ninja ]; then
        say "Configuring build/release."
        try "Configuring" cmake --preset release -DLONGWOOD_TESTS=OFF
    fi
    say "Building Longwood. The first time takes a few minutes."
    try "Building" cmake --build --preset release
}

package() {
    build
    # shellcheck disable=SC2086
    install_packages $pack_packages
    try "Packing" cmake --build --preset release --target package
    say "Made $(ls -t build/release/longwood_*.deb | head -n 1)"
}

play_text() {
    if [ $# -eq 0 ]; then
        set -- play rouge-et-noir
    fi
    say "Starting the text game: longwood-console $*"
    exec build/release/bin/longwood-console "$@"
}

play() {
    if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
        say "Starting the window: build/release/bin/longwood $*"
        exec build/release/bin/longwood "$@"
    fi
    say "There is no display here, so the text game it is."
    play_text "$@"
}

verb=${1:-help}
[ $# -eq 0 ] || shift
case $verb in
run)
    build
    play "$@"
    ;;
text)
    build
    play_text "$@"
    ;;
build) build ;;
package) package ;;
install-packages)
    # shellcheck disable=SC2086
    install_packages $build_packages $play_packages
    ;;
help | --help | -h) usage ;;
*)
    usage >&2
    fail "there is no verb '$verb'."
    ;;
esac
