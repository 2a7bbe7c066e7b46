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
cache=${LONGWOOD_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/longwood}/windows
prefix=$cache/$architecture

# The newest is Windows 11, the oldest Windows 7.
oldest_windows="-D_WIN32_WINNT=0x0601 -DWINVER=0x0601"

# Beside what the Linux build needs: the compiler, ICU's tools for its data, the installer's maker.
windows_packages="g++-mingw-w64-$(printf %s "$architecture" | tr _ -)-posix icu-devtools libboost1.74-dev catch2
    dpkg-dev make patch xz-utils nsis zip librsvg2-bin icoutils"
# To try it.
wine_packages="wine64 xvfb xauth x11-apps imagemagick file"
