#!/bin/sh
# Every C++ file is formatted as .clang-format says.
set -eu
cd "$(dirname "$0")/../.."
if ! find accessibility app engine locale tests -name '*.h' -o -name '*.cpp' |
    xargs clang-format-14 --dry-run -Werror; then
    echo "Format: not as .clang-format says. Repair it with: clang-format-14 -i FILE" >&2
    exit 1
fi
echo "Format: all well."
