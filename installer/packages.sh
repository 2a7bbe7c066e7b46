# Sourced by setup.sh, release.sh and tests/run.sh: the one list of Debian packages, and
# the way to install what is missing of it.

# To build both programs.
build_packages="
    g++ cmake ninja-build pkgconf gettext
    libwxgtk3.2-dev libgtk-3-dev
    libicu-dev libboost-locale-dev nlohmann-json3-dev libcli11-dev libreadline-dev"

# To make the Debian package of what was built: it is stripped, and the packages that own its libraries are asked.
pack_packages="binutils dpkg-dev file"

# To play, beside the libraries that come with those: letters to draw with, and the
# folders of icons and languages that a bare system lacks.
play_packages="fonts-dejavu-core"

# To build and run the tests as well: the second compiler, and a screen that nobody sees
# with the window manager, the accessibility bus and the screen reader on it.
test_packages="
    ccache clang-14 clang-format-14 python3
    catch2 libbenchmark-dev
    xvfb xauth xdotool x11-utils x11-xkb-utils openbox weston dbus-daemon dbus-bin
    at-spi2-core gir1.2-atspi-2.0 gir1.2-gtk-3.0 gsettings-desktop-schemas python3-gi python3-pyatspi
    orca speech-dispatcher locales-all
    desktop-file-utils appstream shared-mime-info man-db"

say() {
    printf '%s\n' "$*"
}

fail() {
    printf 'Longwood: %s\n' "$*" >&2
    exit 1
}

# Runs a command; if it fails, says what was being done and stops.
try() {
    what=$1
    shift
    "$@" || fail "$what failed. The cause stands in the lines above; the command was: $*"
}

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null 2>&1; then
        sudo "$@"
    else
        fail "installing packages needs the rights of root, and there is no sudo. Run as root: $*"
    fi
}

is_installed() {
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

# Prints those of the packages named that are not installed.
missing_of() {
    for package in "$@"; do
        is_installed "$package" || printf '%s ' "$package"
    done
}

# Installs those of the packages named that are missing; asks no server when none is.
install_packages() {
    command -v dpkg-query >/dev/null 2>&1 ||
        fail "this script installs Debian packages, and here is no dpkg. Longwood needs: $*"
    missing=$(missing_of "$@")
    if [ -z "$missing" ]; then
        say "Packages: all there."
        return
    fi
    say "Packages to install: $missing"
    try "Asking for the list of packages" as_root apt-get update -q
    # shellcheck disable=SC2086
    try "Installing packages" as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -q -y --no-install-recommends $missing
}
