#!/bin/sh
# Proves the portable tarball: sh tests/install/portable.sh FILE.tar.xz [RELEASE...]
#
# Unpacks and plays it in a folder with umlauts and spaces, on a Debian 12 and a Debian 13 that
# have GTK 3 and none of the libraries inside. Needs root and the package debootstrap.
set -eu
cd "$(dirname "$0")/../.."
. installer/packages.sh
. installer/debian.sh
[ -f "${1:-}" ] || fail "say which tarball: sh tests/install/portable.sh FILE.tar.xz"
tarball=$(realpath "$1")
shift
own_mounts tests/install/portable.sh "$tarball" "$@"
install_packages debootstrap
[ $# -gt 0 ] || set -- bookworm trixie

work_in_debian

# inside USER COMMAND...
inside() {
    in_debian "$system" "$@" >"$work/log" 2>&1 || fail "$* failed: $(tail -n 30 "$work/log")"
}

for release in "$@"; do
    make_debian "$system" "$release"
    inside root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends \
        libgtk-3-0 xvfb xauth xdotool openbox xz-utils
    inside root useradd --create-home anna
    cp tests/install/screen.sh tests/install/play.sh "$system/tmp/"
    cp "$tarball" "$system/tmp/longwood.tar.xz"
    inside anna sh -c 'mkdir "Spiele für Anna" && tar -xJf /tmp/longwood.tar.xz -C "Spiele für Anna"'
    inside anna sh -c '"Spiele für Anna"/longwood-*/bin/longwood-console rules waterloo --lang de'
    grep -q Grundstapel "$work/log" || fail "it speaks no German: $(head -n 5 "$work/log")"
    inside anna sh -c 'sh /tmp/play.sh "$(echo "$HOME/Spiele für Anna/"longwood-*/bin/longwood)"'
    say "The portable tarball plays on $release."
    remove_debian "$system"
done
