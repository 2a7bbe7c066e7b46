#!/bin/sh
# Keeps of ICU's data what programs in the languages named need:
# sh installer/windows/thin_icu_data.sh WHOLE.dat THIN.dat LANGUAGE...
#
# Debian's sources carry the data as one file, made already, so ICU's own filter
# (ICU_DATA_FILTER_FILE) finds nothing to work on.
set -eu
PATH=$PATH:/usr/sbin
whole=$(realpath "$1")
thin=$(realpath -m "$2")
shift 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

ours=$(echo "$@" | tr -s ' ' '|')
bundles="(root|res_index|pool|supplementalData|($ours)(_[A-Za-z0-9_]*)?)\.res"
# Formats of numbers, order of words, ends of lines, and the tables that ICU cannot start without.
# Longwood asks ICU for no names of languages or zones.
cat >"$work/keep" <<TEXT
^$bundles$
^(coll|curr)/$bundles$
^coll/ucadata\.icu$
^brkitr/root\.res$
^brkitr/(char|word|line|line_loose|line_normal|sent|title)\.brk$
^(nfkc|nfkc_cf|uts46|nfc)\.nrm$
^(pnames|uprops|ucase|ubidi|ulayout|cnvalias|uemoji)\.icu$
^(currencyNumericCodes|dayPeriods|genderList|grammaticalFeatures|icustd|icuver|keyTypeData|langInfo)\.res$
^(likelySubtags|metaZones|metadata|numberingSystems|pluralRanges|plurals|timezoneTypes|units)\.res$
^(windowsZones|zoneinfo64)\.res$
TEXT
icupkg -l "$whole" | tr -d '\r' >"$work/all"
grep -E -f "$work/keep" "$work/all" >"$work/kept.txt"
mkdir "$work/items"
# A list of items is what ends with .txt.
icupkg -x "$work/kept.txt" -d "$work/items" "$whole"

# It names the dictionaries of Thai, Chinese and so on (3 MB), and icupkg insists on what a
# bundle names: written anew without.
(cd "$work/items" && derb -c brkitr/root.res) |
    awk '/(%%DEPENDENCY|lstm)[ ]*\{/ { skip = 1 }
         !skip && !/\.dict"/ && !/^\/\// { print }
         skip && /^ *\}/ { skip = 0 }' >"$work/root.txt"
genrb -q -e UTF-8 -d "$work/items/brkitr" "$work/root.txt"

(cd "$work/items" && find . -type f | sed 's,^\./,,' | LC_ALL=C sort) >"$work/added.txt"
rm -f "$thin"
icupkg -tl -a "$work/added.txt" -s "$work/items" new "$thin"
printf 'ICU data: %s of %s items, %s of %s bytes\n' "$(wc -l <"$work/added.txt")" "$(wc -l <"$work/all")" \
    "$(stat -c %s "$thin")" "$(stat -c %s "$whole")"
