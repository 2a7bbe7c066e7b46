# Sourced by the scripts of this folder: which Windows is built for, and where the cache lies.

# x86_64 is 64-bit Windows; i686 is 32-bit Windows.
architecture=${LONGWOOD_WINDOWS:-x86_64}
case $architecture in
x86_64) bits=64 ;;
i686) bits=32 ;;
*) fail "LONGWOOD_WINDOWS is x86_64 or i686, not '$architecture'." ;;
esac
host=$architecture-w64-mingw32
version=$(sed -n 's/^project(Longwood VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)

# Outside the checkout, so that the slow part (the libraries) outlives it.
cache=${LONGWOOD_CACHE:-${XDG_CACHE_HOME:-${HOME:-/root}/.cache}/longwood}/windows
prefix=$cache/$architecture

# The newest is Windows 11, the oldest Windows 7.
oldest_windows="-D_WIN32_WINNT=0x0601 -DWINVER=0x0601"

# Beside what the Linux build needs: the compiler, ICU's tools for its data, the installer's maker.
windows_packages="g++-mingw-w64-$(printf %s "$architecture" | tr _ -)-posix icu-devtools libboost1.74-dev catch2
    dpkg-dev make patch xz-utils nsis zip librsvg2-bin icoutils"
# To try it: a screen that nobody sees, a window manager, keys and pictures. Wine must be able to run
# programs of that kind.
[ "$bits" = 64 ] && wine=wine64 || wine=wine32:i386
wine_packages="cmake python3 unzip xvfb xdotool openbox x11-utils x11-xkb-utils imagemagick"

# For 32 bit on a 64-bit Debian, packages of both kinds side by side; if that cannot be, the system
# stays as it was.
install_wine() {
    is_installed "$wine" && return
    say "Packages to install: $wine"
    added=
    if [ "$wine" != wine64 ] && ! { dpkg --print-architecture && dpkg --print-foreign-architectures; } | grep -qx i386; then
        as_root dpkg --add-architecture i386
        added=yes
    fi
    as_root apt-get update -q && as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -q -y --no-install-recommends --no-remove "$wine" && return
    [ -z "$added" ] || { as_root dpkg --remove-architecture i386 && as_root apt-get update -q; } || true
    [ "$wine" = wine64 ] || say "A Debian of its own can do it: sh installer/windows/check_in_debian.sh"
    fail "$wine cannot be installed on this machine; what apt says against it stands above."
}
