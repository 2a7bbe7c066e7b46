#!/bin/sh
# Makes the portable tarball: sh installer/portable.sh FOLDER
#
# One folder that runs from anywhere, on Debian 12 and newer, with a desktop's GTK 3 and
# nothing else. What differs from one Debian to the next (ICU, Boost, wxWidgets and what only
# wxWidgets needs) lies inside, in lib/longwood, with its licences.
set -eu
cd "$(dirname "$0")/.."
. installer/packages.sh
[ $# -eq 1 ] || fail "say where it goes: sh installer/portable.sh FOLDER"
mkdir -p "$1"
target=$(realpath "$1")
bundled='/lib(icu|boost_|wx_|pcre2-32|notify)'

# shellcheck disable=SC2086,SC2154
install_packages $build_packages binutils xz-utils
version=$(sed -n 's/^project(Longwood VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
name=longwood-$version-linux-$(uname -m)

# The old kind of search path also holds for the libraries of the libraries.
# shellcheck disable=SC2016
try "Configuring" cmake --preset release -B build/portable -DLONGWOOD_TESTS=OFF \
    -DCMAKE_INSTALL_RPATH='$ORIGIN/../lib/longwood' -DCMAKE_EXE_LINKER_FLAGS=-Wl,--disable-new-dtags
try "Building" cmake --build build/portable

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
folder=$work/$name
try "Installing" cmake --install build/portable --strip --prefix "$folder" >/dev/null

libraries=$folder/lib/longwood
mkdir -p "$libraries" "$folder/licences"
ldd "$folder/bin/longwood" "$folder/bin/longwood-console" | awk '/=>/ { print $3 }' | sort -u |
    grep -E "$bundled" >"$work/bundled"
while read -r library; do
    cp -L "$library" "$libraries/"
    strip --strip-unneeded "$libraries/$(basename "$library")"
    # The package may name the file by its place before /usr was merged.
    package=$(dpkg-query -S "$(realpath "$library")" "$(realpath "$library" | sed 's,^/usr,,')" 2>/dev/null |
        head -n 1 | cut -d : -f 1)
    [ -n "$package" ] || fail "no package owns $library, so its licence is not known."
    cp "/usr/share/doc/$package/copyright" "$folder/licences/$package.txt"
done <"$work/bundled"
cp LICENSE "$folder/"
cp installer/linux/portable/README.txt "$folder/"

try "Packing" tar -C "$work" --sort=name --owner=0 --group=0 --numeric-owner \
    -cJf "$target/$name.tar.xz" "$name"
say "Made $target/$name.tar.xz: $(($(stat -c %s "$target/$name.tar.xz") / 1024)) KB."
