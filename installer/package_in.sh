#!/bin/sh
# Makes the Debian package on a Debian 12 of its own, for this or another kind of processor:
#     sh installer/package_in.sh ARCHITECTURE FOLDER          for example: i386 build
#
# Needs root, the package debootstrap, and a processor that runs that kind of program.
set -eu
cd "$(dirname "$0")/.."
. installer/packages.sh
. installer/debian.sh
[ $# -eq 2 ] || fail "say for what and where to: sh installer/package_in.sh ARCHITECTURE FOLDER"
mkdir -p "$2"
own_mounts installer/package_in.sh "$1" "$(realpath "$2")"
install_packages debootstrap

work_in_debian

# inside WHAT SHELL-LINE
inside() {
    say "$1"
    in_debian "$system" root sh -c "cd longwood && $2" >"$work/log" 2>&1 ||
        fail "$1 failed: $(tail -n 30 "$work/log")"
}

make_debian "$system" bookworm "$1"
copy_sources "$system/root"/longwood
inside "Installing packages" '. installer/packages.sh && install_packages $build_packages $pack_packages'
inside "Building and packing" 'sh installer/setup.sh package'
cp "$system/root"/longwood/build/release/longwood_*_"$1".deb "$2/"
say "Made $(ls "$2"/longwood_*_"$1".deb)."
