#!/bin/sh
# Runs check.sh for 32-bit Windows on a Debian of its own: sh installer/windows/check_in_debian.sh
#
# For machines whose packages let no 32-bit Wine in beside them. That Debian is 32-bit altogether.
# Needs root, the package debootstrap, and what LONGWOOD_WINDOWS=i686 sh installer/windows/build.sh made.
set -eu
cd "$(dirname "$0")/../.."
. installer/packages.sh
. installer/debian.sh
own_mounts installer/windows/check_in_debian.sh "$@"
install_packages debootstrap
build=build/windows-i686
[ -d "$build" ] || fail "there is no $build. Run LONGWOOD_WINDOWS=i686 sh installer/windows/build.sh first."

work_in_debian
make_debian "$system" bookworm i386
# In the same place: the build knows its tests by their whole names.
copy_sources "$system$PWD"
tar -c --exclude='*.o' --exclude='*.a' "$build" | tar -x -C "$system$PWD"
say "Trying it there."
failed=0
in_debian "$system" root env LONGWOOD_WINDOWS=i686 sh "$PWD/installer/windows/check.sh" || failed=$?
rm -rf "$build/pictures"
[ ! -d "$system$PWD/$build/pictures" ] || cp -r "$system$PWD/$build/pictures" "$build/"
exit "$failed"
