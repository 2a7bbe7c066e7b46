#!/bin/sh
# The manuals: no complaint from the formatter, both programs in both languages, and the same
# options and sections count in each language.
set -eu
cd "$(dirname "$0")/../../installer/linux/man"

status=0
for page in *.6 de/*.6; do
    said=$(LC_ALL=C.UTF-8 MANROFFSEQ='' MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>&1 >/dev/null)
    if [ -n "$said" ]; then
        echo "$page: $said" >&2
        status=1
    fi
done
for page in *.6; do
    for what in '^\.SH' '^\.TP' '\\-\\-[a-z]*'; do
        if [ "$(grep -o -e "$what" "$page" | sort)" != "$(grep -o -e "$what" "de/$page" | sort)" ]; then
            echo "$page: German and English differ in: $what" >&2
            status=1
        fi
    done
done
exit $status
