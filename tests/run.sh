#!/bin/sh
# Installs what is needed, builds Longwood and runs every test: sh tests/run.sh
#
# Cheap checks first. The last lines are the summary of the tests of the debug build. Before it, the
# programs for Windows are built and tried under Wine, as far as the time allows: the whole run is
# meant to end within LONGWOOD_MINUTES (38, if not said). LONGWOOD_WITHOUT=windows leaves them out.
set -eu
cd "$(dirname "$0")/.."
. installer/packages.sh
. installer/windows/common.sh
exec </dev/null
run_began=$(date +%s)

times=""
finish_step() {
    [ -z "${step:-}" ] || times="$times  $(($(date +%s) - started)) s  $step
"
}
begin() {
    finish_step
    step=$1
    started=$(date +%s)
    printf '\n== %s\n' "$step"
}

# Why the programs for Windows are left out of this run, if they are.
no_windows=""
if [ "${LONGWOOD_WITHOUT:-}" = windows ]; then
    no_windows="LONGWOOD_WITHOUT=windows says so"
elif [ "$(dpkg --print-architecture)" != amd64 ]; then
    no_windows="Wine runs them on amd64 only"
fi

begin "Packages"
# shellcheck disable=SC2086,SC2154
install_packages $build_packages $play_packages $test_packages
if [ -z "$no_windows" ]; then
    # shellcheck disable=SC2086,SC2154
    (install_packages $windows_packages $wine_packages) || no_windows="their packages could not be installed"
fi

begin "Architecture, format and layout of the sources"
try "The checks of the sources" sh tests/architecture/run.sh

begin "Debug build with g++, warnings are errors"
try "Configuring" cmake --preset debug -DLONGWOOD_WERROR=ON -DLONGWOOD_TESTS=ON -DLONGWOOD_WINDOW=ON
try "The debug build" cmake --build --preset debug

begin "Compiling with clang, warnings are errors"
try "Configuring" cmake --preset debug -B build/clang -DLONGWOOD_WERROR=ON -DLONGWOOD_TESTS=OFF \
    -DCMAKE_C_COMPILER=clang-14 -DCMAKE_CXX_COMPILER=clang++-14
try "Compiling with clang" python3 -B tests/compile_only.py build/clang

begin "Build with the address and undefined behaviour sanitizers"
# Not with warnings as errors: g++ 12 warns falsely of the standard library's own code under sanitizers.
try "Configuring" cmake --preset asan -DLONGWOOD_WERROR=OFF -DLONGWOOD_WINDOW=OFF
# Not those that take the place of operator new and of the calls for files (trust): sanitizers do so too.
# What comes from outside has a sanitizer build of its own: tests/fuzz/run.sh.
subjects="engine accessibility locale help session phrases spoken console"
# shellcheck disable=SC2046,SC2086
try "The build with sanitizers" cmake --build --preset asan --target longwood-console $(printf 'tests/%s/all ' $subjects)

begin "Tests under the address and undefined behaviour sanitizers"
try "A test under sanitizers" ctest --preset asan --parallel 2 --label-exclude architecture \
    --tests-regex '^(engine|accessibility|locale|session|phrases|spoken|console)'

# What is left of the time when the last step has what it needs, in proportion to the one before: measured
# with two cross builds beside it, 586 seconds after 116.
seconds_for_windows() {
    now=$(date +%s)
    last_step=$((120 + 5 * (now - started)))
    echo $((${LONGWOOD_MINUTES:-38} * 60 - (now - run_began) - last_step))
}

# Both scripts keep what they have made, so that the next run has less to do.
windows() {
    begin "Programs for Windows, built and tried under Wine"
    scratch=$PWD/build/windows-scratch
    mkdir -p "$scratch"
    status=0
    # A second try, as for the tests below: what is wrong fails every time.
    TMPDIR=$scratch python3 -B tests/windows/in_time.py "$1" sh -c \
        'sh installer/windows/build.sh && { sh installer/windows/check.sh || sh installer/windows/check.sh; }' || status=$?
    rm -rf "$scratch"
    case $status in
    0) ;;
    124)
        no_windows="they were not ready within the $1 seconds that the other tests leave"
        step="$step: NOT ALL, the time was up"
        ;;
    *) fail "building or trying the programs for Windows failed. The cause stands in the lines above." ;;
    esac
}

if [ -z "$no_windows" ]; then
    left=$(seconds_for_windows)
    if [ "$left" -ge 240 ]; then
        windows "$left"
    else
        no_windows="the other tests leave no time for them on this machine"
    fi
fi

finish_step
step=""
printf '\nTimes:\n%s' "$times"
[ -z "$no_windows" ] || printf 'The programs for Windows were not tried in this run, because %s.\n' "$no_windows"
begin "All tests of the debug build"
# Two at a time: each has a screen, a session and folders of its own. Three tries, because a screen reader
# on a busy machine may swallow a word; what is wrong fails every time.
exec ctest --preset debug --parallel 2 --repeat until-pass:3
