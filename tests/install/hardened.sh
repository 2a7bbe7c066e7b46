#!/bin/sh
# Looks whether released programs are hardened as Debian's: hardened.sh PROGRAM-OR-DEB...
#
# What hardening-check of devscripts looks at too, but with nothing more than readelf.
set -eu
export LC_ALL=C
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
status=0

# wants PROGRAM WHAT PATTERN: the pattern must be in what readelf says of the program.
wants() {
    grep -Eq -e "$3" "$work/elf" && return
    echo "$1 is not hardened: $2 is missing." >&2
    status=1
}

look_at() {
    readelf --file-header --dynamic --program-headers --dyn-syms --wide "$1" >"$work/elf"
    wants "$1" "a place in memory that differs each time (PIE)" 'FLAGS_1.*PIE'
    wants "$1" "the table of functions that cannot be changed (relro)" '^ *GNU_RELRO '
    wants "$1" "finding all functions at the start (now)" 'BIND_NOW|FLAGS_1.*NOW'
    wants "$1" "a stack without code" '^ *GNU_STACK .* RW  '
    wants "$1" "the guard of the stack" '__stack_chk_fail'
    wants "$1" "checked functions of the C library (_FORTIFY_SOURCE)" '__(mem|str|v?s?n?printf|fprintf)[a-z]*_chk'
}

[ $# -gt 0 ] || { echo "Say which programs or packages: hardened.sh PROGRAM-OR-DEB..." >&2 && exit 1; }
for each in "$@"; do
    case $each in
    *.deb)
        dpkg-deb --extract "$each" "$work/package"
        for program in "$work"/package/usr/games/*; do
            look_at "$program"
        done
        ;;
    *) look_at "$each" ;;
    esac
done
exit $status
