#!/bin/sh
# Brings the catalogs up to date with the texts in the sources. Run it after changing a text:
#     sh locale/update-catalogs.sh
# New texts appear untranslated in every locale/po/*.po; those that are gone stay at its end,
# commented out, and come back with their text (--drop-obsolete removes them).
#     sh locale/update-catalogs.sh --template FILE
# only writes what must be translated, as the tests use it. Without changes in the sources
# a second run changes nothing.
set -eu
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

find engine/variants locale accessibility app \( -name '*.cpp' -o -name '*.h' \) | LC_ALL=C sort >"$work/files"

extract() { # keywords...: texts as a template, in the order of the sources, without dates and line numbers
    xgettext --files-from="$work/files" --from-code=UTF-8 --language=C++ --keyword "$@" \
        --add-comments=TRANSLATORS --add-location=file --no-wrap --force-po --package-name=Longwood --output=- |
        # "20 % or" looks like a C format and is none.
        sed '/^"POT-Creation-Date/d; /^#, c-format$/d; s/; charset=CHARSET/; charset=UTF-8/'
}

extract --keyword=text:1 --keyword=text_in:1c,2 --keyword=plural:1,2 --keyword=plural_in:1c,2,3 \
    --keyword=N_:1 --keyword=NC_:1c,2 >"$work/texts.pot"
# The names of variants all have the context "variant".
extract --keyword=VARIANT_NAME:1 | awk -v context=variant -f locale/add-context.awk >"$work/variants.pot"
# What menus, software centres and file managers say about the program.
xgettext --from-code=UTF-8 -k --keyword=Name --keyword=GenericName --keyword=Comment --keyword=Keywords \
    --add-location=file --no-wrap --output=- installer/linux/longwood.*.in |
    sed '/^"POT-Creation-Date/d; s/; charset=CHARSET/; charset=UTF-8/' >"$work/package.pot"
msgcat --use-first --add-location=file --no-wrap "$work/texts.pot" "$work/variants.pot" "$work/package.pot" |
    awk -f locale/mark-braces.awk >"$work/required.pot"

if [ "${1:-}" = --template ]; then
    cp "$work/required.pot" "$2"
    exit
fi

# Every card may have a second form as an object, for the languages that need it.
awk -f locale/object-forms.awk "$work/required.pot" >"$work/objects.pot"
msgcat --use-first --add-location=file --no-wrap "$work/required.pot" "$work/objects.pot" >"$work/longwood.pot"
grep -v '^#' locale/po/LINGUAS | while read -r language; do
    po=locale/po/$language.po
    msgmerge --quiet --no-fuzzy-matching --add-location=file --no-wrap "$po" "$work/longwood.pot" |
        sed '/^"POT-Creation-Date/d' >"$work/merged.po"
    if [ "${1:-}" = --drop-obsolete ]; then
        msgattrib --no-obsolete --no-wrap "$work/merged.po" --output-file="$work/kept.po"
        mv "$work/kept.po" "$work/merged.po"
    fi
    cmp -s "$work/merged.po" "$po" || cp "$work/merged.po" "$po"
    echo "$language: $(LC_ALL=C msgfmt --check --statistics --output-file=/dev/null "$po" 2>&1)"
done
