#!/bin/sh
# Installs what is needed, builds Longwood and runs every test: sh tests/run.sh
#
# Cheap checks first. The last lines are the summary of the tests of the debug build.
set -eu
cd "$(dirname "$0")/.."
. installer/packages.sh
exec </dev/null

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

begin "Packages"
# shellcheck disable=SC2086
install_packages $build_packages $play_packages $test_packages

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

finish_step
step=""
printf '\nTimes:\n%s' "$times"
begin "All tests of the debug build"
# Two at a time: each has a screen, a session and folders of its own. Three tries, because a screen reader
# on a busy machine may swallow a word; what is wrong fails every time.
exec ctest --preset debug --parallel 2 --repeat until-pass:3
