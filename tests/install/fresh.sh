#!/bin/sh
# Proves the two commands of the README on a Debian 12 that has nothing: sh tests/install/fresh.sh [run|tests]
#
# Takes about half an hour for both. Needs root and the package debootstrap.
# LONGWOOD_KEEP=1 leaves the system standing for a look.
set -eu
cd "$(dirname "$0")/../.."
. installer/packages.sh
. installer/debian.sh
own_mounts tests/install/fresh.sh "$@"
install_packages debootstrap

which=${1:-both}
work_in_debian

# expect SENTENCE FILE WORD: the words must stand in the file.
expect() {
    grep -q -e "$3" "$2" || fail "$1: \"$3\" is not in what it printed. Its end: $(tail -n 20 "$2")"
}

plays() {
    say "Command 1: sh installer/setup.sh run"
    printf 'draw\nundo\nquit\n' >"$work/typed"
    in_debian "$system" root sh -c 'cd longwood && sh installer/setup.sh run' \
        <"$work/typed" >"$work/first" 2>&1 || fail "command 1 failed: $(tail -n 20 "$work/first")"
    expect "Command 1" "$work/first" "Packages to install:"
    expect "Command 1" "$work/first" "Starting the text game"
    expect "Command 1" "$work/first" "Rouge et Noir"
    # A second time there is nothing to do but play.
    started=$(date +%s)
    in_debian "$system" root sh -c 'cd longwood && sh installer/setup.sh run' \
        <"$work/typed" >"$work/second" 2>&1 || fail "command 1 failed the second time: $(tail -n 20 "$work/second")"
    took=$(($(date +%s) - started))
    expect "Command 1 again" "$work/second" "Packages: all there."
    [ "$took" -le 15 ] || fail "command 1 took $took s the second time, with nothing to do."
    say "Command 1 plays; the second time it took $took s."
}

tests() {
    say "Command 2: sh tests/run.sh"
    CI=true in_debian "$system" root sh -c 'cd longwood && sh tests/run.sh' \
        >"$work/tests" 2>&1 || fail "command 2 failed: $(tail -n 60 "$work/tests")"
    expect "Command 2" "$work/tests" "100% tests passed"
    sed -n '/^Times:/,/^$/p' "$work/tests"
    tail -n 12 "$work/tests"
}

make_debian "$system"
copy_sources "$system/root"/longwood
case $which in
run) plays ;;
tests) tests ;;
both)
    plays
    tests
    ;;
*) fail "say run, tests, or nothing for both; not '$which'." ;;
esac
say "The README's commands work on a fresh Debian 12."
