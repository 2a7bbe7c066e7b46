#!/bin/sh
# Fuzzes every target under the address and undefined behaviour sanitizers:
#
#     sh tests/fuzz/run.sh [SECONDS [TARGET...]]     ten minutes for all together if not said
#
# Starts from the corpora, writes nothing into the source tree. What breaks a target is left in
# build/fuzz/found and named; found inputs that lead to new places grow in build/fuzz/corpus.
set -eu
cd "$(dirname "$0")/../.."

seconds=${1:-600}
[ $# -eq 0 ] || shift
targets=${*:-$(ls tests/fuzz/corpus)}
build=${LONGWOOD_FUZZ_BUILD:-build/fuzz}
each=$((seconds / $(echo "$targets" | wc -w)))
[ "$each" -ge 1 ] || each=1

cmake -S . -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Debug -DLONGWOOD_FUZZ=ON -DLONGWOOD_WINDOW=OFF \
    -DLONGWOOD_WERROR=ON -DCMAKE_C_COMPILER=clang-14 -DCMAKE_CXX_COMPILER=clang++-14 \
    -DCMAKE_CXX_FLAGS="-fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=undefined -O1" >/dev/null
cmake --build "$build" --target longwood_fuzzers

mkdir -p "$build/found"
[ -d /dev/shm ] && [ -w /dev/shm ] && export TMPDIR=/dev/shm # files that need not reach a disk
status=0
for target in $targets; do
    mkdir -p "$build/corpus/$target"
    printf '== %s, %s s\n' "$target" "$each"
    log="$build/found/$target.log"
    # Weighing thousands of features of each answer would take longer than to play.
    case $target in *_commands) weigh=0 ;; *) weigh=1 ;; esac
    # Bounds: 5 s and 512 MB for an input, 64 MB for one allocation.
    if "$build/bin/fuzz-$target" -max_total_time="$each" -timeout=5 -rss_limit_mb=512 -malloc_limit_mb=64 -entropic=$weigh \
        -max_len=16384 -artifact_prefix="$build/found/$target-" -print_final_stats=1 \
        "$build/corpus/$target" "tests/fuzz/corpus/$target" 2>"$log"; then
        grep -E 'stat::(number_of_executed_units|peak_rss_mb|slowest_unit)' "$log"
    else
        status=1
        tail -n 40 "$log"
        echo "The target $target is broken; the input is in $build/found, the whole log in $log."
    fi
done
exit $status
